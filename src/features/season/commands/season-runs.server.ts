import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { mailAddress } from '../../../platform/email/email.ts'
import type { BulkKind } from '../../../platform/jobs/bulk/kind.ts'
import { sendEmail } from '../../emails/commands/send-email.server.ts'
import type { FamilyContact } from '../../members/family/queries/contacts.server.ts'
import { seasonEmail } from '../emails/season.tsx'
import { isDue } from '../internal/due-families.server.ts'
import { seasonPath } from '../model/season-link.ts'
import { requireSeasonManager } from '../policy.ts'
import { familiesOf } from '../queries/families.server.ts'
import { type SeasonPlan, seasonPlan } from '../queries/planned-members.server.ts'
import { runningSubscriptions, subscriptionInWords } from '../queries/running-subscriptions.server.ts'
import { type SeasonFamily, seasonFamilies, seasons } from '../table.server.ts'

/**
 * Writes to families, each once, or reminds those who have not answered for everybody, at most once a day. The e-mail
 * and the mark that it was sent are one transaction.
 */
export const ASK_FAMILIES: BulkKind<{ isReminder: boolean }> = {
  name: 'season.ask',
  input: z.object({ isReminder: z.boolean() }),
  async work(ctx, tx, { isReminder }, { id }) {
    requireSeasonManager(ctx)
    const family = await lockUnasked(tx, ctx, id, isReminder)
    if (!family) return { ok: true, text: 'Has had this e-mail already' }
    const [season] = await tx.select().from(seasons).where(eq(seasons.id, family.seasonId))
    if (season?.status !== 'open') return { ok: false, text: `${family.name}: the season has been closed` }
    const plan = await seasonPlan(tx, season, family.memberIds)
    const { families } = await familiesOf(
      ctx,
      tx,
      plan.members.map((member) => member.id),
    )
    const contact = families.find(({ email }) => email.toLowerCase() === family.email)
    const silent = contact && onlySilent(contact, plan)
    if (!silent) return { ok: true, text: `${family.name} need not answer any more` }
    await write(ctx, tx, { family, contact: silent, plan, season: season.name, isReminder })
    return { ok: true, text: `E-mail sent to ${contact.name}` }
  },
}

/** Locks the family if its e-mail is still due. */
async function lockUnasked(tx: Tx, ctx: Ctx, id: string, isReminder: boolean) {
  const [family] = await tx
    .select()
    .from(seasonFamilies)
    .where(and(eq(seasonFamilies.id, id), isDue(ctx, isReminder)))
    .for('update')
  return family
}

/** The contact with those people who have not answered; undefined if all have. */
function onlySilent(contact: FamilyContact, { members }: SeasonPlan): FamilyContact | undefined {
  const silent = new Set(members.flatMap(({ id, answer }) => (answer ? [] : id)))
  const people = contact.people.filter(({ memberId }) => silent.has(memberId))
  return people.length > 0 ? { ...contact, people } : undefined
}

type Asked = {
  family: SeasonFamily
  contact: FamilyContact
  plan: SeasonPlan
  season: string
  isReminder: boolean
}

async function write(ctx: Ctx, tx: Tx, { family, contact, plan, season, isReminder }: Asked) {
  const now = ctx.clock.now()
  const subscriptions = await runningSubscriptions(tx, family.memberIds)
  const people = contact.people.map(({ memberId, firstName, isSelf }) => {
    const teamId = plan.members.find(({ id }) => id === memberId)?.newTeamId
    return {
      firstName,
      isSelf,
      team: plan.teams.find(({ id }) => id === teamId)?.newName ?? null,
      subscriptions: (subscriptions.get(memberId) ?? []).map(subscriptionInWords),
    }
  })
  const url = new URL(seasonPath(ctx.secret, family.id, now), ctx.config.publicUrl).href
  const email = seasonEmail({ club: ctx.club.name, season, name: contact.name, people, url, isReminder })
  await sendEmail(ctx, tx, { to: mailAddress(contact.email, contact.name) }, email)
  await tx
    .update(seasonFamilies)
    .set(isReminder ? { remindedAt: now } : { sentAt: now })
    .where(eq(seasonFamilies.id, family.id))
}
