import { clubDay, type LocalDate, weekdayAndDay } from '../../../../kernel/dates.ts'
import { listWords } from '../../../../kernel/text.ts'
import type { EmailText } from '../../../emails/model.ts'
import { sessionTimeWords, type TrainingSession, teamNames } from './session.ts'

type Person = { firstName: string; isSelf: boolean }
type Context = { today: LocalDate; people: readonly Person[]; url: string }

const dayWords = ({ startsAt }: TrainingSession, today: LocalDate): string =>
  clubDay(startsAt) === today ? 'today' : `on ${weekdayAndDay(startsAt)}`

/** The children that the e-mail is about, where the reader is a parent. */
const about = (people: readonly Person[]): string[] => {
  const children = people.filter(({ isSelf }) => !isSelf).map(({ firstName }) => firstName)
  return children.length > 0 ? [`This is about ${listWords(children)}.`] : []
}

const place = ({ venue }: TrainingSession): string => (venue ? ` in ${venue.name}` : '')

const because = ({ reason }: TrainingSession): string[] => (reason ? [`Reason: ${reason}`] : [])

export function cancelledEmail(session: TrainingSession, { today, people, url }: Context): EmailText {
  const title = `No training ${dayWords(session, today)}`
  return {
    subject: `${title}: ${teamNames(session)}`,
    title,
    paragraphs: [
      `The training of ${teamNames(session)} is cancelled: ${sessionTimeWords(session)}${place(session)}.`,
      ...because(session),
      ...about(people),
    ],
    action: { label: 'See the next sessions', url },
  }
}

export function restoredEmail(session: TrainingSession, { today, people, url }: Context): EmailText {
  const title = `Training takes place ${dayWords(session, today)}`
  return {
    subject: `${title}: ${teamNames(session)}`,
    title,
    paragraphs: [
      `We had cancelled this training of ${teamNames(session)}, but it takes place after all: ${sessionTimeWords(session)}${place(session)}.`,
      ...about(people),
    ],
    action: { label: 'Open this session', url },
  }
}

export function movedEmail(
  session: TrainingSession,
  before: TrainingSession,
  { people, url }: Omit<Context, 'today'>,
): EmailText {
  return {
    subject: `Training moved: ${teamNames(session)}`,
    title: 'This training has moved',
    paragraphs: [
      `The training of ${teamNames(session)} has a new time or place.`,
      ...because(session),
      ...about(people),
    ],
    facts: [
      { label: 'New', value: `${sessionTimeWords(session)}${place(session)}` },
      { label: 'Before', value: `${sessionTimeWords(before)}${place(before)}` },
    ],
    action: { label: 'Open this session', url },
  }
}
