import type { MiddlewareFunction } from 'react-router'
import { noteRefusal } from '../../platform/audit/record-refusal.ts'
import { ctxOf } from '../context.ts'
import { requireUser } from '../session/guards.server.ts'
import { WORDS } from '../words.ts'
import { mayOpen, sectionOf } from './sections.ts'

/** The route that answers what no page of the back office does. */
const NOTHING = 'admin/*'

/**
 * The one door of the back office, in front of every loader and action below it: a visitor goes to the login page and
 * comes back, whoever lacks the role of the section gets a 403 and a line in the audit log, and what is no section is
 * not there; a page that nobody put into the table of sections stays shut, and says so. Commands ask again by
 * themselves. [ADM-002, SYS-041, SYS-062, SYS-063, SYS-064, resolutions A01]
 */
export const backOfficeGate: MiddlewareFunction<Response> = async ({ request, context, pattern }, next) => {
  const ctx = ctxOf(context)
  const user = requireUser(ctx, request)
  const { pathname } = new URL(request.url)
  const section = sectionOf(pathname)
  if (pattern !== NOTHING && !sectionOf(`/${pattern}`))
    throw new Response(WORDS.unknownGuard, { status: 500 })
  if (!section) throw new Response(WORDS.pageNotFound, { status: 404 })
  if (mayOpen(user, section)) return next()
  await noteRefusal(ctx, { door: 'admin', method: request.method, part: section.path, subject: pathname })
  throw new Response(WORDS.forbidden, { status: 403 })
}
