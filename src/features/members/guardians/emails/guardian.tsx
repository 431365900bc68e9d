import { type EmailText, greetingFor } from '../../../emails/model.ts'

type InvitationProps = { club: string; child: string; from: string; url: string }

/** Invites an address to become a guardian. Gives only the child's first name. */
export function guardianInvitationEmail({ club, child, from, url }: InvitationProps): EmailText {
  return {
    subject: `${club}: you are invited as ${child}’s guardian`,
    title: `You are invited as ${child}’s guardian`,
    greeting: 'Hello,',
    paragraphs: [
      `${from} has invited you to act for ${child} at ${club}. You’ll get the club’s e-mails about ${child}, and you can answer, pay and decide for ${child} with your own login.`,
      `What to do: accept the invitation with your login, or choose a password if you have none. Then answer under My family what you agree to for ${child}, and fill in ${child}’s emergency card. It takes five minutes.`,
      'The link works once, for seven days.',
    ],
    action: { label: 'Accept the invitation', url },
    footnote: `If you do not know ${child}, ignore this e-mail.`,
  }
}

type ChangeProps = { club: string; name: string; child: string; other: string; url: string }

/** Notifies a guardian that another one has joined. */
export function guardianAddedEmail({ club, name, child, other, url }: ChangeProps): EmailText {
  return {
    subject: `${other} now looks after ${child} too`,
    title: `${other} now looks after ${child} too`,
    greeting: greetingFor(name),
    paragraphs: [
      `${other} is now a guardian of ${child} at ${club}: both of you can answer, pay and decide.`,
    ],
    action: { label: 'My family', url },
    footnote: 'If you did not expect this, write to the club at once.',
  }
}

/** Notifies a person that they are now a guardian of a child. */
export function guardianWelcomeEmail({ club, name, child, url }: Omit<ChangeProps, 'other'>): EmailText {
  return {
    subject: `You now look after ${child} at ${club}`,
    title: `You now look after ${child}`,
    greeting: greetingFor(name),
    paragraphs: [
      `You are now a guardian of ${child} at ${club}. Log in as usual; you’ll find ${child} under My family.`,
    ],
    action: { label: 'My family', url },
    footnote: 'If this is a mistake, write to the club.',
  }
}

/** Notifies a person that they are no longer a guardian of a child. */
export function guardianRemovedEmail({ club, name, child }: Omit<ChangeProps, 'other' | 'url'>): EmailText {
  return {
    subject: `You no longer look after ${child} at ${club}`,
    title: `You no longer look after ${child}`,
    greeting: greetingFor(name),
    paragraphs: [`You are no longer a guardian of ${child} at ${club}. You keep your own login.`],
    footnote: 'If this is a mistake, write to the club.',
  }
}
