import { findPost } from '../features/content/queries/posts.server.ts'
import type { Ctx } from '../platform/context.ts'
import { STATIC_PAGES } from './static-pages.ts'
import { WORDS } from './words.ts'

/** The post of a page, with the one path that it is found under. A missing one is a 404. [CNT-002] */
export async function loadPost(ctx: Pick<Ctx, 'db' | 'pages'>, slug: string) {
  const post = await findPost(ctx, slug)
  if (!post) throw new Response(WORDS.postNotFound, { status: 404 })
  const [fixed] = Object.entries(STATIC_PAGES).find(([, shown]) => shown === slug) ?? []
  return { post, path: fixed ? `/${fixed}` : `/gd/${slug}` }
}
