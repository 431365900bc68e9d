import './stock.css'
import '../../../../ui/styles/form.css'
import '../../../../ui/styles/table.css'
import { Form } from 'react-router'
import { type FormErrors, SelectField, TextField } from '../../../../ui/forms/field.tsx'
import type { StockItem } from '../queries/stock-item.server.ts'

type Props = { sizes: StockItem['sizes']; errors: FormErrors; values: Record<string, string> }

const REASONS = [
  { value: 'delivered', label: 'Delivered: adds to the stock' },
  { value: 'lost', label: 'Lost: takes from the stock' },
  { value: 'damaged', label: 'Damaged: takes from the stock' },
  { value: 'counted', label: 'Counted: this many are there' },
]

/** Form that records what happened to the stock of a size. */
export function MovementForm({ sizes, errors, values }: Props) {
  // A refused form names an outdated count of movements, so its size is matched without it.
  const chosen = sizes.find(({ size }) => size === values.size?.slice(values.size.indexOf(':') + 1))
  return (
    <Form method="post" className="stack-small" noValidate>
      <h2 className="heading-3">Record a change</h2>
      <SelectField
        name="size"
        label="Size"
        options={[
          { value: '', label: 'Choose' },
          ...sizes.map(({ size, moves, stock }) => ({
            value: `${moves}:${size}`,
            label: stock === null ? `${size}, not counted yet` : `${size}, ${stock} in stock`,
          })),
        ]}
        defaultValue={chosen && `${chosen.moves}:${chosen.size}`}
        errors={errors.size}
      />
      <SelectField
        name="reason"
        label="What happened"
        options={REASONS}
        defaultValue={values.reason}
        errors={errors.reason}
      />
      <TextField
        name="quantity"
        label="Quantity"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={values.quantity}
        errors={errors.quantity}
      />
      <TextField
        name="note"
        label="Note"
        optional
        maxLength={200}
        autoComplete="off"
        defaultValue={values.note}
        errors={errors.note}
      />
      <button className="button compact" type="submit" name="intent" value="move">
        Record the change
      </button>
    </Form>
  )
}

/** What is left of each size, with the form for when it is low. */
export function ThresholdForm({ sizes, errors, values }: Props) {
  return (
    <Form method="post" className="stack-small" noValidate>
      <h2 className="heading-3">Sizes</h2>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">Size</th>
            <th scope="col" className="number">
              In stock
            </th>
            <th scope="col" className="number">
              Reserved
            </th>
            <th scope="col">Low at</th>
          </tr>
        </thead>
        <tbody>
          {sizes.map(({ size, stock, reserved, lowAt }) => (
            <tr key={size}>
              <th scope="row">{size}</th>
              <td className="number">{stock ?? <span className="muted">Not counted</span>}</td>
              <td className="number">{reserved}</td>
              <td>
                <input
                  className="input compact threshold-input"
                  name={`low-${size}`}
                  inputMode="numeric"
                  autoComplete="off"
                  aria-label={`${size} is low at`}
                  aria-invalid={errors[`low-${size}`] !== undefined || undefined}
                  aria-describedby={errors[`low-${size}`] && 'low-error'}
                  defaultValue={values[`low-${size}`] ?? lowAt ?? ''}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {errors.low && (
        <p className="error" id="low-error" role="alert">
          {errors.low.join(' ')}
        </p>
      )}
      <p className="small muted">
        With this many pieces or fewer, the size is listed on your dashboard. Leave it empty if it does not
        matter.
      </p>
      <button className="button secondary compact" type="submit" name="intent" value="low">
        Save
      </button>
    </Form>
  )
}
