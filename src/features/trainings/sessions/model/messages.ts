import { clubDay, type LocalDate, weekdayAndDay } from '../../../../kernel/dates.ts'
import { count, listWords } from '../../../../kernel/text.ts'
import type { EmailText } from '../../../emails/model.ts'
import { weekdayName, weekdayOf } from '../../series/model.ts'
import { sessionHours, sessionTimeWords, type TrainingSession, teamNames } from './session.ts'

type Person = { firstName: string; isSelf: boolean }
type Context = { today: LocalDate; people: readonly Person[]; url: string }

const dayWords = ({ startsAt }: TrainingSession, today: LocalDate): string =>
  clubDay(startsAt) === today ? 'today' : `on ${weekdayAndDay(startsAt)}`

/** The children that the e-mail is about, if the recipient is a guardian. */
const about = (people: readonly Person[]): string[] => {
  const children = people.filter(({ isSelf }) => !isSelf).map(({ firstName }) => firstName)
  return children.length > 0 ? [`This is about ${listWords(children)}.`] : []
}

const place = ({ venue }: TrainingSession): string => (venue ? ` in ${venue.name}` : '')

const because = ({ reason }: TrainingSession): string[] => (reason ? [`Reason: ${reason}`] : [])

/** Notifies members that a session is cancelled, and why. */
export function cancelledEmail(session: TrainingSession, { today, people, url }: Context): EmailText {
  const title = `No training ${dayWords(session, today)}`
  return {
    subject: `${title}: ${teamNames(session)}`,
    title,
    paragraphs: [
      `Training for ${teamNames(session)} is cancelled: ${sessionTimeWords(session)}${place(session)}.`,
      ...because(session),
      ...about(people),
    ],
    action: { label: 'See the next sessions', url },
  }
}

/** Notifies members that a cancelled session is going ahead after all. */
export function restoredEmail(session: TrainingSession, { today, people, url }: Context): EmailText {
  const title = `Training is going ahead ${dayWords(session, today)}`
  return {
    subject: `${title}: ${teamNames(session)}`,
    title,
    paragraphs: [
      `We had cancelled training for ${teamNames(session)}, but it is going ahead after all: ${sessionTimeWords(session)}${place(session)}.`,
      ...about(people),
    ],
    action: { label: 'Open this session', url },
  }
}

/** Notifies the recipient of all sessions that days without training cancelled. */
export const allCancelledEmail = (sessions: readonly TrainingSession[], context: Context): EmailText =>
  emailAbout(sessions, context, {
    one: cancelledEmail,
    many: 'are cancelled',
    text: 'Training is cancelled on these days.',
  })

/** Notifies the recipient of all sessions that are going ahead, because the days without training were removed. */
export const allRestoredEmail = (sessions: readonly TrainingSession[], context: Context): EmailText =>
  emailAbout(sessions, context, {
    one: restoredEmail,
    many: 'are going ahead',
    text: 'We had cancelled training on these days, but it is going ahead after all.',
  })

type Wording = {
  one: (session: TrainingSession, context: Context) => EmailText
  many: string
  text: string
}

function emailAbout(sessions: readonly TrainingSession[], context: Context, wording: Wording): EmailText {
  const [first] = sessions
  if (!first) throw new Error('an e-mail needs a session')
  if (sessions.length === 1) return wording.one(first, context)
  const title = `${count(sessions.length, 'training session')} ${wording.many}`
  const teams = [...new Set(sessions.map(teamNames))]
  return {
    subject: `${title}: ${listWords(teams)}`,
    title,
    paragraphs: [wording.text, ...because(first), ...about(context.people)],
    facts: sessions.map((session) => ({
      label: sessionTimeWords(session),
      value: `${teamNames(session)}${place(session)}`,
    })),
    action: { label: 'See the next sessions', url: context.url },
  }
}

/** Notifies members of the new time or place of a session. `before` is the session as it was announced. */
export function movedEmail(
  session: TrainingSession,
  before: TrainingSession,
  { people, url }: Omit<Context, 'today'>,
): EmailText {
  return {
    subject: `Training moved: ${teamNames(session)}`,
    title: 'This training has moved',
    paragraphs: [
      `Training for ${teamNames(session)} has a new time or place.`,
      ...because(session),
      ...askAgain(before, session, people),
      ...about(people),
    ],
    facts: [
      { label: 'New', value: `${sessionTimeWords(session)}${place(session)}` },
      { label: 'Before', value: `${sessionTimeWords(before)}${place(before)}` },
    ],
    action: { label: 'Open this session', url },
  }
}

/**
 * Notifies members that a weekly training has a new time or place. `before` and `after` are the first session affected.
 */
export function seriesChangedEmail(
  { before, after }: { before: TrainingSession; after: TrainingSession },
  { people, url }: Omit<Context, 'today'>,
): EmailText {
  return {
    subject: `New training time: ${teamNames(after)}`,
    title: 'Training has a new time or place',
    paragraphs: [
      `From ${weekdayAndDay(after.startsAt)}, weekly training for ${teamNames(after)} has a new time or place.`,
      ...askAgain(before, after, people),
      ...about(people),
    ],
    facts: [
      { label: 'New', value: weeklyWords(after) },
      { label: 'Before', value: weeklyWords(before) },
    ],
    action: { label: 'Open the next session', url },
  }
}

/** "Tuesdays, 20:00 to 21:30 in Park". */
const weeklyWords = (session: TrainingSession): string =>
  `${weekdayName(weekdayOf(session.day))}s, ${sessionHours(session)}${place(session)}`

/** Says whether an earlier answer still counts: not if the day has changed. Trialists have given no answer. */
function askAgain(before: TrainingSession, after: TrainingSession, people: readonly Person[]): string[] {
  if (people.length === 0) return []
  return before.day === after.day
    ? ['If you have answered already, your answer stays. Change it if the new time does not suit you.']
    : ['Answers for the old day no longer count: please answer again.']
}
