import { type EmailText, greetingFor } from '../model.ts'

type Props = { club: string; name: string; url: string }

type ResetProps = Props & {
  /** The account's owner, if the reader is their guardian. */
  child?: string | undefined
}

/** Sends a link to set a new password. Contains no password. */
export function passwordResetEmail({ club, name, child, url }: ResetProps): EmailText {
  return {
    subject: `Set a new password for ${club}`,
    title: 'Set a new password',
    greeting: greetingFor(name),
    paragraphs: [
      child
        ? `Someone has asked to set a new password for ${child}’s account. We are writing to you because you are their parent or guardian. The link works once, for one hour.`
        : 'You asked to set a new password. The link works once, for one hour.',
      `Setting a new password logs ${child ? 'them' : 'you'} out everywhere else.`,
    ],
    action: { label: 'Set a new password', url },
    footnote: 'If you did not ask for this, ignore this e-mail: the password stays as it is.',
  }
}

type InvitationProps = {
  club: string
  /** The reader's first name; '' if it is unknown. */
  firstName: string
  /** The first name of the account's owner, if the reader is their guardian. */
  child?: string | undefined
  url: string
}

/** Sends an invited user a link to confirm their account. */
export function invitationEmail({ club, firstName, child, url }: InvitationProps): EmailText {
  return {
    subject: `Your account at ${club}`,
    title: `Welcome to ${club}`,
    greeting: firstName ? `Hello ${firstName},` : 'Hello,',
    paragraphs: [
      child
        ? `We have created an account for ${child}. Choose a password and log in with this e-mail address.`
        : 'We have created an account for you. Choose a password to log in.',
      'The link works once, for seven days. After that, ask for a new one under Log in, Reset password.',
    ],
    action: { label: 'Choose a password', url },
    footnote: 'If you do not know the club, ignore this e-mail: without a password nobody can log in.',
  }
}

/** Notifies the owner that the password has changed. Contains no password and no link that grants access. */
export function passwordChangedEmail({ club, name, url }: Props): EmailText {
  return {
    subject: `Your password at ${club} was changed`,
    title: 'Your password was changed',
    greeting: greetingFor(name),
    paragraphs: [
      'Your password was changed in the members’ area just now. You have been logged out everywhere else.',
    ],
    footnote: `If this was not you, ask for a new password at once: ${url}`,
  }
}
