import { and, eq, like, ne, type SQL, sql } from 'drizzle-orm'
import { SYSTEM } from '../../kernel/actor.ts'
import { nthSlug, slugOf } from '../../kernel/text.ts'
import type { Ctx } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { touch, transact } from '../../platform/database/transact.ts'
import { setAudience } from '../../platform/files/audience.ts'
import { files } from '../../platform/files/table.server.ts'
import { members, memberTeams } from './table.server.ts'
import { isMinor, pictureAudience, type Sight, sightIn } from './visibility.server.ts'

/** A free address for a member: the wanted one, or the first of its numbered kin. */
export async function freeMemberSlug(tx: Tx, wanted: string, memberId?: string): Promise<string> {
  const kin = like(members.slug, `${wanted}%`)
  const found = await tx
    .select({ slug: members.slug })
    .from(members)
    .where(memberId ? and(kin, ne(members.id, memberId)) : kin)
  const taken = new Set(found.map((row) => row.slug))
  let n = 1
  while (taken.has(nthSlug(wanted, n))) n += 1
  return nthSlug(wanted, n)
}

/**
 * Brings what is stored of all members into line with what may be known of them: who may fetch a picture, and no surname
 * in a minor's address. For when a team or the day has changed. [decisions C02, holes 10]
 */
export async function guardMinors(ctx: Pick<Ctx, 'db' | 'pages' | 'clock'>): Promise<void> {
  await transact(ctx, async (tx) => {
    const sight = staffSight(ctx)
    const changed = (await guardPictures(tx, sight)) + (await guardAddresses(tx, sight))
    if (changed > 0) await touch(tx, 'members')
  })
}

/** What follows from writing a member: the first team is one of the teams, and minors are guarded. [decisions C02, F15] */
export async function guardWritten(tx: Tx, ctx: Pick<Ctx, 'clock'>, memberId: string): Promise<void> {
  const written = eq(members.id, memberId)
  await tx.execute(sql`insert into ${memberTeams} (member_id, team_id)
    select ${members.id}, ${members.teamId} from ${members} where ${written} and ${members.teamId} is not null
    on conflict do nothing`)
  await guardPictures(tx, staffSight(ctx), written)
  await guardAddresses(tx, staffSight(ctx), written)
}

const staffSight = (ctx: Pick<Ctx, 'clock'>): Sight => sightIn({ ...ctx, actor: SYSTEM })

async function guardPictures(tx: Tx, sight: Sight, which?: SQL): Promise<number> {
  const audience = pictureAudience(sight)
  const wrong = await tx
    .select({ id: files.id, audience })
    .from(files)
    .innerJoin(members, eq(members.imageId, files.id))
    .where(and(which, sql`${files.audience} <> ${audience}`))
  for (const file of wrong) await setAudience(tx, file.id, file.audience)
  return wrong.length
}

async function guardAddresses(tx: Tx, sight: Sight, which?: SQL): Promise<number> {
  const minors = await tx
    .select({ id: members.id, slug: members.slug, firstName: members.firstName })
    .from(members)
    .where(and(isMinor(sight), which))
  const telling = minors.filter(({ slug, firstName }) => !isFirstNameOnly(slug, slugOf(firstName, 'player')))
  for (const { id, firstName } of telling) {
    const slug = await freeMemberSlug(tx, slugOf(firstName, 'player'), id)
    await tx.update(members).set({ slug }).where(eq(members.id, id))
  }
  return telling.length
}

const isFirstNameOnly = (slug: string, first: string): boolean =>
  slug === first || (slug.startsWith(`${first}-`) && /^\d+$/.test(slug.slice(first.length + 1)))
