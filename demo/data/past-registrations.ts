import { and, asc, eq, isNotNull, notLike, sql } from 'drizzle-orm'
import type { PaymentMethod } from '../../src/features/billing/payments/model.ts'
import { members } from '../../src/features/members/table.server.ts'
import { newId } from '../../src/kernel/ids.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { aPastPayment, somePastPayments } from '../builders/past-payment.ts'
import { someRegistrations } from '../builders/registration.ts'
import { twoSeasons } from './past-money.ts'

const DAY_MS = 86_400_000
const FEE = { description: 'Registration', amount: 4500 }
/** New members register a few days before they become members. */
const DAYS_BEFORE = 4

const { id, name, email, guardianName, guardianEmail, bornOn, createdAt } = members

/**
 * Creates the registrations of two seasons with their fees: most are paid by card, some in cash or by bank transfer,
 * and a few of this season are still open.
 */
export async function seedPastRegistrations(ctx: Ctx): Promise<void> {
  const people = await ctx.db
    .select({ id, name, email, guardianName, guardianEmail, bornOn, createdAt })
    .from(members)
    .where(
      and(
        ...[eq(members.active, true), isNotNull(members.teamId), notLike(email, '%@demo.club')],
        notLike(name, '% Castellanos'),
        sql`${email} || ${guardianEmail} <> ''`,
      ),
    )
    .orderBy(asc(members.slug))
  const { current, last } = twoSeasons(ctx)
  const registered = people.flatMap((person, turn) => [
    ...seasonOf(person, turn, last),
    ...seasonOf(person, turn + 1, current, turn % 14 === 5),
  ])
  const past = registered.filter(({ at }) => at < ctx.clock.now())
  await someRegistrations(ctx, past.map(asRegistration))
  await somePastPayments(ctx, past.filter(({ isOpen }) => !isOpen).map(asPayment))
}

type Person = {
  id: string
  name: string
  email: string
  guardianName: string
  guardianEmail: string
  bornOn: string | null
  createdAt: Date
}
type Registered = { id: string; person: Person; at: Date; method: PaymentMethod; isOpen: boolean }

/** Every second member registers in a season, and everybody who joins in it. */
function seasonOf(
  person: Person,
  turn: number,
  { from, until }: { from: Date; until: Date },
  isOpen = false,
): Registered[] {
  const joinedAt = person.createdAt
  if (joinedAt >= until) return []
  const isNew = joinedAt >= from
  if (!isNew && turn % 2 === 1) return []
  const at = isNew
    ? new Date(joinedAt.getTime() - DAYS_BEFORE * DAY_MS)
    : new Date(from.getTime() + (3 + ((turn * 11) % 38)) * DAY_MS + 18 * 3_600_000)
  return [{ id: newId(), person, at, method: methodOf(turn), isOpen }]
}

function methodOf(turn: number): PaymentMethod {
  if (turn % 9 === 4) return 'cash'
  return turn % 11 === 6 ? 'bank_transfer' : 'card'
}

const asRegistration = ({ id, person, at, isOpen }: Registered) => ({
  id,
  memberId: person.id,
  details: { name: person.name, email: person.email, dob: person.bornOn ?? '' },
  guardianName: person.guardianName,
  guardianEmail: person.guardianEmail,
  createdAt: at,
  registrationPaid: !isOpen,
})

const asPayment = ({ id, person, at, method }: Registered) =>
  aPastPayment(
    {
      id: person.id,
      name: person.guardianName || person.name,
      email: person.guardianEmail || person.email,
    },
    {
      ...FEE,
      ...{ at: new Date(at.getTime() + 2 * 3_600_000), purpose: 'registration', objectId: id, method },
      reference: method === 'bank_transfer' ? `${person.name} registration`.toUpperCase() : '',
    },
  )
