import { addDays, clubDay, type LocalDate, longDate } from '../../../kernel/dates.ts'
import { capitalised } from '../../../kernel/text.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { mailAddress } from '../../../platform/email/email.ts'
import { sendEmail } from '../../emails/commands/send-email.server.ts'
import { greetingFor } from '../../emails/model.ts'
import { FLEXIBLE, TURN_DAYS } from '../model.ts'

/** A member's turn in a position, which lasts two weeks. */
export type Turn = {
  position: { name: string; description: string }
  team: { name: string }
  startsOn: LocalDate
  /** `reader` is the owner of the address: the member, or a minor's guardian. */
  member: { name: string; reader: string; email: string; isGuardian: boolean }
}

const isDown = (member: Turn['member'], how: string): string =>
  member.isGuardian ? `${member.name} is ${how}` : `You are ${how}`
const whoseTurn = (member: Turn['member']): string => (member.isGuardian ? `${member.name}’s` : 'your')

/**
 * Notifies the previous holder of a slot that the turn is no longer theirs, with a copy to the media mailbox, inside
 * the command's transaction. Does nothing if the turn has ended.
 */
export async function emailPreviousHolder(
  { config, club, clock }: Pick<Ctx, 'config' | 'club' | 'clock'>,
  tx: Tx,
  { position, startsOn, member, team }: Turn,
): Promise<void> {
  const last = addDays(startsOn, TURN_DAYS - 1)
  if (!member.email || last < clubDay(clock.now())) return
  const media = mailAddress(club.emails.media, club.name)
  const envelope = { from: media, to: mailAddress(member.email, member.reader), cc: media, replyTo: media }
  await sendEmail({ config, club }, tx, envelope, {
    subject: `No longer ${whoseTurn(member)} turn: ${position.name}, from ${longDate(startsOn)}`,
    title: `No longer ${whoseTurn(member)} turn: ${position.name}`,
    greeting: greetingFor(member.reader),
    paragraphs: [
      `${isDown(member, 'no longer down')} for ${position.name} of ${team.name} from ${longDate(startsOn)} to ${longDate(last)}.`,
      'There is nothing you need to do. If this is a mistake, please reply to this e-mail.',
    ],
    action: { label: 'See the rota', url: new URL(FLEXIBLE, config.publicUrl).href },
  })
}

/**
 * Notifies a member of their turn, with a copy to the media mailbox, inside the command's transaction. Returns false
 * without sending if the member has no address or the turn has ended.
 */
export async function emailTurn(
  { config, club, clock }: Pick<Ctx, 'config' | 'club' | 'clock'>,
  tx: Tx,
  { position, startsOn, member, team }: Turn,
): Promise<boolean> {
  const last = addDays(startsOn, TURN_DAYS - 1)
  if (!member.email || last < clubDay(clock.now())) return false
  const media = mailAddress(club.emails.media, club.name)
  const envelope = { from: media, to: mailAddress(member.email, member.reader), cc: media, replyTo: media }
  await sendEmail({ config, club }, tx, envelope, {
    subject: `${capitalised(whoseTurn(member))} turn: ${position.name}, from ${longDate(startsOn)}`,
    title: `${capitalised(whoseTurn(member))} turn: ${position.name}`,
    greeting: greetingFor(member.reader),
    paragraphs: [
      `${isDown(member, 'down')} for ${position.name} of ${team.name} from ${longDate(startsOn)} to ${longDate(last)}.`,
      `If ${member.isGuardian ? 'they' : 'you'} cannot do it, please reply to this e-mail soon so that we can find someone else.`,
    ],
    action: { label: 'See the rota', url: new URL(FLEXIBLE, config.publicUrl).href },
    footnote: `You are receiving this e-mail because a coach has added ${member.isGuardian ? member.name : 'you'} to the rota.`,
  })
  return true
}
