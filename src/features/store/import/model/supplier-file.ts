import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'

/** The largest list that is read: some 4,000 items as the supplier writes them. */
export const MOST_FILE_BYTES = 12 * 1024 * 1024
export const MOST_ROWS = 5000
/** Lists and records in a file: 100 for each row. More of them, however small, would fill the memory. */
const MOST_PARTS = 100 * MOST_ROWS

/** Why a whole file is not read. `where` is what the reader of JSON says. */
export type FileRefusal =
  | { reason: 'TOO_LARGE' }
  | { reason: 'TOO_MANY_PARTS' }
  | { reason: 'NOT_TEXT' }
  | { reason: 'NOT_JSON'; where: string }
  | { reason: 'NOT_A_LIST' }
  | { reason: 'TOO_MANY_ROWS'; rows: number }

/** The rows of an uploaded list, whatever they hold. Refuses what is no list in JSON, or too large to be one. */
export function parseRows(bytes: Uint8Array): Outcome<{ rows: unknown[] }, FileRefusal> {
  if (bytes.byteLength > MOST_FILE_BYTES) return refused('TOO_LARGE')
  if (countParts(bytes) > MOST_PARTS) return refused('TOO_MANY_PARTS')
  const text = decodeText(bytes)
  if (text === undefined) return refused('NOT_TEXT')
  const parsed = parseJson(text)
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
    case 'TOO_MANY_PARTS':
      return `${name} has too many lists and records to be a supplier’s list, and was not read.`
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

/** How many lists and records begin in a JSON file; those inside its texts count too. */
function countParts(bytes: Uint8Array): number {
  let parts = 0
  for (const byte of bytes) if (byte === RECORD || byte === LIST) parts += 1
  return parts
}

const RECORD = 0x7b // {
const LIST = 0x5b // [

function decodeText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined // the caller says that it is no text
  }
}

function parseJson(text: string): Outcome<{ value: unknown }, FileRefusal> {
  try {
    return done({ value: JSON.parse(text) as unknown })
  } catch (error) {
    return refused('NOT_JSON', { where: error instanceof Error ? error.message : 'it cannot be read' })
  }
}
