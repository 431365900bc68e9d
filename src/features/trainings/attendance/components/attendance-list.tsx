import './attendance.css'
import { type ListedPerson, STATE_WORDS, STATES, type State } from '../model/attendance.ts'

const CHOICE_CLASSES: Record<State, string> = {
  present: 'attendance-choice good',
  late: 'attendance-choice',
  absent: 'attendance-choice poor',
  injured: 'attendance-choice',
}

/** Each person has a field with the state as loaded, so that a form without scripts changes only edited rows. */
export const WAS = 'was-'
export const NOW = 'state-'

/** A row for each person, with a radio button for each state. */
export const AttendanceList = ({ people }: { people: readonly ListedPerson[] }) =>
  people.map(({ person, name, isTrialist, said, state }) => (
    <fieldset className="attendance-row" key={person} data-person={person}>
      <legend>
        {name}{' '}
        {isTrialist && (
          <span className="badge" data-tone="mark">
            Free session
          </span>
        )}
        {said && <small>{said}</small>}
      </legend>
      <input type="hidden" name={`${WAS}${person}`} value={state ?? ''} />
      <div className="attendance-choices">
        {STATES.map((one) => (
          <label className={CHOICE_CLASSES[one]} key={one}>
            <input type="radio" name={`${NOW}${person}`} value={one} defaultChecked={one === state} />
            <span>{STATE_WORDS[one]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  ))
