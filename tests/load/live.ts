import { once } from 'node:events'
import { request } from 'node:http'
import { styleText } from 'node:util'

/**
 * Measures visitors following a game: node tests/load/live.ts <address of the scorer's table> [viewers]
 * Opens the streams, records a goal ten times, and measures how long each takes to reach the last viewer.
 */
const [table = '', wanted = '2000'] = process.argv.slice(2)
if (!table.includes('/match/')) throw new Error('Give the address of a scorer’s table')
const VIEWERS = Number(wanted)
const ROUNDS = 10
const AT_ONCE = 100
/** The local addresses of the viewers. */
const ADDRESSES = 10

const address = new URL(table)
const [, , gameId = ''] = address.pathname.split('/')
const events = `${address.origin}/match/${gameId}/events${address.search}`

let received = 0
let seen = 0
let lost = 0
let asking = 0
let goals = 0
/** The goals before the first round. */
let first: number | undefined
let roundEnds: (() => void) | undefined

await record({ kind: 'period', period: 1, clockMs: 0 })
const opening = performance.now()
for (let opened = 0; opened < VIEWERS; opened += AT_ONCE)
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, VIEWERS - opened) }, () => follow()))
say(`${VIEWERS} streams opened in ${ms(performance.now() - opening)}`)

const latencies: number[] = []
for (let round = 0; round < ROUNDS; round += 1) {
  goals += 1
  received = 0
  const ended = new Promise<void>((resolve) => {
    roundEnds = resolve
  })
  const from = performance.now()
  await record({ kind: 'goal', side: 'home', shirtNumber: 7 })
  await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 10_000))])
  latencies.push(performance.now() - from)
  if (received < VIEWERS - lost) say(styleText('red', `only ${received} of ${VIEWERS} got goal ${goals}`))
}
latencies.sort((a, b) => a - b)
say(
  `a goal reached all ${VIEWERS - lost} viewers in ${ms(latencies[0])} to ${ms(latencies.at(-1))}, half of them in ${ms(latencies[ROUNDS / 2])}`,
)
say(`${seen} events received, ${lost} connections lost`)
process.exit(lost > 0 ? 1 : 0)

async function follow(): Promise<void> {
  // The site limits the streams per address.
  const localAddress = address.hostname === '127.0.0.1' ? `127.0.0.${2 + (asking++ % ADDRESSES)}` : undefined
  const outgoing = request(`${address.origin}/games/${gameId}/live`, {
    agent: false,
    ...(localAddress && { localAddress }),
  }).end()
  const [answer] = await once(outgoing, 'response')
  if (answer.statusCode !== 200) throw new Error(`a stream was answered with ${answer.statusCode}`)
  answer.setEncoding('utf8')
  answer.on('close', () => {
    lost += 1
  })
  answer.on('data', (text: string) => {
    const home = /"home":(\d+)/.exec(text)?.[1]
    if (home === undefined) return
    seen += 1
    first ??= Number(home)
    if (goals === 0 || Number(home) !== first + goals) return
    received += 1
    if (received >= VIEWERS - lost) roundEnds?.()
  })
}

async function record(event: object): Promise<void> {
  const at = Date.now()
  const none = { side: null, shirtNumber: null, period: null, clockMs: null, undoes: null }
  const answer = await fetch(events, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sentAt: at, events: [{ ...none, ...event, id: crypto.randomUUID(), at }] }),
  })
  if (!answer.ok) throw new Error(`recording was answered with ${answer.status}`)
}

function ms(duration = 0): string {
  return `${Math.round(duration)} ms`
}

function say(words: string): void {
  process.stdout.write(`${words}\n`)
}
