import type { EmailText } from '../../emails/model.ts'
import type { FormAnswer } from './form.ts'

/** The e-mail that sends an answer to the form's recipients. */
export const answerEmail = (
  { title, saveDb }: { title: string; saveDb: boolean },
  answers: readonly FormAnswer[],
): EmailText => ({
  subject: `Form: ${title}`,
  title,
  paragraphs: [
    'You have a new answer to this form. If it includes an e-mail address, reply to this e-mail to answer the sender.',
  ],
  facts: answers,
  footnote: saveDb
    ? 'The answer and any uploaded files are stored in the admin area for twelve months.'
    : 'The answer is not stored anywhere else.',
})
