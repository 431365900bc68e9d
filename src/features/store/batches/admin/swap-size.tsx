import './batches.css'
import { Form } from 'react-router'
import { SelectField } from '../../../../ui/forms/field.tsx'
import type { AdminOrder } from '../queries/order-admin.server.ts'
import type { Refused } from './refused.ts'

/** Form that changes the size of a line, before its batch has been ordered. */
export function SwapSize({ order, refused }: { order: AdminOrder; refused: Refused | undefined }) {
  const submitted = refused?.values.swap ?? ''
  const isOpen = (order.batch?.status ?? 'Open') === 'Open'
  // Keeps a refused size in the list, so that the error appears beside it.
  const options = order.lines.flatMap(({ position, title, size }) => {
    const others = order.otherSizes[position] ?? []
    const kept = submitted.startsWith(`${position}:`) ? [submitted.slice(`${position}:`.length)] : []
    return [...new Set([...others, ...kept])].map((other) => ({
      value: `${position}:${other}`,
      label: `${title}, ${size}: change to ${other}`,
    }))
  })
  if (!isOpen || options.length === 0) return null
  return (
    <Form method="post" preventScrollReset className="stack-small action-section" noValidate>
      <h3 className="heading-3">Change a size</h3>
      <SelectField
        name="swap"
        label="New size"
        options={[{ value: '', label: 'Choose' }, ...options]}
        defaultValue={submitted}
        errors={refused?.errors.swap}
      />
      <button className="button secondary compact" type="submit" name="intent" value="swap">
        Change the size
      </button>
    </Form>
  )
}
