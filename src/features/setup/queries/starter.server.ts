import { inArray } from 'drizzle-orm'
import { Forbidden } from '../../../kernel/errors.ts'
import type { Ctx } from '../../../platform/context.ts'
import { canManageClub } from '../../club/policy.ts'
import { posts } from '../../content/table.server.ts'
import { forms } from '../../forms/table.server.ts'
import { positions } from '../../volunteering/table.server.ts'
import { KIND_QUESTION } from '../model/fees.ts'
import { STARTER_ITEMS } from '../model/starter-items.ts'
import { readConfiguration } from './club-content.server.ts'

/**
 * Returns the ids of the starter items that the club already has, including ones of its own. Throws Forbidden unless
 * the caller is an administrator.
 */
export async function readStarter(
  ctx: Pick<Ctx, 'db' | 'actor' | 'pages' | 'clock'>,
): Promise<ReadonlySet<string>> {
  const { db } = ctx
  if (!canManageClub(ctx.actor)) throw new Forbidden()
  const slugs = STARTER_ITEMS.map(({ id }) => id)
  // Sequential, because a transaction has a single connection.
  const configuration = await readConfiguration(ctx)
  const foundPosts = await db.select({ slug: posts.slug }).from(posts).where(inArray(posts.slug, slugs))
  const foundForms = await db.select({ slug: forms.slug }).from(forms).where(inArray(forms.slug, slugs))
  const positionCount = await db.$count(positions)
  const has: Record<string, boolean> = {
    questions: configuration.questions.some(({ id }) => id !== KIND_QUESTION.id),
    details: configuration.details.length > 0,
    positions: positionCount > 0,
    'main-menu': configuration.mainMenu.length > 0,
    'footer-menu': configuration.footerMenu.length > 0,
  }
  return new Set(
    STARTER_ITEMS.filter(({ id, group }) => {
      if (group === 'site') return has[id]
      return (group === 'page' ? foundPosts : foundForms).some(({ slug }) => slug === id)
    }).map(({ id }) => id),
  )
}
