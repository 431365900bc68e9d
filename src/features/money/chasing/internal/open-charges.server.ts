import { type SQL, sql } from 'drizzle-orm'
import { adultBirthday, clubDay, localDate } from '../../../../kernel/dates.ts'
import { pence } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { type Db, rows, type Tx } from '../../../../platform/database/database.ts'
import { isMailAddress } from '../../../../platform/email/email.ts'
import { payUrlOf } from '../../../billing/invoices/model.ts'
import type { ChargeSource } from '../../../billing/reminder-pauses/model.ts'
import { isTicketPathValid, ticketPath } from '../../../events/booking/model/ticket-link.ts'
import { firstNameOf } from '../../../members/model/member.ts'
import { needsGuardian } from '../../../members/queries/visibility.server.ts'
import { payingLink } from '../../../registrations/form/commands/emails.server.ts'
import { bornOn } from '../../../registrations/review/queries/registration-facts.server.ts'
import { ENTRIES } from '../../internal/entries.server.ts'
import type { OpenCharge, Pause, Payer } from '../model/reminder.ts'

export type ChargeNeeds = Pick<Ctx, 'clock' | 'config' | 'secret' | 'club'>

type Row = {
  source: ChargeSource
  source_id: string
  instalment: number
  description: string
  number: string
  open_minor: number
  whole_minor: number
  due_at: string
  member_id: string | null
  person: string
  payer_name: string
  payer_email: string
  is_minor: boolean
  guardian_name: string
  guardian_email: string
  own_name: string
  own_email: string
  invoice: Parameters<typeof payUrlOf>[0] | null
  reminded_at: string | null
  registration_id: string | null
  token_hash: string | null
  booking_id: string | null
  starts_at: string | null
  pause: Pause | null
  sent: { step: number | null; on: string }[]
}

/** The people of the rows of `charge`: the member, the account, the first guardian and the registration. */
const WITH_PEOPLE = sql`
      left join members on members.id = charge.member_id
      left join invoices i on charge.source = 'invoices' and i.id = charge.source_id
      left join provider_customers customer on customer.id = i.customer_id
      left join registrations on registrations.id::text = case when charge.source = 'registrations'
        then charge.source_id else customer.registration_id::text end
      left join users account on account.id = members.user_id
      left join lateral (select u.name, u.email from guardians g join users u on u.id = g.user_id
        where g.member_id = members.id order by g.place limit 1) guardian on true`
const GUARDIAN_EMAIL = sql`coalesce(guardian.email, nullif(members.guardian_email, ''),
          case when members.id is null then registrations.guardian_email end, '')`
const OWN_EMAIL = sql`coalesce(account.email, members.email, '')`
const IS_PAUSE = sql`(p.member_id = charge.member_id or (p.source = charge.source and p.source_id = charge.source_id))`

function isMinorIn(ctx: Pick<Ctx, 'clock'>): SQL {
  const adultsBorn = adultBirthday(clubDay(ctx.clock.now()))
  return sql`case when members.id is null then coalesce(${bornOn} > ${adultsBorn}, false) else ${needsGuardian(ctx)} end`
}

/** Counts the addresses that `openCharges` asks to pay under the same condition, without those that are paused. */
export async function countPayers(ctx: Pick<Ctx, 'clock'>, db: Db | Tx, condition: SQL): Promise<number> {
  const [found] = await rows<{ many: number }>(
    db,
    sql`with charge as (select * from ${ENTRIES} entries where open_minor > 0 and ${condition}),
      payer as (select case when ${isMinorIn(ctx)} then ${GUARDIAN_EMAIL}
          else coalesce(nullif(charge.email, ''), ${OWN_EMAIL}) end as email
        from charge ${WITH_PEOPLE}
        where not exists (select from reminder_pauses p where ${IS_PAUSE}))
      select count(distinct lower(email))::int as many from payer where email like '%@%'`,
  )
  return found?.many ?? 0
}

/**
 * Returns the open charges that match a condition on the columns of `ENTRIES`, oldest first, each with the adult who is
 * asked to pay. Nobody else's address is ever returned for a minor.
 */
export async function openCharges(ctx: ChargeNeeds, db: Db | Tx, condition: SQL): Promise<OpenCharge[]> {
  const found = await rows<Row>(
    db,
    sql`with charge as (select * from ${ENTRIES} entries where open_minor > 0 and ${condition})
      select charge.source, charge.source_id, charge.instalment, charge.description, charge.number, charge.open_minor, charge.due_at,
        charge.member_id, charge.person as payer_name, charge.email as payer_email,
        coalesce(i.amount_due_minor, charge.amount_minor) as whole_minor,
        case when i.id is not null then json_build_object('status', i.status, 'hostedUrl', i.hosted_url,
          'credited', i.credited_minor, 'paidByHand', i.paid_by_hand_minor) end as invoice, i.reminded_at,
        coalesce(members.name, nullif(registrations.name, ''), charge.person) as person,
        ${isMinorIn(ctx)} as is_minor,
        coalesce(guardian.name, nullif(members.guardian_name, ''), nullif(registrations.guardian_name, ''), '') as guardian_name,
        ${GUARDIAN_EMAIL} as guardian_email,
        coalesce(account.name, members.name, '') as own_name, ${OWN_EMAIL} as own_email,
        case when charge.source = 'registrations' then registrations.id end as registration_id, registrations.token_hash,
        booking.id as booking_id, event.starts_at,
        (select json_build_object('of', case when p.member_id is null then 'charge' else 'member' end, 'note', p.note)
          from reminder_pauses p where ${IS_PAUSE} order by p.created_at limit 1) as pause,
        (select coalesce(json_agg(json_build_object('step', c.step, 'on', r.sent_on) order by r.sent_on), '[]'::json)
          from payment_reminder_charges c join payment_reminders r on r.id = c.reminder_id
          where c.source = charge.source and c.source_id = charge.source_id
            and c.instalment = charge.instalment) as sent
      from charge ${WITH_PEOPLE}
      left join event_bookings booking on charge.source = 'bookings' and booking.rest_id::text = charge.source_id
      left join events event on event.id = booking.event_id
      order by charge.due_at, charge.id`,
  )
  return found.map((row) => chargeOf(ctx, row))
}

function chargeOf(ctx: ChargeNeeds, row: Row): OpenCharge {
  const payer = payerOf(row)
  const isOwn = !row.is_minor && (row.member_id === null || payer.name === row.person)
  return {
    source: row.source,
    sourceId: row.source_id,
    instalment: row.instalment,
    description: row.description,
    number: row.number,
    open: pence(row.open_minor),
    amount: pence(row.whole_minor),
    dueAt: new Date(row.due_at),
    dueOn: clubDay(new Date(row.due_at)),
    memberId: row.member_id,
    person: row.person,
    forName: isOwn ? '' : firstNameOf(row.person),
    payer,
    payUrl: pageToPay(ctx, row),
    pause: row.pause ?? undefined,
    remindedOn: row.reminded_at ? clubDay(new Date(row.reminded_at)) : undefined,
    sent: row.sent.map(({ step, on }) => ({ step, on: localDate(on) })),
  }
}

/** For a minor the guardian and nobody else; for an adult the payer of the charge, or else the member. */
function payerOf(row: Row): Payer {
  const payer = row.is_minor
    ? { name: row.guardian_name, email: row.guardian_email }
    : row.payer_email
      ? { name: row.payer_name, email: row.payer_email }
      : { name: row.own_name, email: row.own_email }
  return isMailAddress(payer.email) ? payer : { ...payer, email: '' }
}

/** The page on which a charge is paid; '' if there is none. */
function pageToPay(ctx: ChargeNeeds, row: Row): string {
  const { invoice, registration_id, token_hash, booking_id, starts_at } = row
  if (booking_id && starts_at) {
    const event = { startsAt: new Date(starts_at) }
    if (!isTicketPathValid(event, ctx.clock.now())) return ''
    return new URL(ticketPath(ctx.secret, booking_id, event), ctx.config.publicUrl).href
  }
  if (registration_id && token_hash) return payingLink(ctx, { id: registration_id, tokenHash: token_hash })
  return invoice ? payUrlOf(invoice) : ''
}
