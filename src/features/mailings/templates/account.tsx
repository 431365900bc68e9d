import type { Letter } from '../model.ts'

type Props = { club: string; name: string; url: string }

/** Tells the owner of an account that wrong passwords were entered. Holds no link that opens anything. */
export function wrongPasswordsEmail({ club, name, url }: Props): Letter {
  return {
    subject: `Wrong passwords for your account at ${club}`,
    title: 'Someone entered wrong passwords',
    greeting: `Hello ${name},`,
    paragraphs: [
      'Someone has entered a wrong password for your account five times. Nobody got in.',
      'If it was you, wait a little and try again, or set a new password. Devices you have logged in on before are not affected.',
      'If it was not you, there is nothing to do as long as nobody else knows your password.',
    ],
    action: { label: 'Set a new password', url },
  }
}
