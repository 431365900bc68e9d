import { asc, eq, ne } from 'drizzle-orm'
import { monthlyDays } from '../../src/features/fees/model/instalments.ts'
import { feePlans } from '../../src/features/fees/table.server.ts'
import { members } from '../../src/features/members/table.server.ts'
import { addDays, clubDay, clubInstant } from '../../src/kernel/dates.ts'
import { newId } from '../../src/kernel/ids.ts'
import { pence } from '../../src/kernel/money.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { aFee } from '../builders/fee.ts'
import { aPastPayment, somePastPayments } from '../builders/past-payment.ts'
import { someRegistrations } from '../builders/registration.ts'

const ACADEMY = { id: 'academy', label: 'Academy', period: 'season' }
const POUNDS = 180
const FEE = pence(POUNDS * 100)
const INSTALMENTS = 3
/** A family that has paid nothing is late with the first instalment, and the second is not due yet. */
const FIRST_DAYS_AGO = 21
const REGISTERED_DAYS_AGO = 50
const OWN_CHILD = 'Leo Castellanos'
const MOTHER = { guardianName: 'Lucía Castellanos', guardianEmail: 'parent@demo.club' }

/**
 * Creates a registration fee in three instalments, which only staff offer, and four children who pay it. The elder
 * child of the demo guardian and another have paid the first instalment, one has paid all, and one is late.
 */
export async function seedInstalments(ctx: Ctx): Promise<void> {
  await addPlan(ctx)
  const [own, another, complete, late] = await chosenChildren(ctx)
  const first = { amount: FEE / INSTALMENTS, partOf: FEE, description: 'Academy, instalment 1 of 3' }
  if (own) await register(ctx, { ...own, ...MOTHER }, first)
  if (another) await register(ctx, another, { ...first, method: 'cash' })
  if (complete) await register(ctx, complete, { amount: FEE, description: ACADEMY.label })
  if (late) await register(ctx, late)
}

async function addPlan(ctx: Ctx): Promise<void> {
  const firstDay = addDays(clubDay(ctx.clock.now()), -FIRST_DAYS_AGO)
  await ctx.db.insert(feePlans).values({
    ...ACADEMY,
    ...{ kind: 'registration', amount: FEE, staffOnly: true, minAge: 12, maxAge: 18, position: 1 },
    description: 'A second session a week with the academy coaches, by invitation.',
    instalmentDays: monthlyDays([firstDay], INSTALMENTS),
  })
  if (ctx.payments.mode === 'sandbox') await aFee(ctx, { ...ACADEMY, price: POUNDS })
}

type Child = Pick<typeof members.$inferSelect, 'id' | 'name' | 'bornOn' | 'guardianName' | 'guardianEmail'>

/** The elder child of the demo guardian, and three of other families. */
async function chosenChildren({ db }: Ctx): Promise<(Child | undefined)[]> {
  const { id, name, bornOn, guardianName, guardianEmail } = members
  const children = await db
    .select({ id, name, bornOn, guardianName, guardianEmail })
    .from(members)
    .where(ne(guardianEmail, ''))
    .orderBy(asc(members.slug))
  const [own] = await db
    .select({ id, name, bornOn, guardianName, guardianEmail })
    .from(members)
    .where(eq(name, OWN_CHILD))
  return [own, ...children.filter((child) => !child.name.endsWith(' Castellanos')).slice(0, 3)]
}

type Paid = Pick<Parameters<typeof aPastPayment>[1], 'amount' | 'partOf' | 'description' | 'method'>

/** Registers a child for the academy, and records what the family has paid before the first day. */
async function register(ctx: Ctx, child: Child, paid?: Paid): Promise<void> {
  const today = clubDay(ctx.clock.now())
  const createdAt = clubInstant(addDays(today, -REGISTERED_DAYS_AGO), '18:30')
  const value = { label: ACADEMY.label, price: POUNDS, period: ACADEMY.period }
  const objectId = newId()
  await someRegistrations(ctx, [
    {
      ...{ id: objectId, memberId: child.id, createdAt, registrationPaid: paid?.amount === FEE },
      questions: { applies_to_you: 'junior', current_situation: 'neither' },
      details: { name: child.name, email: '', dob: child.bornOn ?? '' },
      ...{ guardianName: child.guardianName, guardianEmail: child.guardianEmail },
      guardianConsentAt: createdAt,
      memberships: [{ id: ACADEMY.id, label: 'Registration fee', value }],
    },
  ])
  if (!paid) return
  const payer = { id: child.id, name: child.guardianName, email: child.guardianEmail }
  const at = clubInstant(addDays(today, -FIRST_DAYS_AGO - 2), '12:10')
  await somePastPayments(ctx, [aPastPayment(payer, { ...paid, purpose: 'registration', objectId, at })])
}
