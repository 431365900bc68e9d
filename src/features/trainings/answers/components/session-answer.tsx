import '../../../../ui/styles/form.css'
import './session-answer.css'
import { useNoticeFocus } from '../../../../ui/layout/toast.tsx'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { paths } from '../../../../web/paths.ts'
import {
  ANSWER_WORDS,
  ANSWERS,
  type Answer,
  answerFocus,
  type PersonAnswer,
  saidWords,
} from '../model/answer.ts'

type Props = {
  sessionId: string
  person: PersonAnswer
  /** The path to return to; the page of the session by default. */
  back?: string
  /** Whether to offer a field for a short note. */
  withNote?: boolean
  /** The note as typed into a form that was refused. */
  typedNote?: string | undefined
}

/** The form to answer for one person, with three buttons. Works without scripts. */
export function SessionAnswer({ sessionId, person, back, withNote = false, typedNote }: Props) {
  const { memberId, firstName, isSelf, answer, note, answeredBy, isOwnAnswer } = person
  const focusIf = useNoticeFocus()
  return (
    <form method="post" action={paths.session(sessionId)} className="stack-small">
      <input type="hidden" name="member" value={memberId} />
      {back && <input type="hidden" name="back" value={back} />}
      {withNote && <NoteOnly answer={answer} />}
      <fieldset className="session-answer">
        <legend>{isSelf ? 'Are you coming?' : `Is ${firstName} coming?`}</legend>
        <div className="answer-buttons">
          {ANSWERS.map((one) => (
            <button
              key={one}
              type="submit"
              name="answer"
              value={one}
              className={one === answer ? 'button compact' : 'button secondary compact'}
              aria-pressed={one === answer}
              {...(one === answer && focusIf(answerFocus(memberId)))}
            >
              {one === answer && <Icon name="ok" />} {ANSWER_WORDS[one]}
              <span className="visually-hidden">: {isSelf ? 'you' : firstName}</span>
            </button>
          ))}
        </div>
      </fieldset>
      {withNote ? (
        <label className="field">
          <span className="label">
            Note for the coach <span className="optional">(optional, send it with your answer)</span>
          </span>
          <input className="input" name="note" maxLength={100} defaultValue={typedNote ?? note} />
        </label>
      ) : (
        <input type="hidden" name="note" value={note} />
      )}
      {answer && (
        <p className="small muted">
          {saidWords(answer, person, isOwnAnswer ? undefined : (answeredBy ?? undefined))}
          {note && ` “${note}”`}
        </p>
      )}
    </form>
  )
}

/**
 * Sends the note with the last answer when Enter is pressed in its field, which presses the first button of the form.
 * Before there is an answer, Enter sends nothing.
 */
const NoteOnly = ({ answer }: { answer: Answer | undefined }) => (
  <button
    type="submit"
    name="answer"
    value={answer}
    disabled={!answer}
    className="visually-hidden"
    tabIndex={-1}
    aria-hidden="true"
  />
)
