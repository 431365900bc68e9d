import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The trial's own folder, and its duration: minutes, or seconds in a short run. */
export type Ground = { readonly folder: string; readonly long: boolean }

export type Result = { measured: string; findings: string[] }

/** A failure of a running club, and what must hold during and after it. */
export type Trial = {
  readonly name: string
  readonly says: string
  /** Takes minutes even in its short form: only `npm run torture` runs it. */
  readonly isLong?: boolean
  run(ground: Ground): Promise<Result>
}

/** Runs a trial in an empty folder and deletes it afterwards. The unprivileged PostgreSQL user must have access. */
export async function tried({ run }: Trial, long: boolean): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'torture-'))
  try {
    return await run({ folder, long })
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Returns the milliseconds until a condition was true, or undefined if the limit passed. */
export async function soonAfter(
  isSo: () => boolean | Promise<boolean>,
  limitMs: number,
): Promise<number | undefined> {
  const started = performance.now()
  while (performance.now() - started < limitMs) {
    if (await isSo()) return Math.round(performance.now() - started)
    await pause(5)
  }
  return undefined
}

/** Returns the status of an address; 0 when there is no response. */
export async function statusOf(url: string): Promise<number> {
  try {
    const answer = await fetch(url, { redirect: 'manual' })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return 0 // refused, or cut in the middle
  }
}
