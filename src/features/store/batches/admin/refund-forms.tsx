import './batches.css'
import { Form } from 'react-router'
import { formatPence, pence } from '../../../../kernel/money.ts'
import { SelectField, TextField, TickField } from '../../../../ui/forms/field.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import type { OrderLineView } from '../../orders/queries/order.server.ts'
import type { AdminOrder } from '../queries/order-admin.server.ts'
import type { Refused } from './refused.ts'

type Props = {
  order: AdminOrder
  /** Created with the form, so that submitting it again does not refund twice. */
  formKey: string
  refused: Refused | undefined
}

/** Form that refunds single items: they leave the supplier’s list and can be sold again. */
export function RefundLines({ order, formKey, refused }: Props) {
  const lines = order.lines.filter(({ quantity, returned }) => returned < quantity)
  if (lines.length === 0) return null
  return (
    <Form method="post" preventScrollReset className="stack-small action-section" noValidate>
      <h3 className="heading-3">Refund items</h3>
      <p className="small muted">
        Refunded items leave the supplier’s list. You can refund up to {formatPence(order.left)}.
      </p>
      {refused?.errors[''] && (
        <Note tone="bad" focusOn={refused}>
          <p>{refused.errors[''].join(' ')}</p>
        </Note>
      )}
      <input type="hidden" name="key" value={refused?.values.key ?? formKey} />
      {lines.map((line) => (
        <SelectField
          key={line.position}
          name={`pieces-${line.position}`}
          label={`${line.title}, ${line.size}${line.personalisation ? `, personalised ${line.personalisation.words}` : ''}`}
          required={false}
          defaultValue={refused?.values[`pieces-${line.position}`] ?? '0'}
          options={piecesOf(line)}
        />
      ))}
      <TickField
        name="putBack"
        value="on"
        label="Put them back into stock"
        defaultChecked={refused ? refused.values.putBack === 'on' : true}
      />
      <Sure name="confirm" refused={refused} />
      <button className="button compact" type="submit" name="intent" value="refund-lines">
        Refund items
      </button>
    </Form>
  )
}

/** The options for a line, from no piece to all remaining ones, with their price. */
function piecesOf({ quantity, returned, gross }: OrderLineView) {
  const each = gross / quantity // `gross` is a multiple of the quantity
  const some = Array.from({ length: quantity - returned }, (_, index) => index + 1)
  return [
    { value: '0', label: 'None' },
    ...some.map((pieces) => ({
      value: String(pieces),
      label: `${pieces} for ${formatPence(pence(each * pieces))}`,
    })),
  ]
}

/** Form that refunds an amount and leaves the items on the list, or refunds everything and ends the order. */
export function RefundAmount({ order, formKey, refused }: Props) {
  return (
    <details className="action-section" open={refused !== undefined}>
      <summary>Refund another amount</summary>
      <Form method="post" preventScrollReset className="stack-small" noValidate>
        <p className="small muted">Items stay on the supplier’s list until all of the money is refunded.</p>
        <input type="hidden" name="key" value={refused?.values.key ?? formKey} />
        <TextField
          name="amount"
          label="Amount in pounds"
          hint={`Leave it empty to refund all that is left: ${formatPence(order.left)}.`}
          inputMode="decimal"
          autoComplete="off"
          optional
          defaultValue={refused?.values.amount}
          errors={refused?.errors.amount ?? refused?.errors.key}
        />
        <TickField
          name="restock"
          value="on"
          label="Put the items back into stock once all of the money is refunded"
          defaultChecked={refused?.values.restock === 'on'}
        />
        <Sure name="sure" refused={refused} />
        <button className="button compact" type="submit" name="intent" value="refund">
          Refund
        </button>
      </Form>
    </details>
  )
}

/** The names differ because both forms are in one modal. */
const Sure = ({ name, refused }: { name: 'confirm' | 'sure' } & Pick<Props, 'refused'>) => (
  <TickField name={name} value="yes" required label="Refund the card" errors={refused?.errors[name]} />
)
