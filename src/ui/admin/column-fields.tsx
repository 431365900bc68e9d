import '../styles/form.css'
import './import.css'
import { excerpt } from '../../kernel/excerpt.ts'
import { FieldError, SelectField } from '../forms/field.tsx'

type Props = {
  header: readonly string[]
  example: readonly string[]
  /** The field of each column; '' to ignore the column. */
  mapping: readonly string[]
  /** The labels of the fields. */
  labels: Readonly<Record<string, string>>
  errors: readonly string[] | undefined
}

/** Chooses the field of each spreadsheet column, initially guessed from its heading. */
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
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other identity and are never reordered
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
