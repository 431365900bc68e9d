import { redirect } from 'react-router'
import { logOut } from '../../../features/accounts/commands/log-out.server.ts'
import { ctxOf } from '../../context.ts'
import { paths } from '../../paths.ts'
import { redirectLoggedOut, tokenOf } from '../../session/session.server.ts'
import type { Route } from './+types/logout'

/** Logging out is a write, so a link or an image of another page must not do it. */
export const loader = () => redirect(paths.access)

/** Ends the session and goes home. */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const token = tokenOf(ctx, request.headers)
  if (token) await logOut(ctx, token)
  return redirectLoggedOut(ctx, '/')
}
