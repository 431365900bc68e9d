import { machine, writeReports } from '../support/report.ts'
import { type Growth, SIZES } from './growth.ts'
import type { Journey } from './journeys.ts'
import type { Load } from './load.ts'

/**
 * `ok`: the budget was met. `scaled`, for timed figures: the machine's speed factor, and whether the budget would be
 * met at factor 1. This explains a missed budget but does not excuse it.
 */
export type Figure = {
  what: string
  measured: string
  budget: string
  ok: boolean
  scaled?: { speed: number; ok: boolean }
  /** The share of the time that the host stole. */
  stolen?: number
}

/** The budgets of the design. */
export type Limits = { leastPerSecond?: number; mostMedianMs?: number; mostP99Ms?: number }

/** Checks a load against its limits. */
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

/** Checks a time in milliseconds against its limit. */
export function judgedMs(what: string, ms: number, speed: number, mostMs: number): Figure {
  const scaled = { speed, ok: ms / speed <= mostMs }
  return { what, measured: `${ms.toFixed(1)} ms`, budget: `<= ${mostMs} ms`, ok: ms <= mostMs, scaled }
}

/** Prints the results as text and writes them as JSON. */
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

*Kept* is the result on this machine. *Speed factor* is how slow the machine was during each timed measurement: at 1 a
bare \`node:http\` server answers in 12 µs of processor time, as on the machine for which the budgets were set; at 2 it takes
twice as long. The last column says whether the budget would be kept at factor 1, by requests per second of the server's
own processor. *Stolen* is the share of time in which the host gave this machine's processors to others. *Uncached*
requests bypass the page cache; data that all pages share for a minute (teams, the first page of members, the word list
of the store search) stays cached (decision 0052).

| What | Measured | Budget | Kept | Stolen | Speed factor | Kept at factor 1 |
| --- | --- | --- | --- | --- | --- | --- |
${figures.map(lineOf).join('\n')}

## On a phone

The first visit to each page, the median of three, over a network with 1.6 Mbit/s and 150 ms, in a browser four times
slower than a machine with speed factor 1; *Slowed down* says how much this machine was slowed down for that. Good is a
first paint within 1.8 s, the largest within 2.5 s, and a response to a touch within 200 ms.

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
