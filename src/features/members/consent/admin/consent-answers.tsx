import '../../family/components/family.css'
import { clubDay } from '../../../../kernel/dates.ts'
import { DateText } from '../../../../ui/primitives/date-text.tsx'
import { CONSENT_KINDS, CONSENTS, type ConsentAnswer, latestAnswers } from '../model.ts'

/** The consent answers of a member, for administrators. */
export function ConsentAnswers({ history }: { history: readonly ConsentAnswer[] }) {
  const latest = latestAnswers(history)
  return (
    <section className="stack">
      <h3 className="heading-3">Consent</h3>
      <ul className="family-lines" aria-label="Consent">
        {CONSENT_KINDS.map((kind) => {
          const answer = latest[kind]
          return (
            <li key={kind}>
              <span>{CONSENTS[kind].label}</span>
              {answer ? (
                <span>
                  <b>{answer.given ? 'Yes' : 'No'}</b>, <DateText on={clubDay(answer.at)} />
                  {answer.by && `, ${answer.by}`}
                </span>
              ) : (
                <span className="muted">No answer</span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
