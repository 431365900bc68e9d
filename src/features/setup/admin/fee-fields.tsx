import './setup.css'
import { SelectField, TextField, TickField } from '../../../ui/forms/field.tsx'
import { PERIODS } from '../../fees/model/plan.ts'
import { AUDIENCES, OWN_RULE } from '../model/fees.ts'
import type { Values } from './rows.ts'

const PERIOD_OPTIONS = Object.entries(PERIODS).map(([value, label]) => ({ value, label }))
const AUDIENCE_OPTIONS = Object.entries(AUDIENCES).map(([value, { label }]) => ({ value, label }))

type Props = { at: number; values: Values; errors: Readonly<Record<string, string[]>> }

/** The fields of one fee, saved or new. */
export function FeeFields({ at, values, errors }: Props) {
  const field = (name: string) => ({ name: `fees.${at}.${name}`, errors: errors[`fees.${at}.${name}`] })
  const read = (name: string) => values[`fees.${at}.${name}`]
  const id = read('id') ?? ''
  const audience = read('audience') ?? 'everyone'
  return (
    <fieldset className="setup-row" aria-label={read('label') || `Fee ${at + 1}`}>
      <input type="hidden" name={`fees.${at}.id`} value={id} />
      <div className="setup-wide">
        <TextField
          {...field('label')}
          label="Fee"
          maxLength={120}
          required={false}
          defaultValue={read('label')}
          autoComplete="off"
        />
      </div>
      <div className="setup-narrow">
        <TextField
          {...field('price')}
          label="Price in £"
          inputMode="decimal"
          required={false}
          defaultValue={read('price')}
          autoComplete="off"
        />
      </div>
      <SelectField
        {...field('period')}
        label="Paid"
        options={withOwn(PERIOD_OPTIONS, read('period'))}
        defaultValue={read('period') ?? (at === 0 ? 'season' : 'month')}
      />
      <SelectField
        {...field('audience')}
        label="For"
        options={audience === OWN_RULE ? [...AUDIENCE_OPTIONS, OWN_CHOICE] : AUDIENCE_OPTIONS}
        defaultValue={audience}
      />
      <div className="setup-rest">
        <TextField
          {...field('siblings')}
          label="Percent off for siblings"
          hint="Only for a fee paid once a season. For example 50: one child of a family pays in full, each other child half."
          inputMode="numeric"
          maxLength={3}
          optional
          defaultValue={read('siblings')}
          autoComplete="off"
        />
      </div>
      <div className="setup-rest">
        <TextField
          {...field('description')}
          label="What it includes"
          maxLength={400}
          optional
          defaultValue={read('description')}
          autoComplete="off"
        />
      </div>
      {id && (
        <div className="setup-rest">
          <TickField
            {...field('remove')}
            label="Remove this fee when I save"
            value="true"
            defaultChecked={read('remove') !== undefined}
          />
        </div>
      )}
    </fieldset>
  )
}

const OWN_CHOICE = { value: OWN_RULE, label: 'As set under Content' }

/** Keeps a stored period that the form does not offer. */
const withOwn = (options: typeof PERIOD_OPTIONS, period: string | undefined) =>
  period && !options.some(({ value }) => value === period)
    ? [...options, { value: period, label: period }]
    : options
