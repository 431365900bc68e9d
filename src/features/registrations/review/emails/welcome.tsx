import { type EmailText, greetingFor } from '../../../emails/model.ts'

type Props = {
  club: string
  /** The reader: the member, or the guardian of a child. */
  name: string
  /** The first name of the child, if the reader is its guardian. */
  child: string | undefined
  team: string | null
  trainingsUrl: string
  /** The page that says what is left to pay; undefined if nothing is. */
  payUrl: string | undefined
}

/** Welcomes a new member, and says which team it is and what to do next. */
export function welcomeEmail({ club, name, child, team, trainingsUrl, payUrl }: Props): EmailText {
  const subject = child ? `${child} is now a member of ${club}` : `You are now a member of ${club}`
  const inTeam = child ? `${child} is in ${team}.` : `You are in ${team}.`
  return {
    subject,
    title: subject,
    greeting: greetingFor(name),
    paragraphs: [
      `Welcome to the club!${team ? ` ${inTeam}` : ''}`,
      `The training times are here: ${trainingsUrl}`,
      'An invitation to log in comes in a separate e-mail, if you have no login yet.',
      ...(payUrl ? ['One step is left: the fees. You can pay them by card.'] : []),
    ],
    ...(payUrl && { action: { label: 'Pay the fees', url: payUrl } }),
    footnote: 'If this is a mistake, write to the club.',
  }
}
