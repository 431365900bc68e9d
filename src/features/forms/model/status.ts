export const RESULT_STATUSES = ['new', 'answered', 'closed'] as const
export type ResultStatus = (typeof RESULT_STATUSES)[number]

/** The state of an answer, as a word and a colour. */
export const STATUS_WORDS = {
  new: { tone: 'warn', text: 'New' },
  answered: { tone: 'ok', text: 'Answered' },
  closed: { tone: 'open', text: 'Closed' },
} as const satisfies Record<ResultStatus, { tone: string; text: string }>
