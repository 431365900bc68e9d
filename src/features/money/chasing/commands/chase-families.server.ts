import { sql } from 'drizzle-orm'
import { clubDay } from '../../../../kernel/dates.ts'
import type { Ports } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { NO_PAGES } from '../../../../platform/page-cache/tags.ts'
import { openCharges } from '../internal/open-charges.server.ts'
import { stillOpen } from '../internal/still-open.server.ts'
import { type Family, familiesOf, type OpenCharge } from '../model/reminder.ts'
import { automaticText, dueStep } from '../model/steps.ts'
import { remindedOn } from '../queries/late-families.server.ts'
import { keyOf, remindFamily } from './remind-family.server.ts'

type Needs = Pick<Ports, 'db' | 'clock' | 'config' | 'club' | 'secret' | 'log'>

/**
 * Sends today's steps of all open charges, one e-mail to each family. A family that fails does not stop the others; the
 * job then fails, and its next run continues with those that are left. Returns the number of e-mails.
 */
export async function chaseFamilies(ctx: Needs): Promise<number> {
  if (!ctx.club.chasing) return 0
  let sent = 0
  let failure: unknown
  for (const family of await familiesToChase(ctx)) {
    try {
      if (await chaseFamily(ctx, family)) sent += 1
    } catch (error) {
      failure ??= error
    }
  }
  if (failure) throw failure
  return sent
}

const stepOf = ({ club }: Needs, charge: OpenCharge, now: Date) =>
  dueStep(charge, club.chasingSteps, clubDay(now))

async function familiesToChase(ctx: Needs): Promise<Family[]> {
  const now = ctx.clock.now()
  const today = clubDay(now)
  const charges = await openCharges(ctx, ctx.db, sql`true`)
  const reminded = await remindedOn(ctx.db, today)
  // A reminder by hand counts as the one of the day.
  for (const charge of charges)
    if (charge.remindedOn === today) reminded.add(charge.payer.email.toLowerCase())
  const due = charges.filter((charge) => !charge.pause && stepOf(ctx, charge, now) !== undefined)
  return familiesOf(due).filter(({ id }) => !reminded.has(id))
}

/** One transaction: the row of the day, the steps and the e-mail are written together or not at all. */
const chaseFamily = (ctx: Needs, family: Family): Promise<boolean> =>
  transact({ db: ctx.db, pages: NO_PAGES }, async (tx) => {
    const open = await stillOpen(tx, family)
    if (!open) return false
    const steps = open.charges.map(
      (charge) => [keyOf(charge), stepOf(ctx, charge, ctx.clock.now()) ?? 0] as const,
    )
    const dues = steps.map(([, step]) => step)
    const text = automaticText(ctx.club.name, dues, ctx.club.chasingSteps)
    return remindFamily(ctx, tx, open, { text, stepOf: new Map(steps) })
  })
