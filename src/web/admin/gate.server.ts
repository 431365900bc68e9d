import type { MiddlewareFunction } from 'react-router'
import { noteRefusal } from '../../platform/entries/note-refusal.ts'
import { ctxOf } from '../context.ts'
import { requireUser } from '../session/guards.server.ts'
import { WORDS } from '../words.ts'
import { mayOpen, sectionOf } from './sections.ts'

/**
 * The one door of the back office, in front of every loader and action below it: a visitor goes to the login page and
 * comes back, whoever lacks the role of the section gets a 403 and a line in the audit log, and what is no section is
 * not there. Commands ask again by themselves. [ADM-002, SYS-062, SYS-063, SYS-064, decisions A01]
 */
export const backOfficeGate: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const ctx = ctxOf(context)
  const user = requireUser(ctx, request)
  const { pathname } = new URL(request.url)
  const section = sectionOf(pathname)
  if (!section) throw new Response(WORDS.pageNotFound, { status: 404 })
  if (mayOpen(user, section)) return next()
  await noteRefusal(ctx, { door: 'admin', method: request.method, part: section.path, subject: pathname })
  throw new Response(WORDS.forbidden, { status: 403 })
}
