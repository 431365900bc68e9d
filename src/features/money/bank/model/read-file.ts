import type { LocalDate } from '../../../../kernel/dates.ts'
import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { MAX_ROWS } from '../../../../platform/spreadsheet/refused-file.ts'
import { type CsvRefusal, readCsv } from './read-csv.ts'
import { isOfx, readOfx } from './read-ofx.ts'
import { type BankFile, sortRows } from './statement.ts'

/** Reads the text of a bank's CSV or OFX file. */
export function readBankFile(text: string, today: LocalDate): Outcome<{ file: BankFile }, CsvRefusal> {
  if (!isOfx(text)) {
    const read = readCsv(text)
    return read.ok ? done({ file: sortRows(read.rows, today) }) : read
  }
  const rows = readOfx(text)
  if (rows.length === 0) return refused('EMPTY')
  if (rows.length > MAX_ROWS) return refused('TOO_MANY_ROWS', { rows: rows.length })
  return done({ file: sortRows(rows, today) })
}
