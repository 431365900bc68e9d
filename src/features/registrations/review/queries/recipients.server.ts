import { and, asc, eq, inArray, not, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { users } from '../../../accounts/table.server.ts'
import { notifications } from '../../../emails/table.server.ts'
import { members } from '../../../members/table.server.ts'
import { isVolunteer } from '../../model/registration.ts'
import { registrations } from '../../table.server.ts'
import { asksToPay, dueWords, filledIn, type Text } from '../model/email-texts.ts'
import type { Recipients } from '../schema.ts'
import { found, isSubmitted, requireManager } from './registration-facts.server.ts'

/** The recipient of a message about a registration. */
export type Addressee = {
  id: string
  name: string
  /** The distinct addresses of the person and a minor's guardian. */
  addresses: { name: string; email: string }[]
  tokenHash: string
  owesNothing: boolean
  /** The fees that are still due, in words; '' if there are none. */
  due: string
  isMember: boolean
}

/** Lists the recipients of the chosen registrations by name, including those without an address. Throws Forbidden. */
export async function addressees(
  ctx: Pick<Ctx, 'actor'>,
  db: Db | Tx,
  chosen: Recipients,
): Promise<Addressee[]> {
  requireManager(ctx)
  const rows = await db
    .select({
      id: registrations.id,
      name: registrations.name,
      email: registrations.email,
      guardianName: registrations.guardianName,
      guardianEmail: registrations.guardianEmail,
      tokenHash: registrations.tokenHash,
      questions: registrations.questions,
      memberId: registrations.memberId,
      registrationPaid: registrations.registrationPaid,
      subscriptionPaid: registrations.subscriptionPaid,
    })
    .from(registrations)
    .leftJoin(members, eq(members.id, registrations.memberId))
    .leftJoin(users, eq(users.id, members.userId))
    .where(isChosen(chosen))
    .orderBy(asc(registrations.nameKey), asc(registrations.id))
  return rows.map(({ email, guardianName, guardianEmail, questions, memberId, tokenHash, ...row }) => ({
    id: row.id,
    name: row.name,
    tokenHash,
    addresses: [
      ...(email ? [{ name: row.name, email }] : []),
      ...(guardianEmail && guardianEmail.toLowerCase() !== email.toLowerCase()
        ? [{ name: guardianName, email: guardianEmail }]
        : []),
    ],
    owesNothing: isVolunteer(questions) || dueWords(row) === '',
    due: isVolunteer(questions) ? '' : dueWords(row),
    isMember: memberId !== null,
  }))
}

/**
 * The reason why a person does not get a message: they have no address, or the message asks to pay and they owe
 * nothing. [resolutions B12, C10]
 */
export function leftOut(
  { addresses, owesNothing }: Addressee,
  text: Pick<Text, 'content'>,
): string | undefined {
  if (addresses.length === 0) return 'has no e-mail address'
  return owesNothing && asksToPay(text) ? 'has no fee to pay' : undefined
}

/** The people who have been sent a message with this subject before. [SYS-069] */
export async function writtenBefore(
  db: Db | Tx,
  people: readonly Addressee[],
  text: Text,
): Promise<Addressee[]> {
  const ids = people.map(({ id }) => id)
  const sent = await db
    .select({ id: notifications.registrationId, subject: notifications.subject })
    .from(notifications)
    .where(inArray(notifications.registrationId, ids))
  const known = new Set(sent.map(({ id, subject }) => `${id} ${subject}`))
  return people.filter(({ id, name }) => known.has(`${id} ${filledIn(text, { name }).subject}`))
}

function isChosen({ ids, all, except, ...search }: Recipients): SQL | undefined {
  if (!all)
    return and(isSubmitted, ids.length > 0 ? inArray(registrations.id, ids) : eq(registrations.id, NOBODY))
  return and(found(search), except.length > 0 ? not(inArray(registrations.id, except)) : undefined)
}

/** An id that no registration has, because ids begin with their time. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** The number of people, and the names of the first of them. */
export type PeopleSummary = { many: number; names: string[] }

const NAMED = 12

/** Counts the recipients and names the first twelve. */
export const summarise = (people: readonly Addressee[]): PeopleSummary => ({
  many: people.length,
  names: people.slice(0, NAMED).map(({ name }) => name),
})

/** Summarises the chosen recipients and those without an address. */
export async function chosenPeople(ctx: Pick<Ctx, 'db' | 'actor'>, chosen: Recipients) {
  const people = await addressees(ctx, ctx.db, chosen)
  return {
    chosen: summarise(people),
    unreachable: summarise(people.filter(({ addresses }) => addresses.length === 0)),
  }
}
