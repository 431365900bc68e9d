import { fileOf } from '../../../../features/money/accounts/model/journal.ts'
import { listMovements } from '../../../../features/money/accounts/queries/movements.server.ts'
import { exportSearch } from '../../../../features/money/accounts/schema.ts'
import { audit } from '../../../../platform/audit/audit.ts'
import { parseQuery } from '../../../admin/list-address.ts'
import { ctxOf } from '../../../context.ts'
import { csvResponse } from '../../../csv.ts'
import type { Route } from './+types/accounts-file'

/** Downloads a season, a month or a payout for the accounts, as CSV. Formulas are escaped. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const ctx = ctxOf(context)
  const search = parseQuery(exportSearch, request)
  const lines = fileOf(search.format, await listMovements(ctx, search))
  await audit(ctx.db, ctx, {
    action: 'billing.export-accounts',
    subject: 'payments',
    facts: { rows: lines.length - 1 },
  })
  const period = search.payout || search.month || search.season || 'all'
  return csvResponse(`${search.format}-${period}`, lines)
}
