import { Form } from 'react-router'
import { formatPence } from '../../../../kernel/money.ts'
import { SelectField, TextField, TickField } from '../../../../ui/forms/field.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import type { DeskOrder } from '../queries/desk-order.server.ts'

type Refused = { intent: string; errors: Record<string, string[]>; values: Record<string, string> }

type Props = {
  order: DeskOrder
  /** Made with the form: money goes back once, however often it is sent. */
  formKey: string
  /** Open batches that it can be moved into. */
  targets: readonly { id: string; title: string }[]
  canCallOff: boolean
  refused: Refused | undefined
}

/** What staff can do with an order: move it, give money back, call it off. */
export function OrderDeeds({ order, formKey, targets, canCallOff, refused }: Props) {
  const of = (intent: string) => (refused?.intent === intent ? refused : undefined)
  return (
    <>
      {targets.length > 0 && <Move targets={targets} refused={of('move')} />}
      {order.left > 0 && <Refund order={order} formKey={formKey} refused={of('refund')} />}
      {canCallOff && <CallOff refused={of('call-off')} />}
    </>
  )
}

function Move({ targets, refused }: Pick<Props, 'targets' | 'refused'>) {
  return (
    <Form method="post" preventScrollReset className="stack-s deed" noValidate>
      <h3 className="h3">Move to another batch</h3>
      <SelectField
        name="batchId"
        label="Batch"
        options={targets.map(({ id, title }) => ({ value: id, label: title }))}
        errors={refused?.errors.batchId}
      />
      <button className="btn alt s" type="submit" name="intent" value="move">
        Move it
      </button>
    </Form>
  )
}

function Refund({ order, formKey, refused }: { order: DeskOrder; formKey: string } & Pick<Props, 'refused'>) {
  return (
    <Form method="post" preventScrollReset className="stack-s deed" noValidate>
      <h3 className="h3">Refund</h3>
      <input type="hidden" name="key" value={refused?.values.key ?? formKey} />
      <TextField
        name="amount"
        label="Amount in pounds"
        hint={`Leave it empty to give back all that is left: ${formatPence(order.left)}.`}
        inputMode="decimal"
        autoComplete="off"
        optional
        defaultValue={refused?.values.amount}
        errors={refused?.errors.amount ?? refused?.errors.key}
      />
      <TickField
        name="restock"
        value="on"
        label="The goods can be sold again, once all of the money has gone back"
        defaultChecked={refused?.values.restock === 'on'}
      />
      <TickField
        name="sure"
        value="yes"
        required
        label="The money goes back to the card"
        errors={refused?.errors.sure}
      />
      <button className="btn s" type="submit" name="intent" value="refund">
        Refund
      </button>
    </Form>
  )
}

function CallOff({ refused }: Pick<Props, 'refused'>) {
  return (
    <Form method="post" preventScrollReset className="stack-s deed" noValidate>
      <h3 className="h3">Call the order of the club off</h3>
      {refused?.errors[''] && (
        <Note tone="bad">
          <p>{refused.errors[''].join(' ')}</p>
        </Note>
      )}
      <TickField name="restock" value="on" label="The goods can be sold again" defaultChecked />
      <TickField name="sure" value="yes" required label="Yes, call it off" errors={refused?.errors.sure} />
      <button className="btn alt s" type="submit" name="intent" value="call-off">
        Call it off
      </button>
    </Form>
  )
}
