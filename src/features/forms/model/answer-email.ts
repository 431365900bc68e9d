import type { EmailText } from '../../emails/model.ts'
import type { FormAnswer } from './form.ts'

/** The mail that brings an answer to the club. */
export const answerEmail = (
  { title, saveDb }: { title: string; saveDb: boolean },
  answers: readonly FormAnswer[],
): EmailText => ({
  subject: `Form: ${title}`,
  title,
  paragraphs: [
    'We have a new answer to this form. If they left an e-mail address, reply to this e-mail to write back.',
  ],
  facts: answers,
  footnote: saveDb
    ? 'The answer is kept in the back office for twelve months, with the papers that came with it.'
    : 'The answer is kept nowhere else.',
})
