import { findPost } from '../features/content/queries/posts.server.ts'
import { listForms } from '../features/forms/queries/forms.server.ts'
import type { Ctx } from '../platform/context.ts'
import { paths } from './paths.ts'
import { STATIC_PAGES } from './static-pages.ts'
import { WORDS } from './words.ts'

/** The post of a page, its canonical path, and the slugs of the open forms. Throws a 404 for an unknown slug. */
export async function loadPost(ctx: Pick<Ctx, 'db' | 'pages'>, slug: string) {
  const post = await findPost(ctx, slug)
  if (!post) throw new Response(WORDS.postNotFound, { status: 404 })
  const [fixed] = Object.entries(STATIC_PAGES).find(([, shown]) => shown === slug) ?? []
  const openForms = (await listForms(ctx)).map((form) => form.slug)
  return { post, openForms, path: fixed ? `/${fixed}` : paths.post(slug) }
}
