import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'

/** The largest list that is read: some 4,000 items as the supplier writes them. */
export const MOST_FILE_BYTES = 12 * 1024 * 1024
export const MOST_ROWS = 5000

/** Why a whole file is not read. `where` is what the reader of JSON says. */
export type FileRefusal =
  | { reason: 'TOO_LARGE' }
  | { reason: 'NOT_TEXT' }
  | { reason: 'NOT_JSON'; where: string }
  | { reason: 'NOT_A_LIST' }
  | { reason: 'TOO_MANY_ROWS'; rows: number }

/** The rows of an uploaded list, whatever they hold. Refuses what is no list in JSON, or too large to be one. */
export function rowsIn(bytes: Uint8Array): Outcome<{ rows: unknown[] }, FileRefusal> {
  if (bytes.byteLength > MOST_FILE_BYTES) return refused('TOO_LARGE')
  const text = textIn(bytes)
  if (text === undefined) return refused('NOT_TEXT')
  const parsed = jsonIn(text)
  if (!parsed.ok) return parsed
  if (!Array.isArray(parsed.value)) return refused('NOT_A_LIST')
  const rows: unknown[] = parsed.value
  return rows.length > MOST_ROWS ? refused('TOO_MANY_ROWS', { rows: rows.length }) : done({ rows })
}

/** A refusal as whoever chose the file reads it. */
export function fileRefusalWords(name: string, refusal: FileRefusal): string {
  switch (refusal.reason) {
    case 'TOO_LARGE':
      return `${name} is larger than ${MOST_FILE_BYTES / 1024 / 1024} MB and was not read.`
    case 'NOT_TEXT':
      return `${name} is not a text in UTF-8.`
    case 'NOT_JSON':
      return `${name} is not valid JSON: ${refusal.where}.`
    case 'NOT_A_LIST':
      return `${name} is not a list: it must begin with [ and end with ].`
    case 'TOO_MANY_ROWS':
      return `${name} has ${refusal.rows} rows; ${MOST_ROWS} at most are read at a time.`
  }
}

function textIn(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined // the caller says that it is no text
  }
}

function jsonIn(text: string): Outcome<{ value: unknown }, FileRefusal> {
  try {
    return done({ value: JSON.parse(text) as unknown })
  } catch (error) {
    return refused('NOT_JSON', { where: error instanceof Error ? error.message : 'it cannot be read' })
  }
}
