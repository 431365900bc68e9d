import { type EmailText, greetingFor } from '../model.ts'

type Props = { club: string; name: string; url: string }

type ResetProps = Props & {
  /** Of whom the account is, where a guardian reads it. */
  child?: string | undefined
}

/** The link by which a user sets a new password. Holds no password. [resolutions A09] */
export function passwordResetEmail({ club, name, child, url }: ResetProps): EmailText {
  return {
    subject: `Set a new password for ${club}`,
    title: 'Set a new password',
    greeting: greetingFor(name),
    paragraphs: [
      child
        ? `${child}’s login has been asked for a new password. We write to you because you are their parent or guardian. The link works once, for one hour.`
        : 'somebody, we hope you, has asked to set a new password. The link works once, for one hour.',
      `Setting it logs ${child ? 'them' : 'you'} out everywhere else.`,
    ],
    action: { label: 'Set a new password', url },
    footnote: 'If you have not asked for it, do nothing: the password stays as it is.',
  }
}

type InvitationProps = {
  club: string
  /** The first name of who reads it; '' where it is not known. */
  firstName: string
  /** Of whom the account is, by first name, where a guardian reads it. */
  child?: string | undefined
  url: string
}

/** The link by which somebody who was given an account confirms it. [resolutions A20] */
export function invitationEmail({ club, firstName, child, url }: InvitationProps): EmailText {
  return {
    subject: `Your account at ${club}`,
    title: `Welcome to ${club}`,
    greeting: firstName ? `Hello ${firstName},` : 'Hello,',
    paragraphs: [
      child
        ? `we have made an account for ${child}. Choose a password and log in with this e-mail address.`
        : 'we have made an account for you. Choose a password and you are in.',
      'The link works once, for one hour. After that, ask for a new one under Log in, Reset password.',
    ],
    action: { label: 'Choose a password', url },
    footnote: 'If you do not know the club, do nothing: without a password the account stays closed.',
  }
}

/**
 * Tells the owner that the password is another one now. Holds no password and no link that opens anything. [decisions
 * A09]
 */
export function passwordChangedEmail({ club, name, url }: Props): EmailText {
  return {
    subject: `Your password at ${club} was changed`,
    title: 'Your password was changed',
    greeting: greetingFor(name),
    paragraphs: [
      'it was changed in the members’ area just now. All other places where you were logged in are logged out.',
    ],
    footnote: `If this was not you, ask for a new password at once: ${url}`,
  }
}
