import type { StaffRole } from '../../../kernel/actor.ts'
import type { Unit } from '../../../ui/plots/plot.ts'

/** The figures of the club that the start page of the admin area draws, in its order. */
export const FIGURES = [
  'registrations',
  'members',
  'joiners',
  'income',
  'kinds',
  'attendance',
  'store',
  'duties',
] as const
export type FigureId = (typeof FIGURES)[number]

export type Figure = {
  title: string
  note?: string
  /** The roles that may read it, besides administrators. */
  roles: readonly StaffRole[]
  unit: Unit
  /** Keys and names of the series. */
  series: readonly (readonly [string, string])[]
  /** lying: bars with long names. stacked: series on top of each other. */
  shape: 'columns' | 'stacked' | 'lying'
  /** How the page with the rows calls them. */
  rows: string
}

const SEASONS = [
  ['this', 'This season'],
  ['last', 'Last season'],
] as const

export const FIGURE: Readonly<Record<FigureId, Figure>> = {
  registrations: {
    title: 'Registrations this season',
    note: 'How far people get with the form they begin.',
    roles: [],
    unit: 'count',
    series: [['all', 'Registrations']],
    shape: 'lying',
    rows: 'Registrations',
  },
  members: {
    title: 'Members by team',
    note: 'Active members. A player of two teams counts in both.',
    roles: [],
    unit: 'count',
    series: [
      ['earlier', 'Joined before'],
      ['new', 'Joined this season'],
    ],
    shape: 'lying',
    rows: 'Members',
  },
  joiners: {
    title: 'New members by month',
    roles: [],
    unit: 'count',
    series: SEASONS,
    shape: 'columns',
    rows: 'Members',
  },
  income: {
    title: 'Income by month',
    note: 'Payments received, less what was refunded.',
    roles: ['finance'],
    unit: 'money',
    series: SEASONS,
    shape: 'columns',
    rows: 'Payments',
  },
  kinds: {
    title: 'Income by kind',
    note: 'Payments received, less what was refunded.',
    roles: ['finance'],
    unit: 'money',
    series: SEASONS,
    shape: 'columns',
    rows: 'Payments',
  },
  attendance: {
    title: 'Attendance by month',
    note: 'Players marked at the trainings of this season.',
    roles: ['coach'],
    unit: 'count',
    series: [
      ['came', 'Came'],
      ['missed', 'Missed'],
    ],
    shape: 'stacked',
    rows: 'Trainings',
  },
  store: {
    title: 'Store sales by month',
    note: 'Paid orders with VAT, less what was refunded.',
    roles: ['shop'],
    unit: 'money',
    series: SEASONS,
    shape: 'columns',
    rows: 'Orders',
  },
  duties: {
    title: 'Duties in the next eight weeks',
    note: 'Places by week, from Monday.',
    roles: ['coach'],
    unit: 'count',
    series: [
      ['taken', 'Taken'],
      ['open', 'Open'],
    ],
    shape: 'stacked',
    rows: 'Duties',
  },
}

export const isFigure = (id: string | undefined): id is FigureId => FIGURES.some((one) => one === id)

/** A row that a figure counts. */
export type FigureRow = {
  id: string
  label: string
  detail: string
  at: Date
  /** How much it adds to the figure. */
  value: number
  /** The page of the row; undefined if it has none. */
  to?: string
}
