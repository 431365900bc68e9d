import { join } from 'node:path'
import { load, type Server, startOnOneCore } from './load.ts'

/**
 * The processor time of one answer of a bare `node:http` server on the reference machine of the budgets. Requests
 * per second vary with the machine and its other work; the cost of a page in bare answers does not.
 */
const REFERENCE_MICROS = 12
const PORT = 4271

/** A bare server on the product's processor that sends the bytes of one of its pages. */
export type Bare = Server & { url: string }

export async function startBare(page: string): Promise<Bare> {
  const url = `http://127.0.0.1:${PORT}`
  const program = join(import.meta.dirname, 'bare.ts')
  return Object.assign(await startOnOneCore([program, page, String(PORT)], {}, url), { url })
}

/**
 * Runs a measurement between two measurements of the bare server. Returns its result and the machine's speed factor: 2
 * means that everything takes twice as long as on the reference machine.
 */
export async function scaled<T>(
  bare: Bare,
  measure: () => Promise<T>,
): Promise<{ result: T; speed: number }> {
  const before = await speedNow(bare)
  const result = await measure()
  return { result, speed: (before + (await speedNow(bare))) / 2 }
}

/** The machine's current speed factor. */
export async function speedNow({ pid, url }: Bare): Promise<number> {
  const { cpuMicrosPerRequest } = await load({ url, connections: 20, seconds: 1, warmUp: 1, pid })
  return cpuMicrosPerRequest / REFERENCE_MICROS
}
