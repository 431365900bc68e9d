import { machine, writeReports } from '../support/report.ts'
import { type Growth, SIZES } from './growth.ts'
import type { Journey } from './journeys.ts'
import type { Load } from './load.ts'

/**
 * `ok`: the budget is kept as it was measured. Where it is one of time also the pace of the machine meanwhile, and
 * whether the budget would be kept at pace 1: that explains a figure, and excuses none.
 */
export type Figure = {
  what: string
  measured: string
  budget: string
  ok: boolean
  scaled?: { speed: number; ok: boolean }
  /** The share of the time in which the host gave the processors to others. */
  stolen?: number
}

/** As the design sets them. */
export type Limits = { leastPerSecond?: number; mostMedianMs?: number; mostP99Ms?: number }

/** A load against its limits. */
export function judged(what: string, result: Load, speed: number, limits: Limits): Figure {
  const {
    leastPerSecond = 0,
    mostMedianMs = Number.POSITIVE_INFINITY,
    mostP99Ms = Number.POSITIVE_INFINITY,
  } = limits
  const { requestsPerSecond, medianMs, p99Ms, cpuMicrosPerRequest, failed, stolen } = result
  const budget = [
    leastPerSecond > 0 && `>= ${leastPerSecond} req/s`,
    mostMedianMs < Number.POSITIVE_INFINITY && `median <= ${mostMedianMs} ms`,
    mostP99Ms < Number.POSITIVE_INFINITY && `p99 <= ${mostP99Ms} ms`,
  ]
  const keeps = (perSecond: number, by: number) =>
    failed === 0 &&
    perSecond * by >= leastPerSecond &&
    medianMs / by <= mostMedianMs &&
    p99Ms / by <= mostP99Ms
  const perProcessorSecond = 1e6 / cpuMicrosPerRequest
  return {
    what,
    measured: `${Math.round(requestsPerSecond)} req/s, ${Math.round(perProcessorSecond)} a second of processor, median ${medianMs} ms, p99 ${p99Ms} ms`,
    budget: budget.filter(Boolean).join(', '),
    ok: keeps(requestsPerSecond, 1),
    scaled: { speed, ok: keeps(perProcessorSecond, speed) },
    stolen,
  }
}

/** One time in milliseconds against its limit. */
export function judgedMs(what: string, ms: number, speed: number, mostMs: number): Figure {
  const scaled = { speed, ok: ms / speed <= mostMs }
  return { what, measured: `${ms.toFixed(1)} ms`, budget: `<= ${mostMs} ms`, ok: ms <= mostMs, scaled }
}

/** Writes what was measured for people and for programs. */
export async function writeReport(folder: string, measured: Measured): Promise<void> {
  const made = machine()
  await writeReports(
    folder,
    { machine: made, ...measured },
    markdown(Object.values(made).join(' · '), measured),
  )
}

export type Measured = {
  figures: readonly Figure[]
  journeys: readonly Journey[]
  growths: readonly Growth[]
}

const markdown = (machine: string, { figures, journeys, growths }: Measured): string => `# Speed

Made by \`npm run bench\`: ${machine}

*Kept* says what was measured on this machine. The pace of the machine was measured around each figure of time: 1 is where
a bare \`node:http\` server answers in 12 µs of processor time, as where the budgets were set; 2 is half as fast. The last
column says whether the budget would be kept at pace 1, by requests a second of the server's own processor. *Stolen* is
the share of the time in which the host of this machine gave its processors to others. *Uncached* is past the page cache;
what all pages share for a minute is kept, and with it the teams, the first page of members, and the words of the store
that misspelt ones are compared with (decision 0052).

| What | Measured | Budget | Kept | Stolen | Pace | Kept at pace 1 |
| --- | --- | --- | --- | --- | --- | --- |
${figures.map(lineOf).join('\n')}

## On a phone

Each page for the first time, the middle of three visits, over a network of 1.6 Mbit/s and 150 ms, in a browser four times
slower than a machine of pace 1: the last column but one says how much this machine was slowed down for that. Good is a
first paint by 1.8 s, the largest by 2.5 s, and an answer to a touch within 200 ms.

| Page | First paint | Largest paint | Touch to paint | Came over the network | Slowed down | Good |
| --- | --- | --- | --- | --- | --- | --- |
${journeys.map(journeyLine).join('\n')}

## With more data

The middle one of answers asked one after the other, past the page cache, at ${SIZES.map((size) => `${size}×`).join(', ')}: 500 members, 500 registrations, 1,000 orders and 1,000 photos are 1×. The power
says how the time grows with the data: 0 not at all, 1 as the data does.

| What | Grows with | ${SIZES.map((size) => `${size}×`).join(' | ')} | Power |
| --- | --- | ${SIZES.map(() => '---').join(' | ')} | --- |
${growths.map(growthLine).join('\n')}
`

const journeyLine = ({ what, firstMs, largestMs, interactionMs, kilobytes, slower, ok }: Journey): string => {
  const times = [firstMs, largestMs, interactionMs].map((ms) => `${Math.round(ms)} ms`)
  return `| ${[what, ...times, `${Math.round(kilobytes)} kB`, `${slower.toFixed(1)}×`, yesNo(ok)].join(' | ')} |`
}

const growthLine = ({ what, grows, ms, power }: Growth): string =>
  `| ${[what, grows, ...ms.map((one) => `${one.toFixed(1)} ms`), power.toFixed(2)].join(' | ')} |`

const lineOf = ({ what, measured, budget, ok, stolen, scaled }: Figure): string => {
  const cells = [
    what,
    measured,
    budget,
    budget && yesNo(ok),
    stolen === undefined ? '' : percent(stolen),
    scaled?.speed.toFixed(2) ?? '',
    budget && scaled ? yesNo(scaled.ok) : '',
  ]
  return `| ${cells.join(' | ')} |`
}

export const percent = (share: number): string => `${Math.round(share * 100)} %`

const yesNo = (ok: boolean): string => (ok ? 'yes' : '**no**')
