import { allResults } from '../../../../features/forms/queries/results.server.ts'
import { resultSearch } from '../../../../features/forms/schema.ts'
import { clubStamp } from '../../../../kernel/dates.ts'
import { audit } from '../../../../platform/audit/audit.ts'
import { parseQuery } from '../../../admin/list-address.ts'
import { ctxOf } from '../../../context.ts'
import { csvResponse } from '../../../csv.ts'
import type { Route } from './+types/export'

const MOST = 9000

/** Exports the answers to one or all forms as CSV, with a column for each label. Formulas are escaped. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const { form } = parseQuery(resultSearch, request)
  const results = await allResults(ctx, form, MOST)
  const labels = [...new Set(results.flatMap(({ data }) => data.map(({ label }) => label)))]
  const lines = results.map(({ data, createdAt, form: title }) => {
    const by = new Map(data.map(({ label, value }) => [label, value]))
    return [clubStamp(createdAt), title, ...labels.map((label) => by.get(label) ?? '')]
  })
  const facts = { rows: lines.length }
  await audit(ctx.db, ctx, { action: 'formresults.export', subject: form ? `forms/${form}` : 'forms', facts })
  return csvResponse('answers', [['Received (local time)', 'Form', ...labels], ...lines])
}
