import './family-answers.css'
import '../../../ui/styles/form.css'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/primitives/icon.tsx'

/** A person on the page of a family's link. */
export type SeasonPerson = {
  id: string
  firstName: string
  name: string
  isSelf: boolean
  version: number
  phone: string
  address: string
  postcode: string
  team: string | null
  answer: 'coming' | 'not-coming' | null
  subscriptions: readonly string[]
  /** The page on which the fees are paid, once the person is registered. */
  payUrl: string | undefined
}

type Props = { person: SeasonPerson; linkTo: (query: Record<string, string>) => string; isOpen: boolean }

/** The details of one person, the answer so far, and what can be changed. */
export function PersonCard({ person, linkTo, isOpen }: Props) {
  const { id, name, team, phone, address, postcode, subscriptions, answer, payUrl } = person
  const facts: [string, ReactNode][] = [
    ['Team', team ?? 'None yet'],
    ['Phone', phone],
    ['Address', [address, postcode].filter(Boolean).join(', ')],
    ['Subscription', subscriptions.join('; ')],
  ]
  return (
    <section className="card stack-small" aria-label={name}>
      <div className="row between">
        <h2 className="heading-3">{name}</h2>
        {answer && (
          <span className="badge" data-tone={answer === 'coming' ? 'ok' : 'warn'}>
            {answer === 'coming' ? 'Coming back' : 'Not coming back'}
          </span>
        )}
      </div>
      <dl className="season-facts">
        {facts
          .filter(([, value]) => value)
          .map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {answer === 'coming' && payUrl && (
        <p>
          <a className="more-link" href={payUrl}>
            See and pay the fees
          </a>
        </p>
      )}
      {isOpen && (
        <p className="row gap-2">
          <a className="button secondary compact" href={linkTo({ person: id, do: 'change' })}>
            Change details<span className="visually-hidden"> of {name}</span>
          </a>
          {answer !== 'not-coming' && (
            <a className="button bare compact" href={linkTo({ person: id, do: 'leave' })}>
              {leaveWords(person)}
            </a>
          )}
        </p>
      )}
      {isOpen && answer === 'not-coming' && (
        <form method="post">
          <input type="hidden" name="person" value={id} />
          <button className="button secondary compact" type="submit" name="intent" value="return">
            <Icon name="undo" /> Coming back after all
          </button>
        </form>
      )}
    </section>
  )
}

/** "I’m not coming back", or for a child "Kofi is not coming back". */
export const leaveWords = ({ firstName, isSelf }: Pick<SeasonPerson, 'firstName' | 'isSelf'>): string =>
  isSelf ? 'I’m not coming back' : `${firstName} is not coming back`
