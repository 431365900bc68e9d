import { asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Ctx } from '../../../platform/context.ts'
import { files } from '../../../platform/files/table.server.ts'
import { posts } from '../table.server.ts'
import { imageColumns, storedImage } from './images.server.ts'

type Reads = Pick<Ctx, 'db' | 'pages'>
export type Post = NonNullable<Awaited<ReturnType<typeof findPost>>>

const second = alias(files, 'second')

/** The post of an address with its two pictures, or undefined. [CNT-003, CNT-005] */
export async function findPost(ctx: Reads, slug: string) {
  const [found] = await ctx.db
    .select({
      id: posts.id,
      title: posts.title,
      subtitle: posts.subtitle,
      content: posts.content,
      slug: posts.slug,
      header: imageColumns,
      secondary: {
        id: second.id,
        alt: second.alt,
        widthPx: second.widthPx,
        heightPx: second.heightPx,
        variantsPx: second.variantsPx,
        audience: second.audience,
      },
    })
    .from(posts)
    .leftJoin(files, eq(files.id, posts.headerImageId))
    .leftJoin(second, eq(second.id, posts.secondaryImageId))
    .where(eq(posts.slug, slug))
  ctx.pages.read(found ? `posts/${found.id}` : 'posts')
  if (!found) return undefined
  return { ...found, header: storedImage(found.header), secondary: storedImage(found.secondary) }
}

/** The addresses of all posts, for the sitemap. */
export async function listPostSlugs(ctx: Reads): Promise<{ slug: string }[]> {
  ctx.pages.read('posts')
  return ctx.db.select({ slug: posts.slug }).from(posts).orderBy(asc(posts.slug))
}
