import { eq, inArray } from 'drizzle-orm'
import { users } from '../../src/features/accounts/table.server.ts'
import { sendReminders } from '../../src/features/money/chasing/commands/send-reminders.server.ts'
import { preparedText } from '../../src/features/money/chasing/model/reminder.ts'
import { lateFamilies } from '../../src/features/money/chasing/queries/late-families.server.ts'
import { remindSearch } from '../../src/features/money/chasing/schema.ts'
import { paymentReminders } from '../../src/features/money/chasing/table.server.ts'
import type { Actor } from '../../src/kernel/actor.ts'
import { newId } from '../../src/kernel/ids.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { mails } from '../../src/platform/email/table.server.ts'
import { DEMO_CLUB } from './club.ts'

const DAY_MS = 86_400_000

/** When the treasurer sent reminders, and about which people. */
const SENDINGS: readonly { daysAgo: number; people: readonly string[] }[] = [
  { daysAgo: 34, people: ['Zsófia Tóth', 'Oskar Lindqvist', 'Marcus Bell'] },
  { daysAgo: 12, people: ['Zsófia Tóth'] },
  { daysAgo: 8, people: ['Jonas Hellström'] },
]

/** Sends reminders in the past, by hand: the demo club has not turned on automatic ones. */
export async function seedReminders(ctx: Ctx): Promise<void> {
  const [treasurer] = await ctx.db.select().from(users).where(eq(users.email, 'finance@demo.club'))
  if (!treasurer) throw new Error('the treasurer of the demo club is missing')
  const { id: userId, name, email } = treasurer
  const actor: Actor = {
    ...{ kind: 'user', userId, name, email, roles: ['finance'], teams: [], isMember: false },
    ...{ memberId: null, people: [] },
  }
  for (const { daysAgo, people } of SENDINGS) {
    const at = new Date(ctx.clock.now().getTime() - daysAgo * DAY_MS)
    await remind({ ...ctx, actor, club: { ...ctx.club, ...DEMO_CLUB }, clock: { now: () => at } }, people)
  }
}

async function remind(ctx: Ctx, people: readonly string[]): Promise<void> {
  const search = remindSearch.parse({ season: 'all' })
  const { families: late } = await lateFamilies(ctx, search)
  const families = late
    .filter(({ charges }) => charges.some(({ person }) => people.includes(person)))
    .map(({ id }) => id)
  const key = newId()
  await sendReminders(ctx, search, { ...preparedText(DEMO_CLUB.name), families, key })
  await markSent(ctx, key)
}

/** Their e-mails have arrived. */
async function markSent({ db, clock }: Ctx, key: string): Promise<void> {
  const sent = await db
    .select({ mailId: paymentReminders.mailId })
    .from(paymentReminders)
    .where(eq(paymentReminders.sendingId, key))
  const at = clock.now()
  const ids = sent.flatMap(({ mailId }) => mailId ?? [])
  await db
    .update(mails)
    .set({ status: 'sent', attempts: 1, undelivered: null, createdAt: at, sentAt: at })
    .where(inArray(mails.id, ids))
}
