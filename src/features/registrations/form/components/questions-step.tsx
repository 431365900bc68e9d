import './registration.css'
import { paths } from '../../../../web/paths.ts'
import type { RegistrationQuestion } from '../../../content/model/content.ts'
import { type Answered, answerTo, stepPath } from '../../model/registration.ts'
import { WORDS } from '../../model/wording.ts'
import type { NotTaken } from '../model/not-taken.ts'
import { MissingNote } from './missing-note.tsx'
import { OptionCards } from './option-cards.tsx'
import { StepEnds } from './step-ends.tsx'

type Props = {
  questions: readonly RegistrationQuestion[]
  given: readonly Answered[]
  notTaken: NotTaken | undefined
}

/** The first tab: the club's questions. */
export function QuestionsStep({ questions, given, notTaken }: Props) {
  const unanswered = notTaken?.unanswered ?? []
  return (
    <form method="post" action={stepPath('questions')} className="stack-large" noValidate>
      <div>
        <h2>Questions</h2>
        <p className="muted small margin-top-2">{WORDS.kept}</p>
        <p className="margin-top-2">
          Are you registering several children? <a href={paths.registerChildren}>Use one form for all</a> and
          pay once.
        </p>
      </div>
      <MissingNote title={WORDS.answerAll} items={questions.filter(({ id }) => unanswered.includes(id))} />
      {questions.map(({ id, label, options }) => (
        <OptionCards
          key={id}
          name={id}
          legend={label}
          options={options}
          chosen={notTaken ? (notTaken.typed[id] ?? '') : answerTo(given, id)}
          errors={unanswered.includes(id) ? [WORDS.selectOne] : undefined}
        />
      ))}
      <StepEnds>Continue</StepEnds>
    </form>
  )
}
