import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'
import { parseDay } from '../../../../kernel/parse-day.ts'
import { isCalendar, readEvents } from '../../../../platform/calendar/read-events.ts'
import { parseTable, type Table } from '../../../../platform/spreadsheet/parse-table.ts'
import { type FileRefusal, MAX_ROWS } from '../../../../platform/spreadsheet/refused-file.ts'
import { guessColumns, guessFromCells, type Mapping } from './columns.ts'

/**
 * Reads the fixtures in a text (a calendar, a file or pasted cells) as a table, and guesses the field of each column.
 */
export function readFixtures(text: string): Outcome<{ table: Table; guessed: Mapping }, FileRefusal> {
  if (isCalendar(text)) return readCalendar(text)
  const parsed = parseTable(text, MAX_ROWS)
  if (!parsed.ok) return parsed
  const { table } = parsed
  // Tables are often copied from a league page without their heading row.
  if (!table.header.some((cell) => parseDay(cell)))
    return done({ table, guessed: guessColumns(table.header) })
  const rows = [{ row: 1, cells: table.header }, ...table.rows]
  const header = table.header.map((_, place) => `Column ${place + 1}`)
  return done({ table: { header, rows }, guessed: guessFromCells(table.header) })
}

const CALENDAR_HEADER = ['Date', 'Time', 'Game', 'Score', 'Venue', 'Status']
const RESULT = /result:?\s*(\d{1,2}\s*[-–:]\s*\d{1,2})/i

function readCalendar(text: string): Outcome<{ table: Table; guessed: Mapping }, FileRefusal> {
  const events = readEvents(text)
  if (events.length === 0) return refused('EMPTY')
  if (events.length > MAX_ROWS) return refused('TOO_MANY_ROWS', { rows: events.length })
  const rows = events.map(({ day, time, summary, location, description, status }, index) => {
    const said = status === 'cancelled' ? status : ''
    const score = RESULT.exec(description)?.[1] ?? ''
    return { row: index + 1, cells: [day, time, summary, score, location, said] }
  })
  return done({ table: { header: CALENDAR_HEADER, rows }, guessed: guessColumns(CALENDAR_HEADER) })
}
