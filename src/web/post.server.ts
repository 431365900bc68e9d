import { FREE_SESSION } from '../features/content/components/next-step.tsx'
import { findPost } from '../features/content/queries/posts.server.ts'
import { listForms } from '../features/forms/queries/forms.server.ts'
import { sessionsBetween } from '../features/trainings/sessions/queries/sessions.server.ts'
import type { Ctx } from '../platform/context.ts'
import { paths } from './paths.ts'
import { STATIC_PAGES } from './static-pages.ts'
import { WORDS } from './words.ts'

const MONTH_MS = 28 * 86_400_000

/** Whether newcomers can book a session. If so, the booking form is offered. */
async function hasSessions(ctx: Pick<Ctx, 'db' | 'pages' | 'clock'>): Promise<boolean> {
  const from = ctx.clock.now()
  const to = new Date(from.getTime() + MONTH_MS)
  return (await sessionsBetween(ctx, { from, to, limit: 1 })).length > 0
}

/** Loads the post of a page, its canonical path, and the slugs of the open forms. Throws a 404 for an unknown slug. */
export async function loadPost(ctx: Pick<Ctx, 'db' | 'pages' | 'clock'>, slug: string) {
  const post = await findPost(ctx, slug)
  if (!post) throw new Response(WORDS.postNotFound, { status: 404 })
  const [fixed] = Object.entries(STATIC_PAGES).find(([, shown]) => shown === slug) ?? []
  const [forms, trains] = await Promise.all([listForms(ctx), hasSessions(ctx)])
  const openForms = [...forms.map((form) => form.slug), ...(trains ? [FREE_SESSION] : [])]
  return { post, openForms, path: fixed ? `/${fixed}` : paths.post(slug) }
}
