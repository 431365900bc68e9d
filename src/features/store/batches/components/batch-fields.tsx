import { type FormErrors, TextAreaField, TextField } from '../../../../ui/forms/field.tsx'

type Props = { values: Record<string, string>; errors: FormErrors }

/** What a batch says. [BAT-001, BAT-014] */
export function BatchFields({ values, errors }: Props) {
  return (
    <>
      <TextField
        name="title"
        label="Title"
        maxLength={80}
        autoComplete="off"
        defaultValue={values.title}
        errors={errors.title}
      />
      <TextField
        name="expectedDelivery"
        label="Expected delivery"
        hint="Buyers are told this day before they pay."
        type="date"
        defaultValue={values.expectedDelivery}
        errors={errors.expectedDelivery}
      />
      <TextAreaField
        name="customRequestKempa"
        label="Request to the kit supplier"
        hint="Stands on the page of the supplier alone."
        rows={3}
        optional
        defaultValue={values.customRequestKempa}
        errors={errors.customRequestKempa}
      />
      <TextAreaField
        name="customRequestPrinting"
        label="Request to the printing company"
        hint="Stands on the page of the printing company alone."
        rows={3}
        optional
        defaultValue={values.customRequestPrinting}
        errors={errors.customRequestPrinting}
      />
    </>
  )
}
