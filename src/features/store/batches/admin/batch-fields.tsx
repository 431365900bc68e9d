import { type FormErrors, TextAreaField, TextField } from '../../../../ui/forms/field.tsx'

export const BATCH_LABELS = {
  title: 'Title',
  expectedDelivery: 'Expected delivery',
  customRequestKempa: 'Request to the kit supplier',
  customRequestPrinting: 'Request to the printing company',
}

type Props = { values: Record<string, string>; errors: FormErrors }

/** Fields of the batch form. */
export function BatchFields({ values, errors }: Props) {
  return (
    <>
      <TextField
        name="title"
        label={BATCH_LABELS.title}
        maxLength={80}
        autoComplete="off"
        defaultValue={values.title}
        errors={errors.title}
      />
      <TextField
        name="expectedDelivery"
        label={BATCH_LABELS.expectedDelivery}
        hint="Buyers see this date before they pay."
        type="date"
        defaultValue={values.expectedDelivery}
        errors={errors.expectedDelivery}
      />
      <TextAreaField
        name="customRequestKempa"
        label={BATCH_LABELS.customRequestKempa}
        hint="Only the supplier sees this."
        rows={3}
        optional
        defaultValue={values.customRequestKempa}
        errors={errors.customRequestKempa}
      />
      <TextAreaField
        name="customRequestPrinting"
        label={BATCH_LABELS.customRequestPrinting}
        hint="Only the printing company sees this."
        rows={3}
        optional
        defaultValue={values.customRequestPrinting}
        errors={errors.customRequestPrinting}
      />
    </>
  )
}
