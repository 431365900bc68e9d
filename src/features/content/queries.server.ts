import { eq } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { posts } from './table.server.ts'

/** The post of an address, or undefined. [CNT-003] */
export async function findPost(ctx: Pick<Ctx, 'db' | 'pages'>, slug: string) {
  const [post] = await ctx.db
    .select({
      id: posts.id,
      title: posts.title,
      subtitle: posts.subtitle,
      content: posts.content,
      slug: posts.slug,
    })
    .from(posts)
    .where(eq(posts.slug, slug))
  ctx.pages.read(post ? `posts/${post.id}` : 'posts')
  return post
}
