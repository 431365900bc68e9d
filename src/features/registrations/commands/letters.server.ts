import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { mailAddress } from '../../../platform/mail/mail.ts'
import { sendLetter } from '../../mailings/send-letter.server.ts'
import { newRegistrationLetter, registrationLetter } from '../../mailings/templates/registration.tsx'
import { linkToken } from '../capability.server.ts'
import { isVolunteer, SUBSCRIPTION } from '../model.ts'
import type { Registration } from '../queries/registration.server.ts'

/**
 * A way back to a registration from any device: whoever has it may pay. Never show it to anybody else. [decisions
 * C06, D06]
 */
export function payingLink(
  { config, secret }: Pick<Ctx, 'config' | 'secret'>,
  registration: Pick<Registration, 'id' | 'tokenHash'>,
): string {
  const link = new URL(SUBSCRIPTION, config.publicUrl)
  link.searchParams.set('step', 'process')
  link.searchParams.set('id', registration.id)
  link.searchParams.set('token', linkToken(registration, secret))
  return link.href
}

/** Tells the person, for a minor the guardian too, and the club that a registration has been submitted. */
export async function sendRegistrationLetters(
  ctx: Pick<Ctx, 'config' | 'secret'>,
  tx: Tx,
  registration: Registration,
): Promise<void> {
  const { club, mail } = ctx.config
  const { name, email, guardianName, guardianEmail } = registration
  const owesNothing = isVolunteer(registration.questions)
  const fees = registration.memberships.map(({ label, value }) => ({ label, value: value.label }))
  const letterTo = (reader: string) =>
    registrationLetter({
      club: club.name,
      reader,
      who: name,
      payUrl: owesNothing ? undefined : payingLink(ctx, registration),
      fees,
    })
  if (email) await sendLetter(ctx, tx, { to: mailAddress(email, name) }, letterTo(name))
  if (guardianEmail)
    await sendLetter(ctx, tx, { to: mailAddress(guardianEmail, guardianName) }, letterTo(guardianName))
  await sendLetter(
    ctx,
    tx,
    { to: mailAddress(mail.info, club.name), ...(email && { replyTo: mailAddress(email, name) }) },
    newRegistrationLetter({ who: name, minor: guardianName !== '', volunteer: owesNothing, fees }),
  )
}
