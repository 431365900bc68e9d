import { longDay } from '../../../kernel/dates.ts'
import { formatPence } from '../../../kernel/money.ts'
import { PURPOSE_WORDS } from '../../billing/payments/admin/payment-row.ts'
import type { EntryType } from '../model.ts'
import type { Entry } from '../queries/entries.server.ts'

export const TYPE_WORDS: Readonly<Record<EntryType, string>> = {
  charge: 'Charge',
  written_off: 'Written off',
  payment: 'Payment',
  reversal: 'Payment reversed',
  refund: 'Refund',
  credit: 'Credit for a refund',
}

/** Links to what an entry comes from and to the statement of its person, if the reader may open them. */
type Paths = {
  sourcePath: string | undefined
  statementPath: string | undefined
  recordPath: string | undefined
}

/** A row of the list of entries as text, because it is also sent as JSON. */
export const entryRow = (entry: Entry, paths: Paths) => ({
  ...paths,
  id: entry.id,
  on: longDay(entry.at),
  person: entry.member || entry.person || entry.email || 'Unknown',
  /** The payer, if it is not the member. */
  payer: entry.member && entry.person !== entry.member ? entry.person : '',
  email: entry.email,
  description: entry.description,
  kind: PURPOSE_WORDS[entry.kind],
  type: TYPE_WORDS[entry.type],
  value: formatPence(entry.value),
  pence: entry.value,
  due: entry.dueAt ? longDay(entry.dueAt) : '',
  isLate: entry.isLate,
})

export type EntryRow = ReturnType<typeof entryRow>
