import { and, eq, isNotNull } from 'drizzle-orm'
import { actsFor } from '../../../kernel/actor.ts'
import type { Ctx } from '../../../platform/context.ts'
import { seasonPath } from '../model/season-link.ts'
import { seasonFamilies } from '../table.server.ts'
import { openFamily } from './opened-link.server.ts'
import { newestSeason } from './season.server.ts'

/** The question whether a family comes back, with the page on which it answers. */
export type OwnSeasonQuestion = {
  season: string
  people: { firstName: string; isSelf: boolean }[]
  path: string
}

/**
 * Returns the question about the new season that the logged-in user has been sent and not answered for everybody;
 * undefined otherwise.
 */
export async function ownSeasonQuestion(
  ctx: Pick<Ctx, 'db' | 'actor' | 'clock' | 'secret'>,
): Promise<OwnSeasonQuestion | undefined> {
  const { actor } = ctx
  if (actor.kind !== 'user') return undefined
  const season = await newestSeason(ctx.db)
  if (season?.status !== 'open') return undefined
  const [family] = await ctx.db
    .select()
    .from(seasonFamilies)
    .where(
      and(
        eq(seasonFamilies.seasonId, season.id),
        eq(seasonFamilies.email, actor.email.toLowerCase()),
        isNotNull(seasonFamilies.sentAt),
      ),
    )
  const opened = family && (await openFamily(ctx, ctx.db, family.id))
  if (!opened || opened.contact.userId !== actor.userId) return undefined
  const silent = opened.people.filter(({ id, answer }) => answer === null && actsFor(actor, id))
  const people = opened.contact.people.filter(({ memberId }) => silent.some(({ id }) => id === memberId))
  if (people.length === 0) return undefined
  return {
    season: season.name,
    people: people.map(({ firstName, isSelf }) => ({ firstName, isSelf })),
    path: seasonPath(ctx.secret, family.id, ctx.clock.now()),
  }
}
