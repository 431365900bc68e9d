import { done } from '../../kernel/outcome.ts'
import { decodeText } from '../../platform/spreadsheet/decode-text.ts'
import { kindOfFile } from '../../platform/spreadsheet/file-kind.ts'
import {
  type FileRefusal,
  fileRefusalWords,
  MAX_FILE_BYTES,
} from '../../platform/spreadsheet/refused-file.ts'

type Field = 'file' | 'text'
type Read =
  | { ok: true; text: string; field: Field; name: string }
  | { ok: false; field: Field; message: string }

/**
 * Reads the text of an import: the chosen file, or the pasted cells. `advice` says how to get a file that can be read,
 * if it does not come from a spreadsheet.
 */
export async function importedText(form: FormData, advice?: string): Promise<Read> {
  const file = form.get('file')
  const typed = String(form.get('text') ?? '')
  if (!(file instanceof File) || file.size === 0) {
    if (typed.trim() === '')
      return { ok: false, field: 'file', message: 'Choose a file or paste cells below' }
    return done({ text: typed, field: 'text', name: 'What you pasted' })
  }
  const { name } = file
  const refused = (refusal: FileRefusal) =>
    ({ ok: false, field: 'file', message: fileRefusalWords(name, refusal, advice) }) as const
  if (file.size > MAX_FILE_BYTES) return refused({ reason: 'TOO_LARGE' })
  const bytes = new Uint8Array(await file.arrayBuffer())
  const decoded = decodeText(bytes)
  if (decoded.ok) return done({ text: decoded.text, field: 'file', name })
  return refused({ reason: 'NOT_TEXT', kind: await kindOfFile(bytes) })
}

/** Reads the fields chosen for the columns of a header. Returns undefined before any were shown. */
export function chosenColumns<F extends string>(form: FormData, fields: readonly F[]) {
  const header = form.get('header')
  if (typeof header !== 'string') return undefined
  const mapping: (F | '')[] = []
  for (let place = 0; form.has(`column-${place}`); place += 1) {
    const chosen = form.get(`column-${place}`)
    mapping.push(fields.find((field) => field === chosen) ?? '')
  }
  return { header, mapping }
}
