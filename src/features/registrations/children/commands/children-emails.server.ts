import { clubDay, longDate } from '../../../../kernel/dates.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { mailAddress } from '../../../../platform/email/email.ts'
import { type Limit, spend } from '../../../../platform/limits/limits.ts'
import { sendEmail } from '../../../emails/commands/send-email.server.ts'
import {
  newRegistrationEmail,
  registeredTwiceEmail,
  registrationEmail,
} from '../../../emails/emails/registration.tsx'
import { firstNameOf } from '../../../members/model/member.ts'
import { payingLink } from '../../form/commands/emails.server.ts'
import type { Registration } from '../../queries/registration.server.ts'
import { namesOf } from '../model/family-fees.ts'

/** How often the payment link is e-mailed again when a form is sent again. */
const AGAIN_LIMIT: Limit = { name: 'children-again', points: 3, seconds: 3600 }

type Needs = Pick<Ctx, 'db' | 'clock' | 'secret' | 'config' | 'club'>
type Recipient = Pick<Registration, 'id' | 'tokenHash' | 'guardianName' | 'guardianEmail'>
type Row = Recipient & Pick<Registration, 'name' | 'memberships'>

/**
 * E-mails the guardian the payment link for all children, and notifies the club. `known` are earlier registrations of
 * the same children: the guardian and the club are e-mailed about these as well.
 */
export async function sendEmails(
  ctx: Needs,
  tx: Tx,
  rows: readonly Row[],
  known: readonly Registration[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const who = namesOf(rows.map(({ name }) => name))
  const fees = rows.flatMap(({ name, memberships }) =>
    memberships
      .filter(({ id }) => id !== '')
      .map(({ label, value }) => ({
        label: `${firstNameOf(name)}: ${label.toLowerCase()}`,
        value: value.label,
      })),
  )
  await sendLink(ctx, tx, first, who, fees)
  const replyTo = mailAddress(first.guardianEmail, first.guardianName)
  const twice = known.map(({ name }) => name)
  const notice = newRegistrationEmail({ who, minor: true, volunteer: false, fees, twice })
  await sendEmail(ctx, tx, { to: mailAddress(ctx.club.emails.info, ctx.club.name), replyTo }, notice)
  for (const earlier of known) await sendTwice(ctx, tx, earlier)
}

/** E-mails the guardian that a child is registered twice, with the link of the first registration. */
async function sendTwice(ctx: Needs, tx: Tx, registration: Registration): Promise<void> {
  const spent = await spend(ctx.db, AGAIN_LIMIT, registration.id)
  if (!spent.allowed) return
  const { name, guardianName, guardianEmail, submittedAt } = registration
  const text = registeredTwiceEmail({
    club: ctx.club.name,
    reader: guardianName,
    child: firstNameOf(name),
    since: longDate(clubDay(submittedAt ?? registration.createdAt)),
    payUrl: payingLink(ctx, registration),
  })
  await sendEmail(ctx, tx, { to: mailAddress(guardianEmail, guardianName) }, text)
}

/** E-mails the payment link of a registration again. */
export async function sendAgain(ctx: Needs, tx: Tx, registration: Registration): Promise<void> {
  const spent = await spend(ctx.db, AGAIN_LIMIT, registration.id)
  if (spent.allowed) await sendLink(ctx, tx, registration, registration.name, [])
}

async function sendLink(
  ctx: Needs,
  tx: Tx,
  { guardianName, guardianEmail, ...registration }: Recipient,
  who: string,
  fees: { label: string; value: string }[],
): Promise<void> {
  const payUrl = payingLink(ctx, registration)
  const email = registrationEmail({ club: ctx.club.name, reader: guardianName, who, payUrl, fees })
  await sendEmail(ctx, tx, { to: mailAddress(guardianEmail, guardianName) }, email)
}
