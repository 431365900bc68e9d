import { type EmailText, greetingFor } from '../../emails/model.ts'

type Person = { firstName: string; isSelf: boolean; team: string | null; subscriptions: readonly string[] }

type Props = {
  club: string
  season: string
  name: string
  people: readonly Person[]
  url: string
  isReminder: boolean
}

/** Asks a family who comes back, and says which subscriptions continue and when they are charged next. */
export function seasonEmail({ club, season, name, people, url, isReminder }: Props): EmailText {
  const facts = people.flatMap(({ firstName, team, subscriptions }) => [
    ...(team ? [{ label: firstName, value: team }] : []),
    ...subscriptions.map((value) => ({ label: `${firstName}’s subscription`, value })),
  ])
  return {
    subject: isReminder ? `Please answer: season ${season}` : `Are you coming back? Season ${season}`,
    title: `Season ${season}`,
    greeting: greetingFor(name),
    paragraphs: [
      isReminder
        ? `We have not heard from you about the new season at ${club} yet.`
        : `The new season at ${club} is about to begin. We have filled in your registration from last season.`,
      'If nothing has changed, it takes two taps. You can correct your details there, or tell us that you are not coming back.',
    ],
    action: { label: 'Answer now', url },
    ...(facts.length > 0 && { facts }),
    footnote: 'This link is only for you. You can change your answer with it until we close the season.',
  }
}
