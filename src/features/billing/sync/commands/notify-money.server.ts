import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { isMailAddress, mailAddress } from '../../../../platform/email/email.ts'
import { sendEmail } from '../../../emails/commands/send-email.server.ts'
import { type MoneyEvent, payerEmail } from '../../../emails/emails/money-notice.tsx'
import { type LeftOut, treasurerEmail } from '../../../emails/emails/treasurer-notice.tsx'
import { contactOf } from '../../../members/queries/contact.server.ts'
import { memberOfCustomer } from '../../customers/queries/owner.server.ts'
import type { PaymentEntry } from '../../payments/table.server.ts'

type Reader = { name: string; email: string; isSelf?: boolean }
/**
 * The readers of e-mails about a payment. `who` is the member if someone else pays. `leftOut`: why only the treasurer
 * gets the e-mail.
 */
export type Payer = { contacts: readonly Reader[]; who: string; leftOut?: LeftOut | undefined }

/** Returns the readers of e-mails about a payment: its payer, or else the member, or the guardian of a minor. */
export async function payerOfPayment(
  ctx: Pick<Ctx, 'clock'>,
  tx: Tx,
  payment: Pick<PaymentEntry, 'memberId' | 'customerId' | 'payerName' | 'payerEmail'>,
): Promise<Payer> {
  const memberId = payment.memberId ?? (await memberOfCustomer({ db: tx }, payment.customerId ?? ''))
  const contact = memberId ? await contactOf(ctx, tx, memberId) : undefined
  const name = payment.payerName || (contact?.name ?? '')
  const email = payment.payerEmail || (contact?.email ?? '')
  return { contacts: [{ name, email }], who: contact?.member ?? '' }
}

/**
 * E-mails the payer, or the guardians of a minor, and the treasurer about a change. Called in the transaction that
 * records the change, so that each e-mail is sent once. `path` is the admin page for the treasurer.
 */
export async function notifyMoney(
  ctx: Pick<Ctx, 'config' | 'club'>,
  tx: Tx,
  payer: Payer,
  event: MoneyEvent,
  path: string,
): Promise<void> {
  const { club } = ctx
  const finance = mailAddress(club.emails.finance, club.name)
  const who = payer.who || (payer.contacts[0]?.name ?? '')
  const { leftOut } = payer
  const reachable = payer.contacts.filter(({ email }) => isMailAddress(email))
  for (const { name, email, isSelf } of leftOut ? [] : reachable) {
    const text = payerEmail(event, { club: club.name, reader: name, who: isSelf ? name : who })
    await sendEmail(ctx, tx, { to: mailAddress(email, name), from: finance }, text)
  }
  const addresses = reachable.map(({ email }) => email).join(' and ')
  const url = new URL(path, ctx.config.publicUrl).href
  await sendEmail(ctx, tx, { to: finance }, treasurerEmail(event, { who, addresses, leftOut, url }))
}
