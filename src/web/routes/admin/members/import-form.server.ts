import { data } from 'react-router'
import { type PreviewView, previewView } from '../../../../features/members/import/admin/preview-view.ts'
import {
  type GivenImport,
  importMembers,
  type Preview,
  previewImport,
} from '../../../../features/members/import/commands/import-members.server.ts'
import { COLUMN_FIELDS, type Mapping } from '../../../../features/members/import/model/columns.ts'
import {
  type FileRefusal,
  fileRefusalWords,
  MOST_FILE_BYTES,
} from '../../../../features/members/import/model/file.ts'
import type { Decision, Decisions } from '../../../../features/members/import/model/import-plan.ts'
import { done } from '../../../../kernel/outcome.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { decodeText } from '../../../../platform/spreadsheet/decode-text.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { adminPaths } from '../../../paths.ts'

/** Previews a spreadsheet, or imports what was previewed. The page gets back everything that was typed. */
export async function handleImportForm(ctx: Ctx, form: FormData) {
  const typed = String(form.get('text') ?? '')
  const read = await textIn(form, typed)
  if (!read.ok) return refuse({ text: typed, errors: { [read.field]: [read.message] } })
  const { text, field, name } = read
  const decisions = decisionsIn(form)
  const given: GivenImport = { text, decisions, columns: columnsIn(form) }
  const outcome =
    form.get('intent') === 'import'
      ? await importMembers(ctx, { ...given, seen: String(form.get('seen') ?? '') })
      : await previewImport(ctx, given)
  if (outcome.ok && 'importId' in outcome) {
    const report = adminPaths.memberImportReport(outcome.importId)
    return redirectWithNotice(report, { tone: 'ok', text: 'Imported' })
  }
  if (outcome.ok) return preview({ text, ...shown(outcome.preview, decisions) })
  switch (outcome.reason) {
    case 'COLUMNS':
      return refuse({ text, columns: columnsOf(outcome), errors: { columns: [outcome.message] } })
    case 'CHANGED':
    case 'NOTHING':
    case 'ROW':
      return refuse({ text, ...shown(outcome.preview, decisions), errors: { '': [refusalWords(outcome)] } })
    default:
      return refuse({ text: typed, errors: { [field]: [fileRefusalWords(name, outcome)] } })
  }
}

type NotImported = { reason: 'CHANGED' | 'NOTHING' } | { reason: 'ROW'; row: number; message: string }

function refusalWords(refusal: NotImported): string {
  switch (refusal.reason) {
    case 'CHANGED':
      return 'The spreadsheet or the members have changed since the preview. Check it and import again.'
    case 'NOTHING':
      return 'There is nothing to import'
    case 'ROW':
      return `Nothing was imported. Row ${refusal.row}: ${refusal.message}`
  }
}

/** What the page shows after a form: the typed text, the columns, the preview, and messages by field. */
export type ImportAnswer = {
  text: string
  columns?: Columns
  view?: PreviewView
  errors: Record<string, string[]>
}
type Columns = Pick<Preview, 'header' | 'example' | 'mapping'>

const refuse = (answer: ImportAnswer) => data(answer, { status: 422 })

/** Rows with errors make the preview a 422: there is something to correct. */
const preview = (answer: Omit<ImportAnswer, 'errors'> & { view: PreviewView }) =>
  data<ImportAnswer>({ ...answer, errors: {} }, { status: answer.view.counts.wrong > 0 ? 422 : 200 })

const shown = (found: Preview, decisions: Decisions) => ({
  columns: columnsOf(found),
  view: previewView(found, decisions),
})

const columnsOf = ({ header, example, mapping }: Columns): Columns => ({ header, example, mapping })

type Field = 'file' | 'text'
type Read =
  | { ok: true; text: string; field: Field; name: string }
  | { ok: false; field: Field; message: string }

/** The text of the chosen file, or the pasted cells. */
async function textIn(form: FormData, typed: string): Promise<Read> {
  const file = form.get('file')
  if (!(file instanceof File) || file.size === 0) {
    if (typed.trim() === '')
      return { ok: false, field: 'file', message: 'Choose a file or paste cells below' }
    return done({ text: typed, field: 'text', name: 'What you pasted' })
  }
  const { name } = file
  const refused = (refusal: FileRefusal) =>
    ({ ok: false, field: 'file', message: fileRefusalWords(name, refusal) }) as const
  if (file.size > MOST_FILE_BYTES) return refused({ reason: 'TOO_LARGE' })
  const decoded = decodeText(new Uint8Array(await file.arrayBuffer()))
  return decoded.ok ? done({ text: decoded.text, field: 'file', name }) : refused(decoded)
}

function columnsIn(form: FormData): GivenImport['columns'] {
  const header = form.get('header')
  if (typeof header !== 'string') return undefined
  const mapping: Mapping[number][] = []
  for (let place = 0; form.has(`column-${place}`); place += 1) {
    const chosen = form.get(`column-${place}`)
    mapping.push(COLUMN_FIELDS.find((field) => field === chosen) ?? '')
  }
  return { header, mapping }
}

function decisionsIn(form: FormData): Decisions {
  const rows = new Map<number, Decision>()
  for (const [name, value] of form) {
    const row = /^decide-(\d{1,6})$/.exec(name)?.[1]
    if (row && typeof value === 'string' && value !== '') rows.set(Number(row), value)
  }
  return { rows, others: form.get('others') === 'add' ? 'add' : 'leave' }
}
