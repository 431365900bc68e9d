import { formatPence, formatShort, pence } from '../../kernel/money.ts'

/** One bar, or one group of bars side by side: a month, a team, a step. */
export type PlotBar = {
  label: string
  /** Replaces the label in the drawing where space is short: "Aug". */
  short?: string | undefined
  /** One value for each series. */
  values: readonly number[]
  /** For each series the page with the rows that the value counts. */
  to?: readonly string[] | undefined
}

export type Unit = 'count' | 'money'

export type Plot = {
  /** Unique on the page; also the anchor of the plot. */
  id: string
  title: string
  /** What is counted, where the title does not say it. */
  note?: string | undefined
  unit: Unit
  /** The names of the series, at most three: drawn solid, hatched and outlined. */
  series: readonly string[]
  bars: readonly PlotBar[]
}

export const SERIES_CLASSES = ['plot-solid', 'plot-hatched', 'plot-outlined'] as const

/** Returns the format of values that are shown together: all amounts have pence if one of them needs them. */
export function formatterFor(values: readonly number[], unit: Unit): (value: number) => string {
  if (unit === 'count') return (value) => value.toLocaleString('en-GB')
  const format = values.some((value) => value % 100 !== 0) ? formatPence : formatShort
  return (value) => format(pence(value))
}

/** Returns the format of the values of a plot, in the drawing and in its table. */
export const plotFormatter = ({ bars, unit }: Pick<Plot, 'bars' | 'unit'>) =>
  formatterFor(
    bars.flatMap(({ values }) => values),
    unit,
  )

/** Returns the steps of an axis from 0: at most four, of 1, 2 or 5 times a power of ten. */
export function ticksTo(most: number): number[] {
  const rough = Math.max(most, 1) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, power * ([1, 2, 5, 10].find((times) => times * power >= rough) ?? 10))
  const steps = Math.max(1, Math.ceil(most / step))
  return Array.from({ length: steps + 1 }, (_, at) => at * step)
}

/** Returns the share of a length as an SVG percentage. */
export const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`

/** The highest value of an axis: of single values, or of their sums where bars are stacked. */
export function highest(bars: readonly PlotBar[], isStacked: boolean): number {
  const tops = bars.map(({ values }) =>
    isStacked ? values.reduce((sum, value) => sum + value, 0) : Math.max(0, ...values),
  )
  return Math.max(0, ...tops)
}
