import { STATUS_WORDS } from '../../../../features/forms/model/status.ts'
import { allResults } from '../../../../features/forms/queries/results.server.ts'
import { resultSearch } from '../../../../features/forms/schema.ts'
import { clubStamp } from '../../../../kernel/dates.ts'
import { audit } from '../../../../platform/audit/audit.ts'
import { parseQuery } from '../../../admin/list-address.ts'
import { ctxOf } from '../../../context.ts'
import { csvResponse } from '../../../csv.ts'
import type { Route } from './+types/export'

const MOST = 9000

/** Exports the answers that the list shows as CSV, with a column for each label. Formulas are escaped. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const search = parseQuery(resultSearch, request)
  const { form } = search
  const results = await allResults(ctx, search, MOST)
  const labels = [...new Set(results.flatMap(({ data }) => data.map(({ label }) => label)))]
  const lines = results.map(({ data, createdAt, form: title, status, handler }) => {
    const by = new Map(data.map(({ label, value }) => [label, value]))
    const state = [STATUS_WORDS[status].text, handler ?? '']
    return [clubStamp(createdAt), title, ...labels.map((label) => by.get(label) ?? ''), ...state]
  })
  const facts = { rows: lines.length }
  await audit(ctx.db, ctx, { action: 'formresults.export', subject: form ? `forms/${form}` : 'forms', facts })
  return csvResponse('answers', [
    ['Received (local time)', 'Form', ...labels, 'Status', 'Dealt with by'],
    ...lines,
  ])
}
