import { and, asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { EntryCard } from '../../../kernel/club.ts'
import type { Ctx } from '../../../platform/context.ts'
import { imageColumns, imageColumnsOf, isPublicPicture } from '../../../platform/files/images.ts'
import { files } from '../../../platform/files/table.server.ts'
import { paths } from '../../../web/paths.ts'
import { posts } from '../table.server.ts'

type Reads = Pick<Ctx, 'db' | 'pages'>
export type Post = NonNullable<Awaited<ReturnType<typeof findPost>>>

const second = alias(files, 'second')

/** Returns the post with this slug and its two pictures, or undefined. */
export async function findPost(ctx: Reads, slug: string) {
  const [found] = await ctx.db
    .select({
      id: posts.id,
      title: posts.title,
      subtitle: posts.subtitle,
      content: posts.content,
      slug: posts.slug,
      header: imageColumns,
      secondary: imageColumnsOf(second),
    })
    .from(posts)
    .leftJoin(files, and(eq(files.id, posts.headerImageId), isPublicPicture()))
    .leftJoin(second, and(eq(second.id, posts.secondaryImageId), isPublicPicture(second)))
    .where(eq(posts.slug, slug))
  ctx.pages.read(found ? `posts/${found.id}` : 'posts')
  return found
}

/** Returns the cards of the home page, without those that link to a page which the club does not have. */
export async function cardsWithPage(ctx: Reads, cards: readonly EntryCard[]): Promise<EntryCard[]> {
  const known = new Set((await listPostSlugs(ctx)).map(({ slug }) => paths.post(slug)))
  return cards.filter(({ link }) => {
    const path = link.replace(/\/+$/, '')
    return !path.startsWith(paths.post('')) || known.has(path)
  })
}

/** Lists the slugs of all posts, for the sitemap. */
export async function listPostSlugs(ctx: Reads): Promise<{ slug: string }[]> {
  ctx.pages.read('posts')
  return ctx.db.select({ slug: posts.slug }).from(posts).orderBy(asc(posts.slug))
}
