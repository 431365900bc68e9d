import { type EmailText, greetingFor } from '../../../emails/model.ts'

type Props = {
  club: string
  name: string
  people: readonly { firstName: string; isSelf: boolean }[]
  url: string
}

/** Asks one address for the missing answers about its people. */
export function askConsentEmail({ club, name, people, url }: Props): EmailText {
  const names = people.map(({ firstName, isSelf }) => (isSelf ? 'you' : firstName))
  const who = [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' and ')
  return {
    subject: `${club}: please tell us what you agree to`,
    title: 'Please answer a few questions',
    greeting: greetingFor(name),
    paragraphs: [
      `We need your answers for ${who}: photos, social media, emergencies and lifts to games.`,
      'It takes a minute. You may say no to each, and change your mind at any time.',
    ],
    action: { label: 'Answer now', url },
  }
}
