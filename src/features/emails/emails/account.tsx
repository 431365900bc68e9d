import { type EmailText, greetingFor } from '../model.ts'

type Props = { club: string; name: string; url: string }

/** Notifies the owner of an account of wrong passwords. Contains no link that grants access. */
export function wrongPasswordsEmail({ club, name, url }: Props): EmailText {
  return {
    subject: `Wrong passwords for your account at ${club}`,
    title: 'Someone entered wrong passwords',
    greeting: greetingFor(name),
    paragraphs: [
      'Someone has entered a wrong password for your account five times. Nobody got in.',
      'If it was you, wait a little and try again, or set a new password. Devices you have logged in on before are not affected.',
      'If it was not you, there is nothing to do as long as nobody else knows your password.',
    ],
    action: { label: 'Set a new password', url },
  }
}

/** Notifies the owner of an account that someone entered the right password but not the code. */
export function wrongCodesEmail({ club, name, url }: Props): EmailText {
  return {
    subject: `Wrong codes for your account at ${club}`,
    title: 'Someone entered wrong codes',
    greeting: greetingFor(name),
    paragraphs: [
      'Someone has entered your password and then a wrong code from your authenticator app several times. Nobody got in.',
      'If it was you, check the time on your phone and try again. If it was not you, set a new password: someone knows yours.',
    ],
    action: { label: 'Set a new password', url },
  }
}

export type TwoStepChange = 'on' | 'off' | 'reset'

const TWO_STEP_TITLES: Readonly<Record<TwoStepChange, string>> = {
  on: 'Two-step login is on',
  off: 'Two-step login is off',
  reset: 'Two-step login was reset',
}

const TWO_STEP_TEXTS: Readonly<Record<TwoStepChange, string>> = {
  on: 'From now on you log in with your password and a code from your authenticator app. Keep your recovery codes: each replaces a code once.',
  off: 'From now on you log in with your password alone.',
  reset:
    'An administrator has removed the authenticator app and the passkeys of your account. You log in with your password alone until you set up two-step login again.',
}

/** Notifies the owner of an account how its login has changed. Contains no code and no link that grants access. */
export function twoStepEmail({ club, name, url, change }: Props & { change: TwoStepChange }): EmailText {
  return {
    subject: `${TWO_STEP_TITLES[change]} for your account at ${club}`,
    title: TWO_STEP_TITLES[change],
    greeting: greetingFor(name),
    paragraphs: [TWO_STEP_TEXTS[change]],
    footnote: `If you did not expect this, set a new password at once: ${url}`,
  }
}

type PasskeyProps = Props & { passkey: { name: string; change: 'added' | 'removed' } }

/** Notifies the owner of an account that a passkey was added or removed. */
export function passkeyEmail({ club, name, url, passkey }: PasskeyProps): EmailText {
  const isAdded = passkey.change === 'added'
  return {
    subject: `A passkey was ${passkey.change} for your account at ${club}`,
    title: `A passkey was ${passkey.change}`,
    greeting: greetingFor(name),
    paragraphs: [
      isAdded
        ? `The passkey “${passkey.name}” now logs you in, without your password.`
        : `The passkey “${passkey.name}” no longer logs you in. Your device or password manager may still offer it; you can delete it there.`,
    ],
    footnote: isAdded
      ? `If you did not add it, remove it at once and set a new password: ${url}`
      : `If you did not remove it, set a new password at once: ${url}`,
  }
}

type ChangeProps = { club: string; name: string; newEmail: string }

/** Sends the owner of an account a link to confirm its new address. */
export function confirmEmailEmail({ club, name, newEmail, url }: ChangeProps & { url: string }): EmailText {
  return {
    subject: `Confirm your new e-mail address for ${club}`,
    title: 'Confirm your new e-mail address',
    greeting: greetingFor(name),
    paragraphs: [
      `Your account at ${club} is about to use ${newEmail}. You will log in with it, and all our e-mails will go there.`,
      'The link works once, for one day. Until then nothing changes.',
    ],
    action: { label: 'Confirm this address', url },
    footnote: 'If you do not know the club, ignore this e-mail: the address will not be used.',
  }
}

/** Notifies the old address of an account that a new one was requested. Contains no link that grants access. */
export function emailChangeNotice({ club, name, newEmail, info }: ChangeProps & { info: string }): EmailText {
  return {
    subject: `Your e-mail address at ${club} is about to change`,
    title: 'Your e-mail address is about to change',
    greeting: greetingFor(name),
    paragraphs: [
      `Your account at ${club} is about to use ${newEmail} instead of this address. It changes once the new address is confirmed.`,
    ],
    footnote: `If you did not ask for this, write to us at once: ${info}`,
  }
}
