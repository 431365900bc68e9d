import { and, eq, inArray } from 'drizzle-orm'
import { type OwnPerson, peopleOf } from '../../../kernel/actor.ts'
import { Forbidden } from '../../../kernel/errors.ts'
import type { Ctx } from '../../../platform/context.ts'
import { transact } from '../../../platform/database/transact.ts'
import { KINDS } from '../model/kinds.ts'
import { choiceField, PERSON_PREFIX, personField } from '../model/preference-fields.ts'
import type { PreferencesInput } from '../schema.ts'
import { notificationPreferences, quietHours } from '../table.server.ts'

/**
 * Saves the caller's choices for each kind of message, and their quiet hours. A form that lists people saves the
 * choices for those who are the caller's own; one without people replaces all choices of the account. Throws Forbidden
 * for a visitor.
 */
export async function savePreferences(
  ctx: Pick<Ctx, 'db' | 'actor' | 'pages'>,
  { ticked, hours }: PreferencesInput,
): Promise<void> {
  const { actor } = ctx
  if (actor.kind !== 'user') throw new Forbidden()
  const { userId } = actor
  const listed = peopleOf(actor).filter((person) => ticked.includes(personField(person)))
  const isByPerson = ticked.some((name) => name.startsWith(PERSON_PREFIX))
  const replaced = isByPerson
    ? inArray(
        notificationPreferences.memberId,
        listed.map(({ memberId }) => memberId),
      )
    : undefined
  const choices = (isByPerson ? listed : [undefined]).flatMap((person) => choicesFor(person, ticked))
  await transact(ctx, async (tx) => {
    await tx.delete(notificationPreferences).where(and(eq(notificationPreferences.userId, userId), replaced))
    if (choices.length > 0)
      await tx.insert(notificationPreferences).values(choices.map((choice) => ({ userId, ...choice })))
    await tx.delete(quietHours).where(eq(quietHours.userId, userId))
    if (hours) await tx.insert(quietHours).values({ userId, quietFrom: hours.from, quietTo: hours.to })
  })
}

const choicesFor = (person: OwnPerson | undefined, ticked: readonly string[]) =>
  KINDS.map((kind) => ({
    memberId: person?.memberId ?? null,
    kind,
    byEmail: ticked.includes(choiceField(kind, 'email', person)),
    byPush: ticked.includes(choiceField(kind, 'push', person)),
  }))
