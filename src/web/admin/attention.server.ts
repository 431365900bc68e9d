import { countPaidTwice } from '../../features/billing/subscriptions/queries/subscriptions.server.ts'
import { countUnmatched } from '../../features/games/queries/unmatched.server.ts'
import { countTransactions } from '../../features/money/bank/queries/transactions.server.ts'
import { countLateFamilies } from '../../features/money/chasing/queries/late-families.server.ts'
import { remindSearch } from '../../features/money/chasing/schema.ts'
import { countDifferingFees } from '../../features/registrations/review/queries/attention.server.ts'
import { countDiscountsToChange } from '../../features/volunteering/duties/queries/discounts.server.ts'
import { countOpenSlots } from '../../features/volunteering/queries/attention.server.ts'
import type { Ctx } from '../../platform/context.ts'
import { countFailedMails, countUnsentMails } from '../../platform/email/counts.ts'
import { adminPaths } from '../admin-paths.ts'
import type { Section } from './sections.ts'

/** Something that is dealt with on its own page: how many, what it is, and the page. The rest is in the work queue. */
export type Attention = { many: number; text: string; to: string }

type Watch = {
  section: string
  to: string
  count: (ctx: Ctx) => Promise<number>
  one: string
  many: string
}

const WATCHES: readonly Watch[] = [
  {
    section: adminPaths.money,
    to: adminPaths.remind,
    count: (ctx) => countLateFamilies(ctx, remindSearch.parse({})),
    one: 'family that is late with a payment',
    many: 'families that are late with a payment',
  },
  {
    section: adminPaths.money,
    to: adminPaths.bank,
    count: async (ctx) => (await countTransactions(ctx)).open,
    one: 'payment on the bank statement to record',
    many: 'payments on the bank statement to record',
  },
  {
    section: adminPaths.subscriptions,
    to: `${adminPaths.subscriptions}?show=twice`,
    count: countPaidTwice,
    one: 'member paying for two subscriptions',
    many: 'members paying for two subscriptions',
  },
  {
    section: adminPaths.subscriptions,
    to: adminPaths.volunteerDiscounts,
    count: countDiscountsToChange,
    one: 'volunteer discount to confirm or end',
    many: 'volunteer discounts to confirm or end',
  },
  {
    section: adminPaths.fees,
    to: adminPaths.fees,
    count: countDifferingFees,
    one: 'fee that differs from what the card provider charges',
    many: 'fees that differ from what the card provider charges',
  },
  {
    section: adminPaths.content,
    to: `${adminPaths.content}/games?team=true`,
    count: countUnmatched,
    one: 'game without a team',
    many: 'games without a team',
  },
  {
    section: adminPaths.rotas,
    to: adminPaths.rotas,
    count: countOpenSlots,
    one: 'open rota slot in the next fortnight',
    many: 'open rota slots in the next fortnight',
  },
  {
    section: adminPaths.emails,
    to: `${adminPaths.emails}?status=failed`,
    count: ({ db }) => countFailedMails(db),
    one: 'e-mail could not be sent',
    many: 'e-mails could not be sent',
  },
  {
    section: adminPaths.emails,
    to: `${adminPaths.emails}?status=unsent`,
    count: ({ db }) => countUnsentMails(db),
    one: 'e-mail not sent: no mail server is set',
    many: 'e-mails not sent: no mail server is set',
  },
]

/** What needs attention in these sections; zero counts are left out. */
export async function needsAttention(ctx: Ctx, sections: readonly Section[]): Promise<Attention[]> {
  const open = new Set(sections.map(({ path }) => path))
  const watched = WATCHES.filter(({ section }) => open.has(section))
  const found = await Promise.all(
    watched.map(async ({ count, to, one, many }) => {
      const number = await count(ctx)
      return { many: number, text: number === 1 ? one : many, to }
    }),
  )
  return found.filter(({ many }) => many > 0)
}
