import { posts } from '../../src/features/content/table.server.ts'
import { slugOf } from '../../src/kernel/text.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { touchEntry, transact } from '../../src/platform/database/transact.ts'

/** Adds a post with one paragraph. Its slug comes from the title by default. */
export async function aPost(ctx: Ctx, given: Partial<typeof posts.$inferInsert> = {}) {
  const title = given.title ?? 'Join us'
  return transact(ctx, async (tx) => {
    const [post] = await tx
      .insert(posts)
      .values({ content: `<p>About ${title}.</p>`, slug: slugOf(title, 'post'), ...given, title })
      .returning()
    if (!post) throw new Error('the post was not added')
    await touchEntry(tx, 'posts', post.id)
    return post
  })
}
