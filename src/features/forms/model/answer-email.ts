import { type EmailText, greetingFor } from '../../emails/model.ts'
import type { FormAnswer } from './form.ts'
import { retentionSentence } from './retention.ts'

/** The e-mail that sends an answer to the form's recipients. */
export const answerEmail = (
  { title, saveDb, keepMonths }: { title: string; saveDb: boolean; keepMonths: number },
  answers: readonly FormAnswer[],
): EmailText => ({
  subject: `Form: ${title}`,
  title,
  paragraphs: [
    'You have a new answer to this form. If it includes an e-mail address, reply to this e-mail to answer the sender.',
  ],
  facts: answers,
  footnote: saveDb
    ? `The answer and any uploaded files are in the admin area. ${retentionSentence(keepMonths)}`
    : 'The answer is not stored anywhere else.',
})

/** Tells a reader of a confidential form that someone has written, and nothing about it. */
export const confidentialEmail = (name: string, link: string): EmailText => ({
  subject: 'Someone has written in confidence',
  title: 'Someone has written in confidence',
  greeting: greetingFor(name),
  paragraphs: ['There is a new answer to a confidential form that you read. Only its readers can open it.'],
  action: { label: 'Log in to read it', url: link },
})

type Readers = { form: string; name: string; changed: string; added: boolean; by: string }

/** Tells the readers of a confidential form who else reads it now, or no longer. */
export const readersEmail = ({ form, name, changed, added, by }: Readers): EmailText => ({
  subject: `Who reads “${form}”`,
  title: `Who reads “${form}”`,
  greeting: greetingFor(name),
  paragraphs: [
    added
      ? `${by} has named ${changed} as a reader of this confidential form. ${changed} can read all its answers, including earlier ones.`
      : `${by} has removed ${changed} from the readers of this confidential form.`,
  ],
  footnote: 'You get this e-mail because you read this form.',
})

/** `form` is left out of the e-mail about a confidential one, which others may see in a shared mailbox. */
type Reply = { club: string; form: string | undefined; name: string; text: string }

/** The reply of staff to the sender of an answer. An empty line begins a new paragraph. */
export const replyEmail = ({ club, form, name, text }: Reply): EmailText => ({
  subject: form ? `Your message to ${club}: ${form}` : `Your message to ${club}`,
  title: `Your message to ${club}`,
  greeting: greetingFor(name),
  paragraphs: text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim()),
  footnote: 'To write back, reply to this e-mail.',
})
