import { addDays, clubDay, longDate, longMonth } from '../../../../kernel/dates.ts'
import { formatPence, type Pence, pence } from '../../../../kernel/money.ts'
import type { Letterhead, Sheet, SheetColumn, SheetTable } from '../../../../platform/pdf/sheet.ts'
import { PURPOSE_WORDS } from '../../../billing/payments/admin/payment-row.ts'
import type { PaymentPurpose } from '../../../billing/payments/model.ts'
import type { Figures, Season } from '../../model.ts'

type Line<Id extends string> = { id: Id; figures: Figures }

type Summary = {
  /** Undefined for all seasons. */
  period: Season | undefined
  total: Figures
  /** What is still to pay. */
  open: Pence
  months: readonly Line<string>[]
  kinds: readonly Line<PaymentPurpose>[]
  letterhead: Letterhead
  now: Date
}

const FIGURE_COLUMNS: readonly SheetColumn[] = ['Expected', 'Received', 'Refunded', 'Card fees', 'Net'].map(
  (title) => ({ title, share: 2, isNumber: true }),
)

/** The money of a season or a calendar year, with the figures of the Money page. */
export function summarySheet(summary: Summary): Sheet {
  const { period, total, open, months, kinds, letterhead, now } = summary
  const net = netOf(total)
  return {
    title: period ? `Money in ${period.name}` : 'Money in all seasons',
    letterhead,
    facts: [
      ...(period ? [{ label: 'Period', value: daysOf(period) }] : []),
      { label: 'Received', value: formatPence(total.received) },
      { label: 'Refunded', value: formatPence(total.refunded) },
      { label: 'Card fees', value: formatPence(total.fees) },
      { label: 'Net', value: formatPence(net) },
      { label: 'Still to pay', value: `${formatPence(open)}, of which ${formatPence(total.late)} is late` },
    ],
    tables: [
      tableOf(
        'By kind',
        'Kind',
        kinds.map(({ id, figures }) => [PURPOSE_WORDS[id], figures] as const),
        total,
      ),
      tableOf(
        'By month',
        'Month',
        months.map(({ id, figures }) => [longMonth(new Date(`${id}-15T12:00:00Z`)), figures] as const),
        total,
      ),
    ],
    notes: [
      `As of ${longDate(clubDay(now))}. Payments and refunds count on the day they were made, charges on the day of the invoice, registration or order.`,
      'Net is what was received less refunds and card fees. It is not what is in the bank: the club’s expenses are not part of it.',
    ],
    createdAt: now,
  }
}

const netOf = ({ received, refunded, fees }: Figures): Pence => pence(received - refunded - fees)

const cellsOf = (figures: Figures): string[] =>
  [figures.expected, figures.received, figures.refunded, figures.fees, netOf(figures)].map(formatPence)

const tableOf = (
  heading: string,
  title: string,
  lines: readonly (readonly [string, Figures])[],
  total: Figures,
): SheetTable => ({
  heading,
  columns: [{ title, share: 3 }, ...FIGURE_COLUMNS],
  rows: lines.map(([name, figures]) => [name, ...cellsOf(figures)]),
  totals: [['Total', ...cellsOf(total)]],
})

const daysOf = ({ from, until }: Season): string =>
  `${longDate(clubDay(from))} to ${longDate(addDays(clubDay(until), -1))}`
