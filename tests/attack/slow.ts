import { connect, type Socket } from 'node:net'
import { type Attack, type Outcome, type Target, tally } from './target.ts'

const CLIENTS = 300
const DRIP_MS = 5000
/** The product allows a minute per request and checks every half minute which ones have exceeded it. */
const CLOSED_MS = 95_000

/** Clients that send a byte from time to time and never finish. */
export const slowClients: Attack = {
  name: 'slow clients',
  says: 'clients that never finish their headers or body are disconnected within 95 s, and others are answered immediately meanwhile',
  onlyLong: true,
  run: attack,
}

const BEGINNINGS: Readonly<Record<string, string>> = {
  'headers that never end': 'GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n',
  'a body that never comes':
    'POST /members/access/ HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 5000\r\n\r\n',
  'nothing at all': '',
}

async function attack(target: Target): Promise<Outcome> {
  const found = tally()
  // The first request is slow in any case, because it renders the page.
  await target.ask('/events')
  const ends = Object.entries(BEGINNINGS).flatMap(([kind, text]) =>
    Array.from({ length: CLIENTS }, () => drip(target, kind, text)),
  )
  const started = performance.now()
  const { status } = await target.ask('/events')
  const ms = Math.round(performance.now() - started)
  found.expect(
    status === 200 && ms < 1000,
    `beside ${ends.length} slow clients /events answers ${status} after ${ms} ms`,
  )
  for (const { kind, ms } of await Promise.all(ends))
    found.expect(ms < CLOSED_MS, `${kind}: still open after ${Math.round(ms / 1000)} s`)
  return found.outcome
}

/** Returns how long the product kept the connection open. */
function drip({ origin }: Target, kind: string, beginning: string): Promise<{ kind: string; ms: number }> {
  const started = performance.now()
  const socket: Socket = connect(Number(new URL(origin).port), '127.0.0.1')
  if (beginning) socket.write(beginning)
  const timer = setInterval(() => beginning && socket.write('x'), DRIP_MS)
  const giveUp = setTimeout(() => socket.destroy(), CLOSED_MS)
  return new Promise((resolve) => {
    socket.on('error', () => {})
    socket.on('data', () => {})
    socket.on('close', () => {
      clearInterval(timer)
      clearTimeout(giveUp)
      resolve({ kind, ms: performance.now() - started })
    })
  })
}
