import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { isMailAddress, mailAddress } from '../../../../platform/email/email.ts'
import { paths } from '../../../../web/paths.ts'
import { sendEmail } from '../../../emails/commands/send-email.server.ts'
import { contactEmail, contactName, isGuardianEmail } from '../../../members/queries/contact.server.ts'
import { members } from '../../../members/table.server.ts'
import { teams } from '../../../teams/table.server.ts'
import { payingLink } from '../../form/commands/emails.server.ts'
import { isVolunteer } from '../../model/registration.ts'
import type { Registration } from '../../queries/registration.server.ts'
import { welcomeEmail } from '../emails/welcome.tsx'

/** Welcomes the new member, or the guardian of a minor, by e-mail. Does nothing without an address. */
export async function sendWelcome(
  ctx: Pick<Ctx, 'clock' | 'config' | 'club' | 'secret' | 'heldMails'>,
  tx: Tx,
  registration: Registration,
  memberId: string,
): Promise<void> {
  const [to] = await tx
    .select({
      email: contactEmail(ctx),
      name: contactName(ctx),
      firstName: members.firstName,
      isGuardian: isGuardianEmail(ctx),
      team: teams.name,
    })
    .from(members)
    .leftJoin(teams, eq(teams.id, members.teamId))
    .where(eq(members.id, memberId))
  if (!to || !isMailAddress(to.email)) return
  const email = welcomeEmail({
    club: ctx.club.name,
    name: to.name,
    child: to.isGuardian ? to.firstName : undefined,
    team: to.team,
    trainingsUrl: new URL(paths.trainings, ctx.config.publicUrl).href,
    payUrl: owes(registration, to.email) ? payingLink(ctx, registration) : undefined,
  })
  await sendEmail(ctx, tx, { to: mailAddress(to.email, to.name) }, email)
}

/** Whether a fee is due. The link to pay it goes only to an address that was given in the registration. */
function owes(registration: Registration, reader: string): boolean {
  const { email, guardianEmail, questions, registrationPaid, subscriptionPaid } = registration
  const isTheirs = [email, guardianEmail].some((one) => one.toLowerCase() === reader.toLowerCase())
  return isTheirs && !isVolunteer(questions) && !(registrationPaid && subscriptionPaid)
}
