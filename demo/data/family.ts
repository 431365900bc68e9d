import { and, eq, like, ne, notLike } from 'drizzle-orm'
import { users } from '../../src/features/accounts/table.server.ts'
import { saveCard } from '../../src/features/members/emergency/commands/save-card.server.ts'
import { actorOfUser } from '../../src/features/members/queries/actor.server.ts'
import { members } from '../../src/features/members/table.server.ts'
import type { Actor } from '../../src/kernel/actor.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { someConsents } from '../builders/consent.ts'
import { aGuardian } from '../builders/guardian.ts'
import { aUser } from '../builders/user.ts'
import { DEMO_PASSWORD } from '../demo-logins.ts'

const MOTHER = 'parent@demo.club'
const SURNAME = 'Castellanos'
const CARD = {
  firstContact: 'Lucía Castellanos (mother)',
  firstPhone: '020 7946 0571',
  secondContact: 'Javier Castellanos (father)',
  secondPhone: '020 7946 0572',
  allergies: 'Peanuts: carries an EpiPen in the outer pocket of his bag',
  medicalNotes: 'Asthma: needs an inhaler before exercise',
  agreed: 'yes',
} as const
/** The mother's consents for the elder child. Those for the younger one are still open. */
const ANSWERS = {
  social_media: false,
  tagging: true,
  website_photos: false,
  emergency_treatment: true,
  transport: true,
}

/** Creates a mother with the login `parent@demo.club`, a father, and their two children in the under-16s. */
export async function seedFamily(ctx: Ctx): Promise<void> {
  const [mother] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, MOTHER))
  if (!mother) throw new Error('the guardian of the demo logins is missing')
  const father = await aUser(ctx, {
    email: 'javier.castellanos@example.org',
    name: `Javier ${SURNAME}`,
    password: DEMO_PASSWORD,
  })
  const children = await childrenOf(ctx)
  for (const child of children) {
    await aGuardian(ctx, mother, child)
    await aGuardian(ctx, father, child, 2)
  }
  const [leo] = children
  if (!leo) return
  await someConsents(ctx, [{ member: leo, by: mother, answers: ANSWERS }])
  const actor = await actorOfUser(ctx, mother.id)
  await saveCard({ ...ctx, actor }, leo.id, CARD)
  await saveCardsOfOthers(ctx, actor)
}

/** Saves cards of most other children of the under-16s. Their guardians have no login in the demo. */
async function saveCardsOfOthers(ctx: Ctx, actor: Actor): Promise<void> {
  const others = await ctx.db
    .select({ id: members.id, firstName: members.firstName, contact: members.guardianName })
    .from(members)
    .where(and(ne(members.guardianName, ''), notLike(members.name, `% ${SURNAME}`)))
    .orderBy(members.nameKey)
  for (const [index, { id, firstName, contact }] of others.entries()) {
    if (index % 4 === 3 || actor.kind !== 'user') continue
    const guardian = { ...actor, people: [{ memberId: id, firstName, isSelf: false }] }
    const card = {
      ...{ firstContact: contact, firstPhone: `020 7946 0${600 + index}`, agreed: 'yes' as const },
      ...{ secondContact: '', secondPhone: '', medicalNotes: '' },
      allergies: index % 5 === 2 ? 'Penicillin' : '',
    }
    await saveCard({ ...ctx, actor: guardian }, id, card)
  }
}

const childrenOf = ({ db }: Pick<Ctx, 'db'>) =>
  db
    .select({ id: members.id, firstName: members.firstName })
    .from(members)
    .where(like(members.name, `% ${SURNAME}`))
    .orderBy(members.bornOn)
