import { and, asc, eq, inArray, not, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { users } from '../../accounts/table.server.ts'
import { members } from '../../members/table.server.ts'
import { asksToPay } from '../model/letters.ts'
import { isVolunteer } from '../model.ts'
import { MOST_RECIPIENTS, type Recipients } from '../schema.ts'
import { registrations } from '../table.server.ts'
import { demandManager, found, handedIn } from './desk-facts.server.ts'

/** One registration, as somebody to write to. */
export type Addressee = {
  id: string
  name: string
  /** The person's address and, for a minor, the guardian's; none twice. */
  addresses: { name: string; email: string }[]
  tokenHash: string
  owesNothing: boolean
}

/** The registrations that were chosen, the names in order. Those without any address are among them. [ADM-026] */
export async function addressees(
  ctx: Pick<Ctx, 'actor'>,
  db: Db | Tx,
  chosen: Recipients,
): Promise<Addressee[]> {
  demandManager(ctx)
  const rows = await db
    .select({
      id: registrations.id,
      name: registrations.name,
      email: registrations.email,
      guardianName: registrations.guardianName,
      guardianEmail: registrations.guardianEmail,
      tokenHash: registrations.tokenHash,
      questions: registrations.questions,
    })
    .from(registrations)
    .leftJoin(members, eq(members.id, registrations.memberId))
    .leftJoin(users, eq(users.id, members.userId))
    .where(whichOf(chosen))
    .orderBy(asc(registrations.nameKey), asc(registrations.id))
    .limit(MOST_RECIPIENTS + 1)
  return rows.map(({ email, guardianName, guardianEmail, questions, ...row }) => ({
    ...row,
    addresses: [
      ...(email ? [{ name: row.name, email }] : []),
      ...(guardianEmail && guardianEmail.toLowerCase() !== email.toLowerCase()
        ? [{ name: guardianName, email: guardianEmail }]
        : []),
    ],
    owesNothing: isVolunteer(questions),
  }))
}

/** Who gets a text and who is left out: nobody without an address, and no volunteer is asked to pay. [decisions B12, C10] */
export function sorted(people: readonly Addressee[], content: string) {
  const gets = ({ addresses, owesNothing }: Addressee) =>
    addresses.length > 0 && !(owesNothing && asksToPay({ content }))
  return { reached: people.filter(gets), left: people.filter((one) => !gets(one)) }
}

function whichOf({ ids, all, except, ...search }: Recipients): SQL | undefined {
  if (!all)
    return and(handedIn, ids.length > 0 ? inArray(registrations.id, ids) : eq(registrations.id, NOBODY))
  return and(found(search), except.length > 0 ? not(inArray(registrations.id, except)) : undefined)
}

/** No registration has it: ids begin with their time. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Whom the composer is opened for: names, and those who cannot be reached at all. */
export async function chosenPeople(ctx: Pick<Ctx, 'db' | 'actor'>, chosen: Recipients) {
  const people = await addressees(ctx, ctx.db, chosen)
  return {
    names: people.map(({ name }) => name),
    unreachable: people.filter(({ addresses }) => addresses.length === 0).map(({ name }) => name),
    tooMany: people.length > MOST_RECIPIENTS,
  }
}
