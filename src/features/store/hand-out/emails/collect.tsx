import { type EmailText, greetingFor } from '../../../emails/model.ts'

type Props = {
  club: string
  /** The first name of the reader's account. */
  name: string
  /** What waits, with its order and its buyer. */
  items: readonly { words: string; order: string }[]
  url: string
}

/** Reminds a buyer that kit has arrived and was not collected yet. */
export const collectEmail = ({ club, name, items, url }: Props): EmailText => ({
  subject: `Your kit is waiting at ${club}`,
  title: 'Your kit is waiting',
  greeting: greetingFor(name),
  paragraphs: ['Your kit has arrived, and you have not collected it yet. Please pick it up at the club.'],
  facts: items.map(({ words, order }) => ({ label: words, value: order })),
  action: { label: 'See the order', url },
  footnote: 'Do you have it already, or can you not come? Reply to this e-mail.',
})
