import './family-answers.css'
import { listWords } from '../../../kernel/text.ts'
import { CHECKS, TERMS_PAGE } from '../../registrations/model/wording.ts'
import type { SeasonPerson } from './family-answers.tsx'

type Props = {
  people: readonly SeasonPerson[]
  /** The registration fees on offer, in words. */
  fees: readonly string[]
  back: string
}

/** The second tap: who is registered, what is agreed to and what it costs. */
export const ConfirmForm = ({ people, fees, back }: Props) => (
  <form method="post" className="stack">
    <p className="large">
      We register {listWords(people.map(({ firstName, isSelf }) => (isSelf ? 'you' : firstName)))} for the
      season.
    </p>
    <div>
      <p>By confirming, you agree:</p>
      <ul className="season-points">
        {CHECKS.map(({ id, label }) => (
          <li key={id}>{label}</li>
        ))}
      </ul>
      <p>
        <a href={TERMS_PAGE}>Read the membership terms</a>
      </p>
    </div>
    {fees.length > 0 && (
      <div>
        <p>
          You can pay the fees after that. Nothing is charged until you do.
          {people.length > 1 && ' For each person, before any family discount:'}
        </p>
        <ul className="season-points">
          {fees.map((fee) => (
            <li key={fee}>{fee}</li>
          ))}
        </ul>
      </div>
    )}
    <p className="row gap-2">
      <button className="button" type="submit" name="intent" value="confirm">
        Confirm
      </button>
      <a className="button bare" href={back}>
        Back
      </a>
    </p>
  </form>
)
