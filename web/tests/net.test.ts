import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { Net, type Link, type Socket } from '../src/net.ts';
import { PROTOCOL, type FromBrowser, type FromServer } from '../src/protocol.ts';

class FakeSocket implements Socket {
  onopen = null;
  onmessage: ((event: any) => void) | null = null;
  onclose: ((event: any) => void) | null = null;
  sent: FromBrowser[] = [];
  closed = false;
  send(data: string) {
    this.sent.push(JSON.parse(data) as FromBrowser);
  }
  close() {
    this.closed = true;
  }
  say(message: FromServer) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  greet(protocol = PROTOCOL) {
    this.say({ type: 'welcome', protocol, person: 'p', name: 'A' });
  }
}

const chat = { type: 'chat', table: 'T', id: 'c1', text: 'hello' } as const;

let sockets: FakeSocket[];
let links: Link[];
let heard: FromServer[];
let outdated: number;
let net: Net;
let reachable: boolean;
let watched: boolean;
let waiting: number[];

/** Lets promises that wait for nothing go on. */
const settle = async () => {
  for (let i = 0; i < 5; i++) await Promise.resolve();
};
const wait = async (ms: number) => {
  mock.timers.tick(ms);
  await settle();
};
const newest = () => {
  const socket = sockets.at(-1);
  assert.ok(socket);
  return socket;
};

beforeEach(async () => {
  mock.timers.enable({ apis: ['setTimeout', 'setInterval', 'Date'] });
  sockets = [];
  links = [];
  heard = [];
  outdated = 0;
  reachable = true;
  watched = true;
  waiting = [];
  net = new Net({
    connect: () => {
      sockets.push(new FakeSocket());
      return newest();
    },
    prepare: () => (reachable ? Promise.resolve() : Promise.reject(new Error('gone'))),
    onlink: (link) => links.push(link),
    onmessage: (message) => heard.push(message),
    onwaiting: (count) => waiting.push(count),
    isWatched: () => watched,
    onoutdated: () => (outdated += 1),
  });
  net.start();
  await settle();
});

afterEach(() => {
  net.stop();
  mock.timers.reset();
});

test('a command waits for the welcome and is then sent once', () => {
  net.send(chat);
  assert.deepEqual(newest().sent, []);
  newest().greet();
  assert.deepEqual(newest().sent, [chat]);
  assert.deepEqual(links, ['online']);
});

test('a probe is echoed at once, and nobody else hears of it', () => {
  newest().greet();
  heard.length = 0;
  newest().say({ type: 'probe', number: 7 });
  assert.deepEqual(newest().sent, [{ type: 'echo', number: 7 }]);
  assert.deepEqual(heard, []);
});

test('after a break: first what was missed, then the unanswered command under its old id', async () => {
  newest().greet();
  net.watch('T', () => 12);
  net.send(chat);
  newest().onclose?.({});
  assert.equal(links.at(-1), 'reconnecting');
  await wait(2000);
  assert.equal(sockets.length, 2);
  newest().greet();
  assert.deepEqual(newest().sent, [{ type: 'watch', table: 'T', since: 12 }, chat]);
});

test('an answered command is not sent again, done or refused', async () => {
  newest().greet();
  net.send(chat);
  net.send({ ...chat, id: 'c2' });
  newest().say({ type: 'done', table: 'T', id: 'c1', seq: 1 });
  newest().say({
    type: 'refused',
    table: 'T',
    id: 'c2',
    key: 'k',
    args: {},
    rule: null,
    seq: 1,
    late_ms: null,
    wait_ms: null,
  });
  newest().onclose?.({});
  await wait(2000);
  newest().greet();
  assert.deepEqual(newest().sent, []);
});

test('a command that came too fast is sent again after a while', async () => {
  newest().greet();
  net.send(chat);
  newest().say({ type: 'fault', key: 'too-fast', args: {}, table: null });
  await wait(3000);
  const said = newest().sent.filter(({ type }) => type !== 'ping');
  assert.deepEqual(said, [chat, chat]);
});

test('a server that stays away is called offline, and is still tried', async () => {
  newest().greet();
  reachable = false;
  newest().onclose?.({});
  for (let i = 0; i < 8; i++) await wait(20_000);
  assert.equal(net.link, 'offline');
  reachable = true;
  await wait(20_000);
  newest().greet();
  assert.equal(net.link, 'online');
});

test('a pause of the network is not waited out once it is back', async () => {
  newest().greet();
  reachable = false;
  newest().onclose?.({});
  for (let i = 0; i < 6; i++) await wait(20_000);
  reachable = true;
  const before = sockets.length;
  net.hurry();
  await settle();
  assert.equal(sockets.length, before + 1);
});

/** Time in small steps, as a clock goes; whoever is pinged answers while `alive`. */
async function live(ms: number, alive: boolean) {
  for (let gone = 0; gone < ms; gone += 100) {
    const pings = newest().sent.filter(({ type }) => type === 'ping').length;
    await wait(100);
    const more = newest().sent.filter(({ type }) => type === 'ping').length > pings;
    if (alive && more) newest().say({ type: 'pong' });
  }
}

test('a line that answers stays, and a dead one is noticed within five seconds', async () => {
  newest().greet();
  await live(30_000, true);
  assert.equal(sockets.length, 1);
  assert.equal(net.link, 'online');
  await live(5_000, false);
  assert.equal(sockets[0]?.closed, true);
  assert.notEqual(links.at(-2), undefined);
  assert.ok(links.includes('reconnecting'));
});

test('a page that nobody looks at is patient, and pings seldom', async () => {
  watched = false;
  newest().greet();
  await live(30_000, true);
  assert.equal(newest().sent.filter(({ type }) => type === 'ping').length, 1);
  await live(15_000, false);
  assert.equal(sockets[0]?.closed, false);
  await live(40_000, false);
  assert.equal(sockets[0]?.closed, true);
});

test('the system knows first that there is no network', () => {
  newest().greet();
  net.lose();
  assert.equal(net.link, 'reconnecting');
  net.lose(); // nothing more to lose
});

test('what waits to be sent is counted', () => {
  newest().greet();
  net.send(chat);
  net.send({ ...chat, id: 'c2' });
  newest().say({ type: 'done', table: 'T', id: 'c1', seq: 1 });
  net.unwatch('T');
  assert.deepEqual(waiting, [1, 2, 1, 0]);
});

test('another version of the protocol ends the connection for good', async () => {
  newest().greet(PROTOCOL + 1);
  assert.equal(outdated, 1);
  await wait(60_000);
  assert.equal(sockets.length, 1);
});

test('a table that is left is not watched again', async () => {
  newest().greet();
  net.watch('T', () => null);
  net.send(chat);
  net.unwatch('T');
  newest().onclose?.({});
  await wait(2000);
  newest().greet();
  assert.deepEqual(newest().sent, []);
});
