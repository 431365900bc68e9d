import '../../../../ui/styles/form.css'
import './session-answer.css'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { paths } from '../../../../web/paths.ts'
import { ANSWER_WORDS, ANSWERS, type PersonAnswer, saidWords } from '../model/answer.ts'

type Props = {
  sessionId: string
  person: PersonAnswer
  /** The path to return to; the page of the session by default. */
  back?: string
  /** Whether to offer a field for a short note. */
  withNote?: boolean
}

/** The form to answer for one person, with three buttons. Works without scripts. */
export function SessionAnswer({ sessionId, person, back, withNote = false }: Props) {
  const { memberId, firstName, isSelf, answer, note, answeredBy } = person
  return (
    <form method="post" action={paths.session(sessionId)} className="stack-small">
      <input type="hidden" name="member" value={memberId} />
      {back && <input type="hidden" name="back" value={back} />}
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
          <input className="input" name="note" maxLength={100} defaultValue={note} />
        </label>
      ) : (
        <input type="hidden" name="note" value={note} />
      )}
      {answer && (
        <p className="small muted">
          {answeredBy ? `${answeredBy} answered.` : saidWords(answer, person)}
          {note && ` “${note}”`}
        </p>
      )}
    </form>
  )
}
