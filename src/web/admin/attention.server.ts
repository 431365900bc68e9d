import { countUnpaidInvoices } from '../../features/billing/queries/invoices.server.ts'
import { countPaidTwice } from '../../features/billing/queries/subscriptions.server.ts'
import {
  countFeesApart,
  countUnassigned,
  countUnpaid,
} from '../../features/registrations/queries/attention.server.ts'
import { countLateBatches, countUnfulfilled } from '../../features/store/batches/queries/attention.server.ts'
import { countOpenSlots } from '../../features/volunteering/queries/attention.server.ts'
import type { Ctx } from '../../platform/context.ts'
import { countFailedMails } from '../../platform/mail/failed.ts'
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
    one: 'registration has no member yet',
    many: 'registrations have no member yet',
  },
  {
    section: '/admin/registrations',
    to: '/admin/registrations?payment=unpaid',
    count: ({ db }) => countUnpaid(db),
    one: 'registration is not paid',
    many: 'registrations are not paid',
  },
  {
    section: '/admin/invoices',
    to: '/admin/invoices',
    count: countUnpaidInvoices,
    one: 'invoice is not paid',
    many: 'invoices are not paid',
  },
  {
    section: '/admin/subscriptions',
    to: '/admin/subscriptions?show=twice',
    count: countPaidTwice,
    one: 'member pays for two subscriptions at once',
    many: 'members pay for two subscriptions at once',
  },
  {
    section: '/admin/content',
    to: '/admin/content',
    count: countFeesApart,
    one: 'fee is written at another price than the card provider charges',
    many: 'fees are written at other prices than the card provider charges',
  },
  {
    section: '/admin/rotas',
    to: '/admin/rotas',
    count: countOpenSlots,
    one: 'rota slot is open in the next fortnight',
    many: 'rota slots are open in the next fortnight',
  },
  {
    section: '/admin/orders',
    to: '/admin/orders?show=unbatched',
    count: countUnfulfilled,
    one: 'paid order is on no batch',
    many: 'paid orders are on no batch',
  },
  {
    section: '/admin/orders',
    to: '/admin/orders',
    count: countLateBatches,
    one: 'open batch is past its day',
    many: 'open batches are past their day',
  },
  {
    section: '/admin/emails',
    to: '/admin/emails?status=failed',
    count: ({ db }) => countFailedMails(db),
    one: 'mail could not be sent',
    many: 'mails could not be sent',
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
