import './batches.css'
import { Form } from 'react-router'
import { formatPence, pence } from '../../../../kernel/money.ts'
import { SelectField, TextField, TickField } from '../../../../ui/forms/field.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { RETURN_REASON_WORDS, RETURN_REASONS } from '../../orders/model/return-reason.ts'
import type { OrderLineView } from '../../orders/queries/order.server.ts'
import type { AdminOrder } from '../queries/order-admin.server.ts'
import type { Refused } from './refused.ts'

type Props = {
  order: AdminOrder
  /** Created with the form, so that submitting it again does not refund twice. */
  formKey: string
  refused: Refused | undefined
}

const REASONS = [
  { value: '', label: 'Choose' },
  ...RETURN_REASONS.map((reason) => ({ value: reason, label: RETURN_REASON_WORDS[reason] })),
]

/** What taking items back means for the supplier. */
function supplierWords({ batch }: Pick<AdminOrder, 'batch'>): string {
  const status = batch?.status ?? 'Open'
  if (status === 'Open') return 'Items that you take back leave the supplier’s list.'
  if (status === 'Ordered')
    return 'This batch has been ordered: write to the supplier if items that you take back should not be delivered.'
  return 'This batch has been delivered, so nothing changes for the supplier.'
}

/** Form that takes back single items, and refunds what was paid for them. */
export function RefundLines({ order, formKey, refused }: Props) {
  const isPaid = order.state === 'paid'
  const verb = isPaid ? 'Refund items' : 'Take back items'
  const lines = order.lines.filter(({ quantity, returned }) => returned < quantity)
  if (lines.length === 0) return null
  return (
    <Form method="post" preventScrollReset className="stack-small action-section" noValidate>
      <h3 className="heading-3">{verb}</h3>
      <p className="small muted">
        {isPaid
          ? `${supplierWords(order)} You can refund up to ${formatPence(order.left)}.`
          : `${supplierWords(order)} Nobody paid for a club order, so there is nothing to refund.`}
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
          options={piecesOf(line, isPaid)}
        />
      ))}
      <SelectField
        name="reason"
        label="Why"
        options={REASONS}
        defaultValue={refused?.values.reason ?? ''}
        errors={refused?.errors.reason}
      />
      <TickField
        name="putBack"
        value="on"
        label="Put them back into stock"
        hint="Items that are faulty or never arrived stay out of stock."
        defaultChecked={refused ? refused.values.putBack === 'on' : true}
      />
      <Sure name="confirm" label={isPaid ? 'Refund the card' : 'Yes, take them back'} refused={refused} />
      <button className="button compact" type="submit" name="intent" value="refund-lines">
        {verb}
      </button>
    </Form>
  )
}

/** The options for a line, from no piece to all remaining ones, with what was paid for them. */
function piecesOf({ quantity, returned, gross }: OrderLineView, isPaid: boolean) {
  const each = gross / quantity // `gross` is a multiple of the quantity
  const some = Array.from({ length: quantity - returned }, (_, index) => index + 1)
  return [
    { value: '0', label: 'None' },
    ...some.map((pieces) => ({
      value: String(pieces),
      label: isPaid ? `${pieces} for ${formatPence(pence(each * pieces))}` : String(pieces),
    })),
  ]
}

/** Form that refunds an amount and leaves the items on the list, or refunds everything and ends the order. */
export function RefundAmount({ order, formKey, refused }: Props) {
  return (
    <details className="action-section" open={refused !== undefined}>
      <summary>Refund another amount</summary>
      <Form method="post" preventScrollReset className="stack-small" noValidate>
        {(order.batch?.status ?? 'Open') === 'Open' && (
          <p className="small muted">Items stay on the supplier’s list until all of the money is refunded.</p>
        )}
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
        <Sure name="sure" label="Refund the card" refused={refused} />
        <button className="button compact" type="submit" name="intent" value="refund">
          Refund
        </button>
      </Form>
    </details>
  )
}

/** The names differ because both forms are in one modal. */
const Sure = ({
  name,
  label,
  refused,
}: { name: 'confirm' | 'sure'; label: string } & Pick<Props, 'refused'>) => (
  <TickField name={name} value="yes" required label={label} errors={refused?.errors[name]} />
)
