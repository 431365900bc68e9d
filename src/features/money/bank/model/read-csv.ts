import { type Pence, pence } from '../../../../kernel/money.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { parseDay } from '../../../../kernel/parse-day.ts'
import { cellText } from '../../../../platform/spreadsheet/cells.ts'
import { guessFields } from '../../../../platform/spreadsheet/columns.ts'
import { parseTable, type Table, type TableRefusal } from '../../../../platform/spreadsheet/parse-table.ts'
import { MAX_ROWS } from '../../../../platform/spreadsheet/refused-file.ts'
import { parseAmount } from './cells.ts'
import type { BankRow } from './statement.ts'

/** The headings of Barclays, HSBC, Lloyds, Halifax, NatWest, Nationwide, Monzo, Starling and Revolut, by field. */
const HEADINGS = {
  day: ['date', 'transaction date', 'date completed utc', 'completed date', 'posting date'],
  amount: ['amount', 'amount gbp', 'value', 'transaction amount'],
  paidIn: ['paid in', 'money in', 'credit amount', 'credit'],
  paidOut: ['paid out', 'money out', 'debit amount', 'debit'],
  payer: ['counter party', 'counterparty', 'name', 'payer', 'payee'],
  reference: ['reference', 'payment reference'],
  text: ['description', 'transaction description', 'memo', 'narrative', 'details', 'transactions'],
  notes: ['notes and tags'],
  id: ['transaction id'],
  account: ['account', 'account number'],
} as const
type Field = keyof typeof HEADINGS
type Columns = Partial<Record<Field, number>>

/** Some banks put the name of the account above the heading. */
const MAX_LINES_ABOVE = 10

export type CsvRefusal = TableRefusal | { reason: 'UNKNOWN_COLUMNS' }

/** Reads the CSV file of a bank, by its headings. HSBC's has none: day, text and amount. */
export function readCsv(text: string): Outcome<{ rows: BankRow[] }, CsvRefusal> {
  const parsed = parseTable(text, MAX_ROWS)
  if (!parsed.ok) return parsed
  const lines = [{ row: 1, cells: parsed.table.header }, ...parsed.table.rows]
  for (const [nth, { cells }] of lines.slice(0, MAX_LINES_ABOVE).entries()) {
    const columns = columnsOf(cells)
    if (columns) return done({ rows: lines.slice(nth + 1).map((line) => rowOf(line, columns)) })
  }
  return isBare(parsed.table.header)
    ? done({ rows: lines.map((line) => rowOf(line, { day: 0, text: 1, amount: 2 })) })
    : refused('UNKNOWN_COLUMNS')
}

function columnsOf(header: readonly string[]): Columns | undefined {
  const columns: Columns = {}
  for (const [place, field] of guessFields(header, HEADINGS).entries()) if (field) columns[field] = place
  const hasAmount = columns.amount !== undefined || columns.paidIn !== undefined
  return columns.day !== undefined && hasAmount ? columns : undefined
}

const isBare = (cells: readonly string[]): boolean =>
  cells.length === 3 && parseDay(cells[0] ?? '') !== undefined && parseAmount(cells[2] ?? '') !== undefined

function rowOf({ row, cells }: Table['rows'][number], columns: Columns): BankRow {
  const cell = (field: Field) => {
    const place = columns[field]
    return place === undefined ? '' : cellText(cells[place]).replace(/^'/, '')
  }
  const texts = [cell('reference'), cell('text'), cell('notes')].filter(Boolean)
  const amountText = columns.amount === undefined ? cell('paidIn') || cell('paidOut') : cell('amount')
  return {
    row,
    day: parseDay(cell('day'))?.day,
    dayText: cell('day'),
    amount:
      columns.amount === undefined ? inAndOut(cell('paidIn'), cell('paidOut')) : parseAmount(amountText),
    amountText,
    payer: cell('payer'),
    text: [...new Set(texts)].join(' '),
    id: cell('id'),
    account: cell('account'),
  }
}

/** One of the two columns has the amount; the other is empty or zero. Undefined if neither can be read. */
function inAndOut(paidIn: string, paidOut: string): Pence | undefined {
  const into = paidIn === '' ? pence(0) : parseAmount(paidIn)
  const out = paidOut === '' ? pence(0) : parseAmount(paidOut)
  if (into === undefined || out === undefined || (paidIn === '' && paidOut === '')) return undefined
  return pence(into - Math.abs(out))
}
