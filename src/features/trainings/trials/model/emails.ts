import { listWords } from '../../../../kernel/text.ts'
import { type EmailText, greetingFor } from '../../../emails/model.ts'
import { sessionTimeWords, type TrainingSession, teamNames } from '../../sessions/model/session.ts'

type Booked = {
  name: string
  session: TrainingSession
  /** First names. */
  coaches: readonly string[]
  /** The page of the session's team. */
  url: string
}

const BRING = 'Sports clothes, indoor shoes with non-marking soles, and water. We lend you a ball.'

/** Confirms a free session: when, where, what to bring, and the coaches to ask for. */
export function bookedEmail({ name, session, coaches, url }: Booked): EmailText {
  const { venue } = session
  const fact = (label: string, value: string) => (value ? [{ label, value }] : [])
  return {
    subject: `Your free session: ${sessionTimeWords(session)}`,
    title: 'See you at training',
    greeting: greetingFor(name),
    paragraphs: [
      `You are booked for a free session with ${teamNames(session)}. Come ten minutes early.`,
      coaches.length > 0
        ? `Ask for ${listWords(coaches)}. They know that you are coming.`
        : 'The coach knows that you are coming.',
    ],
    facts: [
      { label: 'When', value: sessionTimeWords(session) },
      ...fact('Where', venue ? [venue.name, venue.address].filter(Boolean).join(', ') : ''),
      ...fact('Map', venue?.googleUrl ?? ''),
      { label: 'Bring', value: BRING },
      ...fact('Note', session.note),
    ],
    action: { label: 'About the team', url },
    footnote: 'If you cannot come, that’s fine: there is nothing to pay or cancel.',
  }
}

/** Explains on the day after how to join. */
export const followUpEmail = ({ name, session, url }: Omit<Booked, 'coaches'>): EmailText => ({
  subject: 'How was your first session?',
  title: 'How was it?',
  greeting: greetingFor(name),
  paragraphs: [
    `You were booked for a free session with ${teamNames(session)}. We hope you liked it.`,
    'If you’d like to come again, register now. It takes about five minutes, and you’ll see the fees before you pay.',
  ],
  action: { label: 'Register', url },
  footnote: 'We send this only once. If you don’t want to come again, there is nothing you need to do.',
})
