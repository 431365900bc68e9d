import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { isMailAddress, mailAddress } from '../../../platform/email/email.ts'
import { sendEmail } from '../../emails/commands/send-email.server.ts'
import { type MoneyEvent, payerEmail, treasurerEmail } from '../../emails/emails/money-notice.tsx'

/** Who is told. Nobody but the treasurer where there is no address. */
export type Payer = {
  name: string
  email: string
  /** Whose payment or subscription it is, where somebody else pays. */
  who: string
}

/**
 * Tells the payer and the treasurer what has happened to money, one e-mail each, inside the transaction that has
 * found it out: exactly once. `path` is where the treasurer looks at it.
 */
export async function notifyMoney(
  ctx: Pick<Ctx, 'config'>,
  tx: Tx,
  payer: Payer,
  event: MoneyEvent,
  path: string,
): Promise<void> {
  const { club, mail, publicUrl } = ctx.config
  const finance = mailAddress(mail.finance, club.name)
  const who = payer.who || payer.name
  const isReached = isMailAddress(payer.email)
  if (isReached) {
    const email = payerEmail(event, { club: club.name, reader: payer.name, who })
    await sendEmail(ctx, tx, { to: mailAddress(payer.email, payer.name), from: finance }, email)
  }
  const told = isReached ? payer.email : ''
  const url = new URL(path, publicUrl).href
  await sendEmail(ctx, tx, { to: finance }, treasurerEmail(event, { who, told, url }))
}
