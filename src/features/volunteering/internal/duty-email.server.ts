import { addDays, clubDay, type LocalDate, longDate } from '../../../kernel/dates.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { mailAddress } from '../../../platform/email/email.ts'
import { sendEmail } from '../../emails/commands/send-email.server.ts'
import { greetingFor } from '../../emails/model.ts'
import { FLEXIBLE, type RotaTeam, TEAM_LABELS, TURN_DAYS } from '../model.ts'

/** Somebody takes on a position for two weeks. */
export type Turn = {
  position: { name: string; description: string }
  startsOn: LocalDate
  member: { name: string; email: string }
}

/**
 * E-mails a member who was in a slot that the turn is no longer theirs, with a copy to the media mailbox, inside the
 * command's transaction. Nobody is e-mailed about weeks that have ended.
 */
export async function mailReplaced(
  { config, clock }: Pick<Ctx, 'config' | 'clock'>,
  tx: Tx,
  { position, startsOn, member, team }: Turn & { team: RotaTeam },
): Promise<void> {
  const last = addDays(startsOn, TURN_DAYS - 1)
  if (!member.email || last < clubDay(clock.now())) return
  const media = mailAddress(config.mail.media, config.club.name)
  const envelope = { from: media, to: mailAddress(member.email, member.name), cc: media, replyTo: media }
  await sendEmail({ config }, tx, envelope, {
    subject: `No longer your turn: ${position.name}, from ${longDate(startsOn)}`,
    title: `No longer your turn: ${position.name}`,
    greeting: greetingFor(member.name),
    paragraphs: [
      `You are no longer down for ${position.name} of ${TEAM_LABELS[team]} from ${longDate(startsOn)} to ${longDate(last)}.`,
      'There is nothing you need to do. If this is a mistake, please answer this e-mail.',
    ],
    action: { label: 'See the rota', url: new URL(FLEXIBLE, config.publicUrl).href },
  })
}

/**
 * Mails a member their turn, with a copy to the media mailbox, inside the command's transaction. Answers whether it
 * did: not to who has no address, nor for a turn that is over. [VOL-025, VOL-026]
 */
export async function mailTurn(
  { config, clock }: Pick<Ctx, 'config' | 'clock'>,
  tx: Tx,
  { position, startsOn, member, team }: Turn & { team: RotaTeam },
): Promise<boolean> {
  const last = addDays(startsOn, TURN_DAYS - 1)
  if (!member.email || last < clubDay(clock.now())) return false
  const media = mailAddress(config.mail.media, config.club.name)
  const envelope = { from: media, to: mailAddress(member.email, member.name), cc: media, replyTo: media }
  await sendEmail({ config }, tx, envelope, {
    subject: `Your turn: ${position.name}, from ${longDate(startsOn)}`,
    title: `Your turn: ${position.name}`,
    greeting: greetingFor(member.name),
    paragraphs: [
      `You are down for ${position.name} of ${TEAM_LABELS[team]} from ${longDate(startsOn)} to ${longDate(last)}.`,
      'If you cannot do it, please answer this mail soon, so that somebody else can.',
    ],
    action: { label: 'See the rota', url: new URL(FLEXIBLE, config.publicUrl).href },
    footnote: 'You get this mail because a coach of the club has put you into the rota.',
  })
  return true
}
