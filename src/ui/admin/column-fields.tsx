import '../styles/form.css'
import './import.css'
import { excerpt } from '../../kernel/excerpt.ts'
import { FieldError, SelectField } from '../forms/field.tsx'

type Props = {
  header: readonly string[]
  example: readonly string[]
  /** The field of each column; '' leaves the column out. */
  mapping: readonly string[]
  /** The names of the fields. */
  labels: Readonly<Record<string, string>>
  errors: readonly string[] | undefined
}

/** What each column of a spreadsheet holds: guessed from its heading, changed by hand. */
export function ColumnFields({ header, example, mapping, labels, errors }: Props) {
  const fields = Object.entries(labels).map(([value, label]) => ({ value, label }))
  const options = [{ value: '', label: 'Leave out' }, ...fields]
  return (
    <fieldset className="stack">
      <legend className="label">What each column holds</legend>
      <input type="hidden" name="header" value={JSON.stringify(header)} />
      <FieldError name="columns" errors={errors} />
      <div className="import-columns">
        {header.map((heading, place) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity, and never move
            key={place}
            name={`column-${place}`}
            label={excerpt(heading.trim(), 60) || `Column ${place + 1}`}
            hint={
              example[place]?.trim()
                ? `For example: ${excerpt(example[place], 60)}`
                : 'Empty in the first row'
            }
            optional
            options={options}
            defaultValue={mapping[place] ?? ''}
          />
        ))}
      </div>
    </fieldset>
  )
}
