import { data } from 'react-router'
import { previewView } from '../../../../features/members/import/admin/preview-view.ts'
import {
  type GivenImport,
  importMembers,
  type Preview,
  previewImport,
} from '../../../../features/members/import/commands/import-members.server.ts'
import { COLUMN_FIELDS, type Mapping } from '../../../../features/members/import/model/columns.ts'
import {
  fileRefusalWords,
  MOST_FILE_BYTES,
} from '../../../../features/members/import/model/file.ts'
import type { Decision, Decisions } from '../../../../features/members/import/model/import-plan.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { decodeText } from '../../../../platform/spreadsheet/decode-text.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { adminPaths } from '../../../paths.ts'

const CHANGED = 'The spreadsheet or the members have changed since the preview. Check it and import again.'

/** Previews a spreadsheet, or imports what was previewed. The page gets back everything that was typed. */
export async function handleImportForm(ctx: Ctx, form: FormData) {
  const read = await textIn(form)
  if ('message' in read) return answer(422, { text: read.text, errors: { [read.field]: [read.message] } })
  const { text, field } = read
  const decisions = decisionsIn(form)
  const given: GivenImport = { text, decisions, columns: columnsIn(form) }
  const isImport = form.get('intent') === 'import'
  const outcome = isImport
    ? await importMembers(ctx, { ...given, seen: String(form.get('seen') ?? '') })
    : await previewImport(ctx, given)
  if (outcome.ok && 'importId' in outcome)
    return redirectWithNotice(adminPaths.memberImportReport(outcome.importId), { tone: 'ok', text: 'Imported' })
  if (outcome.ok) return answer(200, { text, ...shown(outcome.preview, decisions) })
  switch (outcome.reason) {
    case 'COLUMNS': {
      const { header, example, mapping, message } = outcome
      return answer(422, { text, columns: { header, example, mapping }, errors: { columns: [message] } })
    }
    case 'CHANGED':
      return answer(422, { text, ...shown(outcome.preview, decisions), errors: { '': [CHANGED] } })
    case 'NOTHING':
      return answer(422, {
        text,
        ...shown(outcome.preview, decisions),
        errors: { '': ['There is nothing to import'] },
      })
    case 'ROW':
      return answer(422, {
        text,
        ...shown(outcome.preview, decisions),
        errors: { '': [`Nothing was imported. Row ${outcome.row}: ${outcome.message}`] },
      })
    default: {
      const words = fileRefusalWords(read.name, outcome)
      return answer(422, { text: field === 'text' ? text : '', errors: { [field]: [words] } })
    }
  }
}

/** What the page shows after a form: the typed text, the columns, the preview, and messages by field. */
export type ImportAnswer = {
  text: string
  columns?: Pick<Preview, 'header' | 'example' | 'mapping'>
  view?: ReturnType<typeof previewView>
  errors: Record<string, string[]>
}

/** The page with these values. Rows with errors make it a 422 too: there is something to correct. */
export function answer(status: number, given: Omit<ImportAnswer, 'errors'> & Partial<ImportAnswer>) {
  const hasWrongRows = (given.view?.counts.wrong ?? 0) > 0
  return data<ImportAnswer>({ errors: {}, ...given }, { status: hasWrongRows ? 422 : status })
}

const shown = (preview: Preview, decisions: Decisions) => {
  const { header, example, mapping } = preview
  return { columns: { header, example, mapping }, view: previewView(preview, decisions) }
}

type Read = { text: string; field: 'file' | 'text'; name: string }

/** The text of the chosen file, or the pasted cells. */
async function textIn(form: FormData): Promise<Read | { text: string; field: 'file' | 'text'; message: string }> {
  const file = form.get('file')
  const text = String(form.get('text') ?? '')
  if (!(file instanceof File) || file.size === 0) {
    if (text.trim() === '') return { text, field: 'file', message: 'Choose a file or paste cells below' }
    return { text, field: 'text', name: 'What you pasted' }
  }
  if (file.size > MOST_FILE_BYTES)
    return { text, field: 'file', message: fileRefusalWords(file.name, { reason: 'TOO_LARGE' }) }
  const decoded = decodeText(new Uint8Array(await file.arrayBuffer()))
  if (!decoded.ok) return { text, field: 'file', message: fileRefusalWords(file.name, decoded) }
  return { text: decoded.text, field: 'file', name: file.name }
}

function columnsIn(form: FormData): GivenImport['columns'] {
  const header = form.get('header')
  if (typeof header !== 'string') return undefined
  const mapping: (Mapping[number])[] = []
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
