import './batches.css'
import { Form } from 'react-router'
import { SelectField, TickField } from '../../../../ui/forms/field.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import type { AdminOrder } from '../queries/order-admin.server.ts'
import { RefundAmount, RefundLines } from './refund-forms.tsx'
import type { Refused } from './refused.ts'
import { SwapSize } from './swap-size.tsx'

type Props = {
  order: AdminOrder
  /** Created with the form, so that submitting it again does not refund twice. */
  formKey: string
  /** Open batches that the order can be moved to. */
  targets: readonly { id: string; title: string }[]
  canCancel: boolean
  refused: Refused | undefined
}

/** The actions for an order: move it, change a size, refund it or cancel it. */
export function OrderActions({ order, formKey, targets, canCancel, refused }: Props) {
  const of = (intent: string) => (refused?.intent === intent ? refused : undefined)
  return (
    <>
      {targets.length > 0 && <Move targets={targets} refused={of('move')} />}
      <SwapSize order={order} refused={of('swap')} />
      {(order.left > 0 || order.state === 'club') && (
        <RefundLines order={order} formKey={formKey} refused={of('refund-lines')} />
      )}
      {order.left > 0 && <RefundAmount order={order} formKey={formKey} refused={of('refund')} />}
      {canCancel && <CancelClubOrder refused={of('call-off')} />}
    </>
  )
}

function Move({ targets, refused }: Pick<Props, 'targets' | 'refused'>) {
  return (
    <Form method="post" preventScrollReset className="stack-small action-section" noValidate>
      <h3 className="heading-3">Move to another batch</h3>
      <SelectField
        name="batchId"
        label="Batch"
        options={targets.map(({ id, title }) => ({ value: id, label: title }))}
        errors={refused?.errors.batchId}
      />
      <button className="button secondary compact" type="submit" name="intent" value="move">
        Move order
      </button>
    </Form>
  )
}

function CancelClubOrder({ refused }: Pick<Props, 'refused'>) {
  return (
    <Form method="post" preventScrollReset className="stack-small action-section" noValidate>
      <h3 className="heading-3">Cancel the club order</h3>
      {refused?.errors[''] && (
        <Note tone="bad">
          <p>{refused.errors[''].join(' ')}</p>
        </Note>
      )}
      <TickField name="restock" value="on" label="Put the items back into stock" defaultChecked />
      <TickField
        name="sure"
        value="yes"
        required
        label="Yes, cancel the order"
        errors={refused?.errors.sure}
      />
      <button className="button secondary compact" type="submit" name="intent" value="call-off">
        Cancel order
      </button>
    </Form>
  )
}
