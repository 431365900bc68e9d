import { data } from 'react-router'
import { type PreviewView, previewView } from '../../../../features/members/import/admin/preview-view.ts'
import {
  type GivenImport,
  importMembers,
  type Preview,
  previewImport,
} from '../../../../features/members/import/commands/import-members.server.ts'
import { COLUMN_FIELDS } from '../../../../features/members/import/model/columns.ts'
import type { Decision, Decisions } from '../../../../features/members/import/model/import-plan.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { fileRefusalWords } from '../../../../platform/spreadsheet/refused-file.ts'
import { chosenColumns, importedText } from '../../../admin/imported-text.server.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { redirectWithNotice } from '../../../notices.server.ts'

/** Previews a spreadsheet, or imports the previewed one. Returns everything that was typed. */
export async function handleImportForm(ctx: Ctx, form: FormData) {
  const typed = String(form.get('text') ?? '')
  const read = await importedText(form)
  if (!read.ok) return refuse({ text: typed, errors: { [read.field]: [read.message] } })
  const { text, field, name } = read
  const decisions = decisionsIn(form)
  const given: GivenImport = { text, decisions, columns: chosenColumns(form, COLUMN_FIELDS) }
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
      return 'The spreadsheet or the members have changed since the preview. Check the preview and import again.'
    case 'NOTHING':
      return 'There is nothing to import'
    case 'ROW':
      return `Nothing was imported. Row ${refusal.row}: ${refusal.message}`
  }
}

/** The state of the page after a form: typed text, columns, preview, and messages by field. */
export type ImportAnswer = {
  text: string
  columns?: Columns
  view?: PreviewView
  errors: Record<string, string[]>
}
type Columns = Pick<Preview, 'header' | 'example' | 'mapping'>

const refuse = (answer: ImportAnswer) => data(answer, { status: 422 })

/** A preview with errors is a 422, because there is something to correct. */
const preview = (answer: Omit<ImportAnswer, 'errors'> & { view: PreviewView }) =>
  data<ImportAnswer>({ ...answer, errors: {} }, { status: answer.view.counts.wrong > 0 ? 422 : 200 })

const shown = (found: Preview, decisions: Decisions) => ({
  columns: columnsOf(found),
  view: previewView(found, decisions),
})

const columnsOf = ({ header, example, mapping }: Columns): Columns => ({ header, example, mapping })

function decisionsIn(form: FormData): Decisions {
  const rows = new Map<number, Decision>()
  for (const [name, value] of form) {
    const row = /^decide-(\d{1,6})$/.exec(name)?.[1]
    if (row && typeof value === 'string' && value !== '') rows.set(Number(row), value)
  }
  return { rows, others: form.get('others') === 'add' ? 'add' : 'leave' }
}
