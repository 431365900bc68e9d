import { countUnpaidInvoices } from '../../features/billing/invoices/queries/invoices.server.ts'
import { countPaidTwice } from '../../features/billing/subscriptions/queries/subscriptions.server.ts'
import {
  countFeesApart,
  countUnassigned,
  countUnpaid,
} from '../../features/registrations/queries/attention.server.ts'
import { countLateBatches, countUnfulfilled } from '../../features/store/batches/queries/attention.server.ts'
import { countOpenSlots } from '../../features/volunteering/queries/attention.server.ts'
import type { Ctx } from '../../platform/context.ts'
import { countFailedMails, countUnsentMails } from '../../platform/email/counts.ts'
import type { Section } from './sections.ts'

/** Something that waits for a person: how many, in words, and where to do it. */
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
    section: '/admin/registrations',
    to: '/admin/registrations?status=new',
    count: ({ db }) => countUnassigned(db),
    one: 'registration without a member',
    many: 'registrations without a member',
  },
  {
    section: '/admin/registrations',
    to: '/admin/registrations?payment=unpaid',
    count: ({ db }) => countUnpaid(db),
    one: 'unpaid registration',
    many: 'unpaid registrations',
  },
  {
    section: '/admin/invoices',
    to: '/admin/invoices',
    count: countUnpaidInvoices,
    one: 'unpaid invoice',
    many: 'unpaid invoices',
  },
  {
    section: '/admin/subscriptions',
    to: '/admin/subscriptions?show=twice',
    count: countPaidTwice,
    one: 'member paying for two subscriptions',
    many: 'members paying for two subscriptions',
  },
  {
    section: '/admin/content',
    to: '/admin/content',
    count: countFeesApart,
    one: 'fee that differs from what the card provider charges',
    many: 'fees that differ from what the card provider charges',
  },
  {
    section: '/admin/rotas',
    to: '/admin/rotas',
    count: countOpenSlots,
    one: 'open rota slot in the next fortnight',
    many: 'open rota slots in the next fortnight',
  },
  {
    section: '/admin/orders',
    to: '/admin/orders?show=unbatched',
    count: countUnfulfilled,
    one: 'paid order without a batch',
    many: 'paid orders without a batch',
  },
  {
    section: '/admin/orders',
    to: '/admin/orders',
    count: countLateBatches,
    one: 'open batch past its expected date',
    many: 'open batches past their expected date',
  },
  {
    section: '/admin/emails',
    to: '/admin/emails?status=failed',
    count: ({ db }) => countFailedMails(db),
    one: 'mail could not be sent',
    many: 'mails could not be sent',
  },
  {
    section: '/admin/emails',
    to: '/admin/emails?status=unsent',
    count: ({ db }) => countUnsentMails(db),
    one: 'e-mail not sent: no mail server is set',
    many: 'e-mails not sent: no mail server is set',
  },
]

/** What waits for somebody, among the sections that they may open; what waits for nobody is left out. */
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
