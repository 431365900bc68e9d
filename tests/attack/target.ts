import type { Ctx } from '../../src/platform/context.ts'
import { headersOf, PEOPLE, type Person } from './people.ts'

/** The club that is attacked: the built product on a port, and its database, to know what must not come out of it. */
export type Target = {
  readonly origin: string
  /** Acts as the product itself: makes what is attacked, and looks whether it is still as it was. */
  readonly ctx: Ctx
  /** Every vector one by one, where a short run takes some of them. */
  readonly long: boolean
  readonly headers: Readonly<Record<Person, Record<string, string>>>
  /** What the product has logged as a fault of its own since it was asked the last time. */
  faults(): string[]
  /** Follows no redirect. */
  ask(path: string, init?: RequestInit): Promise<Answer>
}

export type Answer = { status: number; headers: Headers; text: string }

/** What an attack did and what it found. */
export type Outcome = { tried: number; findings: string[] }
export type Attack = {
  readonly name: string
  readonly says: string
  /** Another test holds this at each push, or it takes minutes. */
  readonly onlyLong?: true
  run(target: Target): Promise<Outcome>
}

type Given = Pick<Target, 'origin' | 'ctx' | 'long'> & {
  /** All that the product has logged, a line of JSON each. */
  logged: () => string
}

export async function targetAt({ logged, ...given }: Given): Promise<Target> {
  const headers = {} as Record<Person, Record<string, string>> // filled for each of them below
  for (const person of PEOPLE) headers[person] = await headersOf(given.ctx, person)
  let read = 0
  const faults = () => {
    const log = logged()
    const lines = log.slice(read).split('\n').filter(isFault)
    read = log.length
    return lines
  }
  return { ...given, headers, faults, ask: (path, init) => ask(given.origin + path, init) }
}

/** Level 50 of the log: an error that a person has to fix. */
const isFault = (line: string): boolean => /^\{"level":[56]0/.test(line)

async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  const answer = await fetch(url, { redirect: 'manual', ...init })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

/**
 * A time for limits. In a short run the product is in this process, and its processor time counts: however busy the
 * machine is, it stays the same.
 */
export function timeOf({ long }: Pick<Target, 'long'>): number {
  if (long) return performance.now()
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** A body as JSON, and its headers. */
export const json = (method: string, body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
})

/** A body as a form without script sends it. */
export const form = (body: Record<string, string>, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(body),
  headers,
})

let addresses = 0

/** The header of a request from an address of its own, where the limit of one address is not what is tried. */
export function fromNewAddress(): Record<string, string> {
  addresses += 1
  return { 'x-forwarded-for': `10.9.${addresses >> 8}.${addresses & 255}` }
}

/** Counts what was tried and keeps what should not have been. */
export function tally() {
  const outcome: Outcome = { tried: 0, findings: [] }
  return {
    outcome,
    expect(isRight: boolean, finding: string) {
      outcome.tried += 1
      if (!isRight) outcome.findings.push(finding)
    },
  }
}

/** Whether an answer was designed: no failure, and no words of the software behind it. */
export const isSound = ({ status, headers, text }: Answer): boolean =>
  (status < 500 || (status === 503 && !text.includes('requestId'))) &&
  (Boolean(headers.get('content-type')?.includes('javascript')) || !INTERNALS.test(text))

const INTERNALS =
  /\bat [\w.<>]+ \(|node_modules|syntax error at|relation "|column "[^"]+" does not|DrizzleQueryError|Failed query|ECONNREFUSED|pg_catalog/

/**
 * One attack, what the product itself calls a fault meanwhile, and whether the attackers were still logged in at its
 * end.
 */
export async function attacked(target: Target, { run }: Attack): Promise<Outcome> {
  target.faults()
  const { tried, findings } = await run(target)
  const faults = target.faults().map((line) => `logged: ${line.slice(0, 400)}`)
  const loggedOut: string[] = []
  for (const person of PEOPLE.slice(1)) {
    const { status } = await target.ask('/api/gdutils/me', { headers: target.headers[person] })
    if (status !== 200) loggedOut.push(`the session of the ${person} did not hold: ${status}`)
  }
  return { tried, findings: [...findings, ...faults, ...loggedOut] }
}
