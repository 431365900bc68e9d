import type { Letter } from '../../mailings/model.ts'
import type { FormAnswer } from '../model.ts'

/** The mail that brings an answer to the club. */
export const answerLetter = (
  { title, saveDb }: { title: string; saveDb: boolean },
  answers: readonly FormAnswer[],
): Letter => ({
  subject: `Form: ${title}`,
  title,
  paragraphs: ['Somebody has filled in this form. Answer this mail to write back, if they gave an address.'],
  facts: answers,
  footnote: saveDb
    ? 'The answer is kept in the back office for twelve months, with the papers that came with it.'
    : 'The answer is kept nowhere else.',
})
