import '../components/duties.css'
import { type FormErrors, type Option, SelectField, TextField } from '../../../../ui/forms/field.tsx'
import { RHYTHM_NAMES, RHYTHMS, WEEKDAYS } from '../model/duty.ts'

export type DutyNotSaved = { values: Record<string, string>; errors: FormErrors }
type Props = {
  choices: { positions: readonly Option[]; teams: readonly Option[] }
  notSaved: DutyNotSaved | undefined
}

/** The initial values of the fields: what was typed, or else `usual`. */
const fieldOf =
  (notSaved: DutyNotSaved | undefined) =>
  (name: string, usual = '') => ({
    name,
    defaultValue: notSaved?.values[name] ?? usual,
    errors: notSaved?.errors[name],
  })

/** The fields for position and team, which duties and rules share. */
function What({ choices, notSaved, none }: Props & { none: string }) {
  const field = fieldOf(notSaved)
  return (
    <>
      <SelectField
        {...field('positionId')}
        label="Position"
        options={[{ value: '', label: 'Choose a position' }, ...choices.positions]}
      />
      <SelectField
        {...field('teamId')}
        label="Team"
        options={[{ value: '', label: none }, ...choices.teams]}
        optional
      />
    </>
  )
}

function HowMany({ notSaved }: Pick<Props, 'notSaved'>) {
  const field = fieldOf(notSaved)
  return (
    <>
      <TextField {...field('places', '2')} label="People" type="number" min={1} max={20} />
      <TextField {...field('points', '1')} label="Points per person" type="number" min={0} max={20} />
      <TextField
        {...field('giveBackDays', '3')}
        label="Can be given back until (days before)"
        hint="After that, it can only be offered to others."
        type="number"
        min={0}
        max={60}
      />
    </>
  )
}

/** The fields of a duty on one day. */
export function DutyFields({ choices, notSaved }: Props) {
  const field = fieldOf(notSaved)
  return (
    <>
      <What {...{ choices, notSaved }} none="The whole club" />
      <TextField {...field('day')} label="Date" type="date" />
      <TextField {...field('startsTime')} label="From" type="time" />
      <TextField {...field('endsTime')} label="To" type="time" />
      <TextField {...field('place')} label="Place" maxLength={120} optional />
      <TextField {...field('note')} label="Note" maxLength={300} optional />
      <HowMany notSaved={notSaved} />
    </>
  )
}

/** The fields of a rule, which says how often a position is needed. */
export function RuleFields({ choices, notSaved }: Props) {
  const field = fieldOf(notSaved)
  return (
    <>
      <What {...{ choices, notSaved }} none="Every team" />
      <SelectField
        {...field('rhythm', 'home-game')}
        label="How often"
        options={RHYTHMS.map((value) => ({ value, label: RHYTHM_NAMES[value] }))}
      />
      <div className="game-fields">
        <TextField
          {...field('minutesBefore', '45')}
          label="Begins before the game"
          hint="In minutes."
          type="number"
          min={0}
          max={240}
        />
      </div>
      <div className="weekly-fields">
        <SelectField
          {...field('weekday', '6')}
          label="Weekday"
          options={WEEKDAYS.map((label, index) => ({ value: String(index + 1), label }))}
        />
        <TextField {...field('startsTime')} label="From" type="time" required={false} />
        <TextField {...field('endsTime')} label="To" type="time" required={false} />
      </div>
      <HowMany notSaved={notSaved} />
    </>
  )
}
