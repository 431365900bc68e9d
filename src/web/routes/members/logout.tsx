import { redirect } from 'react-router'
import { logOut } from '../../../features/accounts/login/commands/log-out.server.ts'
import { ctxOf } from '../../context.ts'
import { paths } from '../../paths.ts'
import { redirectLoggedOut, tokenOf } from '../../session/session.server.ts'
import type { Route } from './+types/logout'

/** A GET does not log out, because a link or an image on another page could trigger it. */
export const loader = () => redirect(paths.access)

/** Ends the session and redirects to the home page. */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const token = tokenOf(ctx, request.headers)
  if (token) await logOut(ctx, token)
  return redirectLoggedOut(ctx, '/')
}
