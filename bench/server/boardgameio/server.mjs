// boardgame.io's own server with a small game: `node server.mjs PORT [FOLDER]`.
// Without a folder it keeps matches in memory only; with one, in its FlatFile store.
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { Server, FlatFile, Origins } = require('boardgame.io/server')

// As much state as one of our views: a move changes a little of it, and everybody gets it all.
const CELLS = 96

const game = {
  name: 'meadow',
  setup: () => ({ cells: Array.from({ length: CELLS }, (_, n) => `tile-${n}@0,0`), points: [0, 0] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, cell, text) => {
      G.cells[cell % CELLS] = text
      G.points[playerID] += 1
    },
  },
}

const [port, folder] = process.argv.slice(2)
const options = { games: [game], origins: [Origins.LOCALHOST] }
if (folder) options.db = new FlatFile({ dir: folder })
const server = Server(options)
await server.run({ port: Number(port), callback: () => console.log('ready') })
