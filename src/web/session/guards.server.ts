import { redirect } from 'react-router'
import type { Actor } from '../../kernel/actor.ts'
import type { Ctx } from '../../platform/context.ts'
import { paths } from '../paths.ts'

export type UserActor = Extract<Actor, { kind: 'user' }>

/** Returns the logged-in user. For a visitor it throws a redirect to the login page, which leads back here. */
export function requireUser(ctx: Pick<Ctx, 'actor'>, request: Request): UserActor {
  if (ctx.actor.kind === 'user') return ctx.actor
  const { pathname, search } = new URL(request.url)
  // Hydrated pages request the page's `.data`; the login must lead back to the page itself.
  const page = pathname.replace(/\.data$/, '')
  throw redirect(`${paths.access}?next=${encodeURIComponent(page + search)}`)
}
