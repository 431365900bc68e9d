import { execFileSync } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import type { Load } from './load.ts'

/** `pace`: that of the machine while it was measured, where the budget is one of time. */
export type Figure = { what: string; measured: string; budget: string; pace?: number; ok: boolean }

/** As the design sets them for a machine of pace 1. */
export type Limits = { leastPerSecond?: number; mostMedianMs?: number; mostP99Ms?: number }

/** A load against its limits, at the pace that the machine had. */
export function judged(what: string, result: Load, pace: number, limits: Limits): Figure {
  const {
    leastPerSecond = 0,
    mostMedianMs = Number.POSITIVE_INFINITY,
    mostP99Ms = Number.POSITIVE_INFINITY,
  } = limits
  const { requestsPerSecond, medianMs, p99Ms, cpuMicrosPerRequest, failed } = result
  const budget = [
    leastPerSecond > 0 && `>= ${leastPerSecond} req/s`,
    mostMedianMs < Number.POSITIVE_INFINITY && `median <= ${mostMedianMs} ms`,
    mostP99Ms < Number.POSITIVE_INFINITY && `p99 <= ${mostP99Ms} ms`,
  ]
  return {
    what,
    measured: `${requestsPerSecond} req/s, ${Math.round(1e6 / cpuMicrosPerRequest)} a second of processor, median ${medianMs} ms, p99 ${p99Ms} ms`,
    budget: budget.filter(Boolean).join(', '),
    pace,
    ok:
      failed === 0 &&
      (1e6 / cpuMicrosPerRequest) * pace >= leastPerSecond &&
      medianMs / pace <= mostMedianMs &&
      p99Ms / pace <= mostP99Ms,
  }
}

/** One time in milliseconds against its limit, at the pace that the machine had. */
export function judgedMs(what: string, ms: number, pace: number, mostMs: number): Figure {
  return { what, measured: `${ms.toFixed(1)} ms`, budget: `<= ${mostMs} ms`, pace, ok: ms / pace <= mostMs }
}

/** Writes what was measured for people and for programs. */
export async function writeReport(folder: string, figures: readonly Figure[]): Promise<void> {
  const machine = {
    processors: `${cpus().length} × ${cpus()[0]?.model.trim()}`,
    memory: `${Math.round(totalmem() / 1e9)} GB`,
    node: process.version,
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
    day: new Date().toISOString().slice(0, 10),
  }
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'report.json'), `${JSON.stringify({ machine, figures }, null, 2)}\n`)
  await writeFile(join(folder, 'report.md'), markdown(Object.values(machine).join(' · '), figures))
}

const markdown = (machine: string, figures: readonly Figure[]): string => `# Speed

Made by \`npm run bench\`: ${machine}

A budget of time holds on a machine of pace 1, where a bare \`node:http\` server answers in 12 µs of processor time. The
pace of this machine was measured around each figure: at pace 2 half as many requests, or twice the time, keep the budget.
Requests are counted a second of the server's own processor, which it shares here with the database and the load.

| What | Measured | Pace | Budget | Kept |
| --- | --- | --- | --- | --- |
${figures.map(({ what, measured, pace, budget, ok }) => `| ${what} | ${measured} | ${pace?.toFixed(2) ?? ''} | ${budget} | ${ok ? 'yes' : '**no**'} |`).join('\n')}
`
