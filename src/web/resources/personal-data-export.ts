import type { Context } from 'hono'
import { sessionIn } from '../../platform/auth/cookies.ts'
import { tokenIn } from '../../platform/auth/session-token.ts'
import type { HttpEnv } from '../../platform/http/env.ts'
import { paths } from '../paths.ts'
import { ownFile } from './personal-data.server.ts'

/** GET /members/export: everything the club holds about the user, as one file. A visitor is sent to the login page. */
export async function ownExport(c: Context<HttpEnv>): Promise<Response> {
  const { ctx } = c.var
  const { actor } = ctx
  if (actor.kind !== 'user') return c.redirect(`${paths.access}?next=%2Fmembers%2Fdashboard%2F`, 302)
  const signed = sessionIn(c.req.raw.headers)
  const file = await ownFile({ ...ctx, actor }, signed && tokenIn(signed, ctx.secret))
  return c.body(file, 200, {
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': 'attachment; filename="my-data.json"',
    'cache-control': 'private, no-store',
    'cross-origin-resource-policy': 'same-origin',
  })
}
