import { count } from '../../kernel/text.ts'
import type { TableRefusal } from './parse-table.ts'

export const MAX_ROWS = 5000
/**
 * Larger than any list of 5,000 members. A list of 100,000 is still parsed, so that the message can state its length.
 */
export const MAX_FILE_BYTES = 8 * 1024 * 1024

export type FileRefusal = TableRefusal | { reason: 'TOO_LARGE' } | { reason: 'NOT_TEXT'; kind: string }

/** How to get a CSV file from a list that is kept in a spreadsheet. */
export const SAVE_AS_CSV = 'In your spreadsheet, choose “Save as” or “Download”, then CSV.'

/**
 * Says why a file or pasted text was refused. `name` begins the sentence; `advice` says how to get a file that can be
 * read.
 */
export function fileRefusalWords(name: string, refusal: FileRefusal, advice = SAVE_AS_CSV): string {
  switch (refusal.reason) {
    case 'TOO_LARGE':
      return `${name} is larger than ${MAX_FILE_BYTES / 1024 / 1024} MB. Split it into smaller files.`
    case 'NOT_TEXT':
      return `${name} is ${refusal.kind} and cannot be read here. ${advice}`
    case 'EMPTY':
      return `${name} needs a first row that names the columns, and at least one row below it.`
    case 'OPEN_QUOTE':
      return `${name} cannot be read from row ${refusal.row}: a quotation mark there is never closed.`
    case 'TOO_MANY_ROWS':
      return `${name} has ${count(refusal.rows, 'row')}. Import at most ${count(MAX_ROWS, 'row')} at a time.`
    case 'TOO_MANY_COLUMNS':
      return `${name} has ${refusal.columns} columns; 60 at most can be read.`
  }
}
