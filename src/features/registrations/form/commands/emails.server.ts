import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { mailAddress } from '../../../../platform/email/email.ts'
import { sendEmail } from '../../../emails/commands/send-email.server.ts'
import { newRegistrationEmail, registrationEmail } from '../../../emails/emails/registration.tsx'
import { isVolunteer, SUBSCRIPTION } from '../../model/registration.ts'
import { linkToken } from '../../queries/access-token.server.ts'
import type { Registration } from '../../queries/registration.server.ts'

/**
 * A link that opens a registration on any device. Anyone who has it can pay, so show it only to the person who
 * registered. [resolutions C06, D06]
 */
export function payingLink(
  { config, secret }: Pick<Ctx, 'config' | 'club' | 'secret'>,
  registration: Pick<Registration, 'id' | 'tokenHash'>,
): string {
  const link = new URL(SUBSCRIPTION, config.publicUrl)
  link.searchParams.set('step', 'process')
  link.searchParams.set('id', registration.id)
  link.searchParams.set('token', linkToken(registration, secret))
  return link.href
}

/** E-mails the person (for a minor the guardian instead) and the club that a registration has been submitted. */
export async function sendRegistrationEmails(
  ctx: Pick<Ctx, 'config' | 'club' | 'secret'>,
  tx: Tx,
  registration: Registration,
): Promise<void> {
  const { club } = ctx
  const { name, email, guardianName, guardianEmail } = registration
  const owesNothing = isVolunteer(registration.questions)
  const fees = registration.memberships.map(({ label, value }) => ({ label, value: value.label }))
  const reader = guardianEmail ? { name: guardianName, email: guardianEmail } : { name, email }
  const replyTo = reader.email ? mailAddress(reader.email, reader.name) : undefined
  const confirmation = registrationEmail({
    club: club.name,
    reader: reader.name,
    who: name,
    payUrl: owesNothing ? undefined : payingLink(ctx, registration),
    fees,
  })
  if (replyTo) await sendEmail(ctx, tx, { to: replyTo }, confirmation)
  await sendEmail(
    ctx,
    tx,
    { to: mailAddress(club.emails.info, club.name), ...(replyTo && { replyTo }) },
    newRegistrationEmail({ who: name, minor: guardianName !== '', volunteer: owesNothing, fees }),
  )
}
