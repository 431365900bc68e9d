import './setup.css'
import { SelectField, TextField, TickField } from '../../../ui/forms/field.tsx'
import { TEAM_KINDS } from '../model/team-kinds.ts'
import type { Values } from './rows.ts'

const KINDS = Object.entries(TEAM_KINDS).map(([value, { label }]) => ({ value, label }))

type Props = { at: number; values: Values; errors: Readonly<Record<string, string[]>> }

/** The fields of one team, saved or new. */
export function TeamFields({ at, values, errors }: Props) {
  const field = (name: string) => ({ name: `teams.${at}.${name}`, errors: errors[`teams.${at}.${name}`] })
  const read = (name: string) => values[`teams.${at}.${name}`]
  const id = read('id') ?? ''
  return (
    <fieldset className="setup-row" aria-label={read('name') || `Team ${at + 1}`}>
      <input type="hidden" name={`teams.${at}.id`} value={id} />
      <div className="setup-wide">
        <TextField
          {...field('name')}
          label="Team"
          maxLength={80}
          required={false}
          defaultValue={read('name')}
          autoComplete="off"
        />
      </div>
      <SelectField {...field('kind')} label="Kind" options={KINDS} defaultValue={read('kind') ?? 'women'} />
      <div className="setup-narrow">
        <TextField
          {...field('order')}
          label="Order"
          inputMode="numeric"
          required={false}
          defaultValue={read('order') ?? String(at + 1)}
          autoComplete="off"
        />
      </div>
      {id && (
        <div className="setup-rest">
          <TickField
            {...field('remove')}
            label="Remove this team when I save"
            value="true"
            defaultChecked={read('remove') !== undefined}
          />
        </div>
      )}
    </fieldset>
  )
}
