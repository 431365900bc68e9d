import { redirect } from 'react-router'
import type { Actor } from '../../kernel/actor.ts'
import type { Ctx } from '../../platform/context.ts'
import { paths } from '../paths.ts'

export type UserActor = Extract<Actor, { kind: 'user' }>

/** The logged-in user. Throws a redirect to the login page for a visitor, which leads back here afterwards. */
export function requireUser(ctx: Pick<Ctx, 'actor'>, request: Request): UserActor {
  if (ctx.actor.kind === 'user') return ctx.actor
  const { pathname, search } = new URL(request.url)
  // A page with scripts asks for the data of a page: the login leads back to the page itself.
  const page = pathname.replace(/\.data$/, '')
  throw redirect(`${paths.access}?next=${encodeURIComponent(page + search)}`)
}
