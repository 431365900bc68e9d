import type { LocalDate } from '../../../../kernel/dates.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { MAX_ROWS } from '../../../../platform/spreadsheet/refused-file.ts'
import { type CsvRefusal, readCsv } from './read-csv.ts'
import { countOfxTransactions, isOfx, readOfx } from './read-ofx.ts'
import { type BankFile, sortRows } from './statement.ts'

export type BankRefusal =
  | CsvRefusal
  /** An OFX file without transactions, or with more than can be imported at once. */
  | { reason: 'NO_TRANSACTIONS' }
  | { reason: 'TOO_MANY_TRANSACTIONS'; transactions: number }

/** Reads the text of a bank's CSV or OFX file. */
export function readBankFile(text: string, today: LocalDate): Outcome<{ file: BankFile }, BankRefusal> {
  if (!isOfx(text)) {
    const read = readCsv(text)
    return read.ok ? done({ file: sortRows(read.rows, today) }) : read
  }
  const transactions = countOfxTransactions(text)
  if (transactions === 0) return refused('NO_TRANSACTIONS')
  // Counted before they are read: a file of 8 MB holds several hundred thousand empty ones.
  if (transactions > MAX_ROWS) return refused('TOO_MANY_TRANSACTIONS', { transactions })
  return done({ file: sortRows(readOfx(text), today, 'transaction') })
}
