import { type SQL, sql } from 'drizzle-orm'
import { clubLocale } from '../../../kernel/locale.ts'
import { formResults } from '../table.server.ts'

/** The month at the club in which an answer arrived: '2026-11'. */
export const monthOfResult = (): SQL =>
  sql`to_char(${formResults.createdAt} at time zone ${sql.raw(`'${clubLocale().timeZone}'`)}, 'YYYY-MM')`

export const isInMonth = (month: string): SQL => sql`${monthOfResult()} = ${month}`

/**
 * Whether an answer has this choice in the line with this label. Several choices are stored in one line, separated by
 * commas. The plots count with it and the list behind a bar filters by it, so that both agree.
 */
export const holdsChoice = (label: string, choice: SQL | string): SQL => sql`exists (
  select 1 from jsonb_array_elements(${formResults.data}) line
  where line->>'label' = ${label} and position(', ' || ${choice} || ', ' in ', ' || (line->>'value') || ', ') > 0
)`
