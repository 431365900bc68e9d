import { summarySheet } from '../../../../features/money/accounts/model/summary-sheet.ts'
import { seasonNamed } from '../../../../features/money/model.ts'
import { moneyFigures, moneySeasons } from '../../../../features/money/queries/figures.server.ts'
import { moneySearch } from '../../../../features/money/schema.ts'
import { parseQuery } from '../../../admin/list-address.ts'
import { ctxOf } from '../../../context.ts'
import { clubLook, pdfResponse } from '../../../documents.server.ts'
import type { Route } from './+types/summary'

/** The summary of a season or a calendar year as PDF. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const ctx = ctxOf(context)
  const { season } = parseQuery(moneySearch, request)
  const id = season || ((await moneySeasons(ctx))[0]?.id ?? 'all')
  const sheet = summarySheet({
    ...(await moneyFigures(ctx, id)),
    period: seasonNamed(id, ctx.club.seasonStartMonth),
    ...(await clubLook(ctx)),
  })
  return pdfResponse(`money-${id}`, sheet)
}
