// The load client for boardgame.io: `node driver.mjs PORT PID MATCHES SECONDS`. Prints one line of JSON.
// Two sockets for each match; whoever is to move does so at once.
import { readFileSync } from 'node:fs'
import { io } from 'socket.io-client'

const [port, pid, matches, seconds] = process.argv.slice(2).map(Number)
const address = `http://127.0.0.1:${port}`

async function post(path, body) {
  const response = await fetch(address + path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.json()
}

let playing = false
let counting = false
let moves = 0
let synced = 0
const waits = []

class Match {
  constructor(id, credentials) {
    this.id = id
    this.credentials = credentials
    this.sentAt = 0
    this.mover = -1
    this.states = []
  }

  connect() {
    this.sockets = [0, 1].map((seat) => this.socket(seat))
  }

  socket(seat) {
    const socket = io(`${address}/meadow`, { transports: ['websocket'], forceNew: true })
    socket.on('connect', () => socket.emit('sync', this.id, String(seat), this.credentials[seat], 2))
    socket.on('sync', (_, { state }) => {
      synced += 1
      this.states[seat] = state
    })
    socket.on('update', (_, state) => {
      if (seat === this.mover) {
        if (counting) moves += 1
      } else if (this.sentAt && counting) {
        waits.push(performance.now() - this.sentAt)
      }
      this.look(seat, state)
    })
    return socket
  }

  look(seat, state) {
    if (!playing || Number(state.ctx.currentPlayer) !== seat) return
    this.mover = seat
    this.sentAt = performance.now()
    const action = {
      type: 'MAKE_MOVE',
      payload: {
        type: 'place',
        args: [Math.floor(Math.random() * 96), `tile-${state._stateID}@3,-2`],
        playerID: String(seat),
        credentials: this.credentials[seat],
      },
    }
    this.sockets[seat].emit('update', action, state._stateID, this.id, String(seat))
  }
}

async function open() {
  const { matchID } = await post('/games/meadow/create', { numPlayers: 2 })
  const credentials = []
  for (const playerID of ['0', '1']) {
    const body = { playerID, playerName: `player ${playerID}` }
    const joined = await post(`/games/meadow/${matchID}/join`, body)
    credentials.push(joined.playerCredentials)
  }
  return new Match(matchID, credentials)
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

// The processor time of the server, in seconds: what a move costs, whoever else uses the machine.
function busy() {
  const words = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')
  return (Number(words[11]) + Number(words[12])) / 100
}

const all = []
for (let n = 0; n < matches; n += 1) all.push(await open())
for (const match of all) match.connect()
while (synced < 2 * matches) await pause(50)
playing = true
for (const match of all) match.states.forEach((state, seat) => match.look(seat, state))
await pause(1500)
counting = true
const begin = performance.now()
const busyBefore = busy()
await pause(seconds * 1000)
counting = false
const took = (performance.now() - begin) / 1000
waits.sort((a, b) => a - b)
const at = (share) => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? null
const figures = {
  tables: matches,
  moves,
  seconds: took,
  rate: moves / took,
  p50: at(0.5),
  p99: at(0.99),
  worst: at(1),
  server_busy: (busy() - busyBefore) / took,
}
console.log(JSON.stringify(figures))
process.exit(0)
