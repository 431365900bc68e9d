import './setup.css'
import { SelectField, TextField } from '../../../ui/forms/field.tsx'
import { WEEKDAYS } from '../../trainings/series/model.ts'
import type { Values } from './rows.ts'

type Props = { at: number; values: Values; errors: Readonly<Record<string, string[]>> }

const fieldsOf = (list: string, { at, values, errors }: Props) => {
  const nameOf = (name: string) => `${list}.${at}.${name}`
  return {
    field: (name: string) => ({
      name: nameOf(name),
      errors: errors[nameOf(name)],
      defaultValue: values[nameOf(name)],
      required: false,
    }),
    read: (name: string) => values[nameOf(name)],
  }
}

/** The fields of one hall, saved or new. */
export function HallFields(props: Props) {
  const { field, read } = fieldsOf('halls', props)
  return (
    <fieldset className="setup-row" aria-label={read('name') || `Hall ${props.at + 1}`}>
      <input type="hidden" name={`halls.${props.at}.id`} value={read('id') ?? ''} />
      <TextField {...field('name')} label="Hall" maxLength={100} autoComplete="off" />
      <div className="setup-wide">
        <TextField {...field('address')} label="Address with postcode" maxLength={200} autoComplete="off" />
      </div>
    </fieldset>
  )
}

const DAY_OPTIONS = [
  { value: '', label: 'No training' },
  ...WEEKDAYS.map((day) => ({ value: day, label: day })),
]

/** The fields of one training session of a team. */
export function SlotFields({ team, ...props }: Props & { team: { id: string; name: string } }) {
  const { field } = fieldsOf('slots', props)
  return (
    <fieldset className="setup-row" aria-label={`${team.name}, session ${props.at + 1}`}>
      <input type="hidden" name={`slots.${props.at}.team`} value={team.id} />
      <SelectField {...field('day')} label="Day" options={DAY_OPTIONS} />
      <div className="setup-narrow">
        <TextField {...field('from')} label="From" type="time" />
      </div>
      <div className="setup-narrow">
        <TextField {...field('to')} label="To" type="time" />
      </div>
      <TextField {...field('hall')} label="Hall" maxLength={100} list="halls" autoComplete="off" />
    </fieldset>
  )
}
