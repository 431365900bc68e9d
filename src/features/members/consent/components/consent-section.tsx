import '../../family/components/family.css'
import { clubDay } from '../../../../kernel/dates.ts'
import { type FormErrors, RadioField } from '../../../../ui/forms/field.tsx'
import { UnreachableNote } from '../../../../ui/forms/unreachable-note.tsx'
import { DateText } from '../../../../ui/primitives/date-text.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { CONSENT_KINDS, CONSENTS, type ConsentAnswer, latestAnswers, wordingOf } from '../model.ts'

type Props = {
  /** The first name of a child, or 'you'. */
  who: string
  history: readonly ConsentAnswer[]
  /** A minor may only withdraw consent. */
  right: 'decide' | 'withdraw'
  /** Whether only administrators see photos of this person today. */
  hidesPhotos: boolean
  refused: { errors: FormErrors; values: Record<string, string>; note?: string | undefined } | undefined
}

/** The questions with their latest answers, and the history. Posts `do=consent` to its own address. */
export function ConsentSection({ who, history, right, hidesPhotos, refused }: Props) {
  const latest = latestAnswers(history)
  const isOpen = refused !== undefined || CONSENT_KINDS.some((kind) => latest[kind] === undefined)
  const form = (
    <form method="post" className="stack">
      <UnreachableNote />
      {CONSENT_KINDS.map((kind) => {
        const given = latest[kind]?.given
        const value = refused?.values[kind] ?? (given === undefined ? undefined : given ? 'yes' : 'no')
        return (
          <RadioField
            key={kind}
            name={kind}
            label={CONSENTS[kind].label}
            hint={wordingOf(kind, who)}
            value={value}
            errors={refused?.errors[kind]}
            options={[
              { value: 'yes', label: 'Yes', disabled: right === 'withdraw' && !given },
              { value: 'no', label: 'No' },
            ]}
          />
        )
      })}
      <p>
        <button className="button" type="submit" name="do" value="consent">
          Save answers
        </button>
      </p>
    </form>
  )
  return (
    <>
      <p>
        {right === 'decide'
          ? 'You may say no to each, and change your mind at any time. Changes apply at once.'
          : 'Your guardian decides this. You can withdraw what they have agreed to.'}
      </p>
      {latest.website_photos === undefined && <p>{photosUntilAnswer(who, hidesPhotos)}</p>}
      {refused?.note && (
        <Note tone="bad" focusOn={refused}>
          <p>{refused.note}</p>
        </Note>
      )}
      {isOpen ? (
        form
      ) : (
        <>
          <ul className="family-lines" aria-label="Answers">
            {CONSENT_KINDS.map((kind) => (
              <li key={kind}>
                <span>{CONSENTS[kind].label}</span>
                <b>{latest[kind]?.given ? 'Yes' : 'No'}</b>
              </li>
            ))}
          </ul>
          <details>
            <summary>Read the questions again and change answers</summary>
            {form}
          </details>
        </>
      )}
      {history.length > 0 && <History who={who} history={history} />}
    </>
  )
}

const photosUntilAnswer = (who: string, hidesPhotos: boolean): string =>
  hidesPhotos
    ? `Until you answer, only administrators see photos of ${who}.`
    : `Until you answer, members of the club see photos of ${who}. A no hides them.`

function History({ who, history }: Pick<Props, 'who' | 'history'>) {
  return (
    <details>
      <summary>Earlier answers</summary>
      <ul className="family-lines">
        {history.map(({ kind, given, version, at, by }) => (
          <li key={`${kind}-${String(at)}`}>
            <span>
              <b>
                {CONSENTS[kind].label}: {given ? 'yes' : 'no'}
              </b>
              <br />
              <span className="small muted">
                <DateText on={clubDay(at)} />, {by ?? 'before answers were recorded'}
                {' · '}
                {wordingOf(kind, who, version)}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
