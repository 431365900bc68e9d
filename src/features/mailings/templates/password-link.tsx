import type { Letter } from '../model.ts'

/** The first name, which is what people are called by. */
const firstWord = (name: string): string => name.trim().split(/\s+/)[0] ?? name

type Props = { club: string; name: string; url: string }

/** The link by which a user sets a new password. Holds no password. [decisions A09] */
export function passwordResetLetter({ club, name, url }: Props): Letter {
  return {
    subject: `Set a new password for ${club}`,
    title: 'Set a new password',
    greeting: `Hello ${name},`,
    paragraphs: [
      'somebody, we hope you, has asked to set a new password. The link works once, for one hour.',
      'Setting it logs you out everywhere else.',
    ],
    action: { label: 'Set a new password', url },
    footnote: 'If you have not asked for it, do nothing: your password stays as it is.',
  }
}

/** The link by which somebody who was given an account confirms it. [decisions A20] */
export function invitationLetter({ club, name, url }: Props): Letter {
  return {
    subject: `Your account at ${club}`,
    title: `Welcome to ${club}`,
    greeting: `Hello ${firstWord(name)},`,
    paragraphs: [
      'the club has made an account for you. Choose a password and you are in.',
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
export function passwordChangedLetter({ club, name, url }: Props): Letter {
  return {
    subject: `Your password at ${club} was changed`,
    title: 'Your password was changed',
    greeting: `Hello ${name},`,
    paragraphs: [
      "it was changed in the members' area just now. All other places where you were logged in are logged out.",
    ],
    footnote: `If this was not you, ask for a new password at once: ${url}`,
  }
}
