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

type Reply = { club: string; form: string; name: string; text: string }

/** The reply of staff to the sender of an answer. An empty line begins a new paragraph. */
export const replyEmail = ({ club, form, name, text }: Reply): EmailText => ({
  subject: `Your message to ${club}: ${form}`,
  title: `Your message to ${club}`,
  greeting: greetingFor(name),
  paragraphs: text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim()),
  footnote: 'To write back, reply to this e-mail.',
})
