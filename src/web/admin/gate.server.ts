import { type MiddlewareFunction, redirect } from 'react-router'
import { noteRefusal } from '../../platform/audit/record-refusal.ts'
import { ctxOf } from '../context.ts'
import { paths } from '../paths.ts'
import { requireUser } from '../session/guards.server.ts'
import { WORDS } from '../words.ts'
import { mayOpen, sectionOf } from './sections.ts'

/** The route for unknown addresses below /admin. */
const UNKNOWN = 'admin/*'

/**
 * Guards every loader and action of the admin area. Visitors are redirected to the login page and back afterwards, and
 * staff who must set up two-step login to that page. Users without a role for the section get a 403 and an entry in the
 * audit log. Unknown addresses are a 404, and a route that belongs to no section is a 500. Commands check permissions
 * again.
 */
export const adminGate: MiddlewareFunction<Response> = async ({ request, context, pattern }, next) => {
  const ctx = ctxOf(context)
  const user = requireUser(ctx, request)
  const { pathname } = new URL(request.url)
  if (user.needsTwoStep) {
    const page = pathname.replace(/\.data$/, '')
    throw redirect(`${paths.twoStep}?next=${encodeURIComponent(page)}`)
  }
  const section = sectionOf(pathname)
  if (pattern !== UNKNOWN && !sectionOf(`/${pattern}`))
    throw new Response(WORDS.unknownGuard, { status: 500 })
  if (!section) throw new Response(WORDS.pageNotFound, { status: 404 })
  if (mayOpen(user, section)) return next()
  await noteRefusal(ctx, { area: 'admin', method: request.method, part: section.path, subject: pathname })
  throw new Response(WORDS.forbidden, { status: 403 })
}
