/** What a question asks for. Answers about health are for organisers and the booker only. */
export const QUESTION_KINDS = ['health', 'size', 'choice', 'yes_no', 'text'] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

export const KIND_WORDS: Readonly<Record<QuestionKind, string>> = {
  health: 'Allergies and other health',
  size: 'Clothing size',
  choice: 'One of several choices',
  yes_no: 'Yes or no',
  text: 'Free text',
}

/** Whether each person is asked, or the booker once. */
export const SCOPES = ['ticket', 'booking'] as const
export type Scope = (typeof SCOPES)[number]

export type Question = {
  id: string
  kind: QuestionKind
  label: string
  /** The choices of a question of the kind `choice`. */
  choices: readonly string[]
  required: boolean
  scope: Scope
  /** Whether the list at the entrance shows the answer. */
  atCheckIn: boolean
}

const SIZES = ['Age 5–6', 'Age 7–8', 'Age 9–11', 'Age 12–14', 'XS', 'S', 'M', 'L', 'XL', 'XXL']

/** Returns what can be chosen; undefined if the answer is typed. */
export function choicesOf({
  kind,
  choices,
}: Pick<Question, 'kind' | 'choices'>): readonly string[] | undefined {
  if (kind === 'size') return SIZES
  if (kind === 'yes_no') return ['Yes', 'No']
  return kind === 'choice' ? choices : undefined
}

/** An answer. `at` is the position of the ticket; null if the booker was asked once. */
export type Answer = { questionId: string; at: number | null; text: string }

/** The name of the field of an answer. */
export const answerField = (questionId: string, at: number | null): string =>
  at === null ? `answer-${questionId}` : `answer-${questionId}-${at}`

/** Returns a question once for each ticket it is asked for, or once for the booking. */
export const askedAt = (
  { scope }: Pick<Question, 'scope'>,
  positions: readonly number[],
): (number | null)[] => (scope === 'booking' ? [null] : [...positions])

/** Returns the label of each field of the questions, with the ticket that it is about. */
export const answerLabels = (
  questions: readonly Question[],
  tickets: readonly { at: number; title: string }[],
): Record<string, string> =>
  Object.fromEntries(
    questions.flatMap(({ id, label, scope }) =>
      scope === 'booking'
        ? [[answerField(id, null), label]]
        : tickets.map(({ at, title }) => [answerField(id, at), `${title}: ${label}`]),
    ),
  )

/** The most questions of an event. */
export const MAX_QUESTIONS = 12
