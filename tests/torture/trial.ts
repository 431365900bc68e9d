import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder of this trial's own, and how long to go on: minutes, or seconds at each push. */
export type Ground = { readonly folder: string; readonly long: boolean }

export type Result = { measured: string; findings: string[] }

/** Something bad that happens to a running club, and what has to hold meanwhile and afterwards. */
export type Trial = { readonly name: string; readonly says: string; run(ground: Ground): Promise<Result> }

/** Runs a trial on an empty folder that is gone afterwards. PostgreSQL, which is not root, must reach it. */
export async function tried({ run }: Trial, long: boolean): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'torture-'))
  try {
    return await run({ folder, long })
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 10 })
  }
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Answers after how many milliseconds something came true; undefined when it did not within the limit. */
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

/** The status that an address answers with; 0 when nobody answers. */
export async function statusOf(url: string): Promise<number> {
  try {
    const answer = await fetch(url, { redirect: 'manual' })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return 0 // refused, or cut in the middle
  }
}
