import { weekdayAndDay } from '../../../../kernel/dates.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { EmailText } from '../../../emails/model.ts'
import type { FamilyContact } from '../../../members/family/queries/contacts.server.ts'
import { sessionTimeWords, type TrainingSession, teamNames } from '../../sessions/model/session.ts'
import { ANSWER_WORDS, ANSWERS } from './answer.ts'
import { answerPath } from './answer-link.ts'

/** Asks a recipient about each of their members, with a link for each answer. */
export function askEmail(
  { config, secret }: Pick<Ctx, 'config' | 'secret'>,
  session: TrainingSession,
  { email, people }: FamilyContact,
  isReminder: boolean,
): EmailText {
  const day = weekdayAndDay(session.startsAt)
  const linkOf = (memberId: string, answer: (typeof ANSWERS)[number]) => ({
    label: ANSWER_WORDS[answer],
    url: new URL(
      answerPath(secret, { sessionId: session.id, memberId, answer, email }, session.endsAt),
      config.publicUrl,
    ).href,
  })
  const place = session.venue ? ` in ${session.venue.name}` : ''
  return {
    subject: `${isReminder ? 'Reminder: who' : 'Who'} is coming to training on ${day}?`,
    title: `Training on ${day}`,
    paragraphs: [
      `${teamNames(session)}: ${sessionTimeWords(session)}${place}.`,
      ...(session.note ? [session.note] : []),
      ...(isReminder ? ['We have no answer from you yet. Your coach needs it to plan the session.'] : []),
    ],
    questions: people.map(({ memberId, firstName, isSelf }) => ({
      label: isSelf ? 'Are you coming?' : `Is ${firstName} coming?`,
      links: ANSWERS.map((answer) => linkOf(memberId, answer)),
    })),
    footnote: 'These links work without a login until the session ends. Do not pass this e-mail on.',
  }
}
