import { posts } from '../../../src/features/content/table.server.ts'
import type { Ctx } from '../../../src/platform/context.ts'

export async function seedContent(ctx: Ctx): Promise<void> {
  await ctx.db
    .insert(posts)
    .values({ title: 'Privacy policy', slug: 'privacy-policy', content: '<p>Short.</p>' })
}
