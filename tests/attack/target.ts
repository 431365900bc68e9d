import type { Ctx } from '../../src/platform/context.ts'
import { headersOf, PEOPLE, type Person } from './people.ts'

/** The attacked club: the built product on a port, and its database, to know what must stay secret. */
export type Target = {
  readonly origin: string
  /** The product's own context, to create the data for attacks and to check that it is unchanged. */
  readonly ctx: Ctx
  /** True to try every vector; a short run tries some of them. */
  readonly long: boolean
  readonly headers: Readonly<Record<Person, Record<string, string>>>
  /** Returns the errors that the product has logged since the last call. */
  faults(): string[]
  /** Does not follow redirects. */
  ask(path: string, init?: RequestInit): Promise<Answer>
}

export type Answer = { status: number; headers: Headers; text: string }

/** What an attack tried and what it found. */
export type Outcome = { tried: number; findings: string[] }
export type Attack = {
  readonly name: string
  readonly says: string
  /** Skipped in a short run, because another test covers it or because it takes minutes. */
  readonly onlyLong?: true
  run(target: Target): Promise<Outcome>
}

type Given = Pick<Target, 'origin' | 'ctx' | 'long'> & {
  /** The product's log, one line of JSON per entry. */
  logged: () => string
}

export async function targetAt({ logged, ...given }: Given): Promise<Target> {
  const headers = {} as Record<Person, Record<string, string>> // filled for each person below
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

/** Log level 50: an error. */
const isFault = (line: string): boolean => /^\{"level":[56]0/.test(line)

async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  const answer = await fetch(url, { redirect: 'manual', ...init })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

/**
 * The clock for time limits. In a short run the product runs in this process, so processor time is measured: it does
 * not depend on how busy the machine is.
 */
export function timeOf({ long }: Pick<Target, 'long'>): number {
  if (long) return performance.now()
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** A JSON body with its headers. */
export const json = (method: string, body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
})

/** A form body as sent without scripts. */
export const form = (body: Record<string, string>, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(body),
  headers,
})

let addresses = 0

/** A header with a separate IP address, for tests that are not about rate limits. */
export function fromNewAddress(): Record<string, string> {
  addresses += 1
  return { 'x-forwarded-for': `10.9.${addresses >> 8}.${addresses & 255}` }
}

/** Counts the checks and collects the failed ones. */
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

/** Whether a response was intended: no server error, and no internals of the software in it. */
export const isSound = ({ status, headers, text }: Answer): boolean =>
  (status < 500 || (status === 503 && !text.includes('requestId'))) &&
  (Boolean(headers.get('content-type')?.includes('javascript')) || !INTERNALS.test(text))

const INTERNALS =
  /\bat [\w.<>]+ \(|node_modules|syntax error at|relation "|column "[^"]+" does not|DrizzleQueryError|Failed query|ECONNREFUSED|pg_catalog/

/**
 * Runs one attack and adds the errors that the product logged meanwhile, and attackers whose login was lost at its
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
