import '../../batches/admin/batches.css'
import { Form } from 'react-router'
import { SelectField, TickField } from '../../../../ui/forms/field.tsx'
import type { Refused } from '../../batches/admin/refused.ts'
import type { AdminOrder } from '../../batches/queries/order-admin.server.ts'

type Props = {
  order: AdminOrder
  /** Created with the form, so that submitting it again does not exchange twice. */
  formKey: string
  refused: Refused | undefined
}

/** Form that exchanges items of a delivered order for another size of the same price. */
export function ExchangeForm({ order, formKey, refused }: Props) {
  const { lines, otherSizes, batch } = order
  const submitted = refused?.values.exchange ?? ''
  // Keeps a refused size in the list, so that the error appears beside it.
  const options = lines.flatMap(({ position, title, size }) => {
    const kept = submitted.startsWith(`${position}:`) ? [submitted.slice(`${position}:`.length)] : []
    return [...new Set([...(otherSizes[position] ?? []), ...kept])].map((other) => ({
      value: `${position}:${other}`,
      label: `${title}, ${size}: for ${other}`,
    }))
  })
  const isDelivered = batch?.status === 'Delivered' || batch?.status === 'Closed'
  if (!isDelivered || options.length === 0) return null
  const exchangeable = lines.filter(({ position }) => otherSizes[position]?.length)
  const most = Math.max(1, ...exchangeable.map(({ quantity, returned }) => quantity - returned))
  return (
    <Form method="post" preventScrollReset className="stack-small action-section" noValidate>
      <h3 className="heading-3">Exchange for another size</h3>
      <p className="small muted">
        The price stays the same, and the buyer gets an e-mail. The new size is on the hand-out list until
        someone ticks it.
      </p>
      <input type="hidden" name="key" value={refused?.values.key ?? formKey} />
      <SelectField
        name="exchange"
        label="Item and new size"
        options={[{ value: '', label: 'Choose' }, ...options]}
        defaultValue={submitted}
        errors={refused?.errors.exchange}
      />
      {most > 1 && (
        <SelectField
          name="pieces"
          label="How many"
          options={Array.from({ length: most }, (_, index) => ({
            value: String(index + 1),
            label: String(index + 1),
          }))}
          defaultValue={refused?.values.pieces ?? '1'}
          errors={refused?.errors.pieces}
        />
      )}
      <TickField
        name="oldBack"
        value="on"
        label="Put the old size back into stock"
        defaultChecked={refused ? refused.values.oldBack === 'on' : true}
      />
      <button className="button secondary compact" type="submit" name="intent" value="exchange">
        Exchange
      </button>
    </Form>
  )
}
