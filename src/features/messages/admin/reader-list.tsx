import './messages.css'
import { count, listWords } from '../../../kernel/text.ts'
import { LEFT_OUT, type MessageKind } from '../model/message.ts'
import type { Readers } from '../queries/audience.server.ts'
import { FailingList, type FailingProps } from './failing-list.tsx'

type Props = Readers & Pick<FailingProps, 'formId' | 'tryAgain'> & { kind: MessageKind }

/** Everybody who gets a message, and who does not and why. */
export function ReaderList({ recipients, leftOut, failing, kind, ...actions }: Props) {
  const others = leftOut.filter(({ reason }) => reason !== 'failing')
  return (
    <section aria-labelledby="readers">
      <h2 id="readers" className="heading-3">
        {count(recipients.length, 'person gets', 'people get')} this e-mail
      </h2>
      {recipients.length + leftOut.length === 0 && <p className="muted">Choose under “To” who gets it.</p>}
      {recipients.length > 0 && (
        <details>
          <summary>Show their names and addresses</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
          <ul className="reader-list" tabIndex={0} aria-label="Recipients">
            {recipients.map(({ name, email, people }) => (
              <li key={email}>
                {name} <span className="muted">{email}</span>
                <About names={people.filter(({ isSelf }) => !isSelf).map(({ firstName }) => firstName)} />
              </li>
            ))}
          </ul>
        </details>
      )}
      {failing.length > 0 && <FailingList failing={failing} isTried={kind === 'important'} {...actions} />}
      {others.length > 0 && (
        <details>
          <summary>{count(others.length, 'person is', 'people are')} left out</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard */}
          <ul className="reader-list" tabIndex={0} aria-label="Left out">
            {others.map(({ name, email, reason }) => (
              <li key={`${name} ${email}`}>
                {name} <span className="muted">{email}</span>
                <span className="small muted"> {LEFT_OUT[reason]}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

const About = ({ names }: { names: readonly string[] }) =>
  names.length > 0 && <span className="small muted"> for {listWords(names)}</span>
