import { formatShort, pence } from '../../../../kernel/money.ts'
import { type FormErrors, RadioField, TextField } from '../../../../ui/forms/field.tsx'

type Props = { errors: FormErrors; values: Record<string, string> }

/**
 * The amount in pounds and the description. Charging a card automatically is shown as unavailable. [INV-007, INV-009,
 * resolutions B21]
 */
export function InvoiceFields({ errors, values }: Props) {
  return (
    <>
      <TextField
        name="amount"
        label="Amount in pounds"
        hint={`From ${formatShort(pence(100))} to ${formatShort(pence(200_000))}`}
        type="number"
        inputMode="decimal"
        min={1}
        max={2000}
        step={0.01}
        defaultValue={values.amount}
        errors={errors.amount}
      />
      <TextField
        name="description"
        label="Description"
        hint="Shown on the invoice"
        maxLength={200}
        defaultValue={values.description}
        errors={errors.description}
      />
      <RadioField
        name="collection_method"
        label="How it is paid"
        value="send_invoice"
        errors={errors.collection_method}
        options={[
          { value: 'send_invoice', label: 'E-mail a payment link' },
          {
            value: 'charge_automatically',
            label: 'Charge the saved card (not possible yet)',
            disabled: true,
          },
        ]}
      />
    </>
  )
}
