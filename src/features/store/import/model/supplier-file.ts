import { done, type Outcome, refused } from '../../../../kernel/outcome.ts'

/** Size limit of a file: about 4,000 items of the supplier. */
export const MAX_FILE_BYTES = 12 * 1024 * 1024
export const MAX_ROWS = 5000
/** Limit of JSON lists and objects in a file. Parsing more of them, however small, would fill the memory. */
const MAX_PARTS = 100 * MAX_ROWS

/** Why a file is refused. `where` is the message of the JSON parser. */
export type FileRefusal =
  | { reason: 'TOO_LARGE' }
  | { reason: 'TOO_MANY_PARTS' }
  | { reason: 'NOT_TEXT' }
  | { reason: 'NOT_JSON'; where: string }
  | { reason: 'NOT_A_LIST' }
  | { reason: 'TOO_MANY_ROWS'; rows: number }

/**
 * Parses an uploaded JSON list into its rows, which may hold anything. Refuses other files and files that are too
 * large.
 */
export function parseRows(bytes: Uint8Array): Outcome<{ rows: unknown[] }, FileRefusal> {
  if (bytes.byteLength > MAX_FILE_BYTES) return refused('TOO_LARGE')
  if (countParts(bytes) > MAX_PARTS) return refused('TOO_MANY_PARTS')
  const text = decodeText(bytes)
  if (text === undefined) return refused('NOT_TEXT')
  const parsed = parseJson(text)
  if (!parsed.ok) return parsed
  if (!Array.isArray(parsed.value)) return refused('NOT_A_LIST')
  const rows: unknown[] = parsed.value
  return rows.length > MAX_ROWS ? refused('TOO_MANY_ROWS', { rows: rows.length }) : done({ rows })
}

/** Words for a refusal, for the person who chose the file. */
export function fileRefusalWords(name: string, refusal: FileRefusal): string {
  switch (refusal.reason) {
    case 'TOO_LARGE':
      return `${name} is larger than ${MAX_FILE_BYTES / 1024 / 1024} MB and was not read.`
    case 'TOO_MANY_PARTS':
      return `${name} has too many lists and records to be a supplier’s list, and was not read.`
    case 'NOT_TEXT':
      return `${name} is not a text in UTF-8.`
    case 'NOT_JSON':
      return `${name} is not valid JSON: ${refusal.where}.`
    case 'NOT_A_LIST':
      return `${name} is not a list: it must begin with [ and end with ].`
    case 'TOO_MANY_ROWS':
      return `${name} has ${refusal.rows} rows; ${MAX_ROWS} at most are read at a time.`
  }
}

/** Counts the brackets that begin lists and objects, including those inside texts. */
function countParts(bytes: Uint8Array): number {
  let parts = 0
  for (const byte of bytes) if (byte === OBJECT || byte === LIST) parts += 1
  return parts
}

const OBJECT = 0x7b // {
const LIST = 0x5b // [

function decodeText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined // the caller refuses the file
  }
}

function parseJson(text: string): Outcome<{ value: unknown }, FileRefusal> {
  try {
    return done({ value: JSON.parse(text) as unknown })
  } catch (error) {
    return refused('NOT_JSON', { where: error instanceof Error ? error.message : 'it cannot be read' })
  }
}
