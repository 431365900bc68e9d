import { type FormErrors, type Option, SelectField, TickField } from '../../../../ui/forms/field.tsx'

type Props = {
  label: string
  /** The first choice, which is none. */
  choose: string
  plans: readonly Option[]
  errors: FormErrors
  values: Record<string, string> | undefined
}

/** Which plan is assigned, and whether with the discount of volunteers. [INV-014, INV-016] */
export function PlanFields({ label, choose, plans, errors, values }: Props) {
  return (
    <>
      <SelectField
        name="priceId"
        label={label}
        options={[{ value: '', label: choose }, ...plans]}
        defaultValue={values?.priceId ?? ''}
        errors={errors.priceId}
      />
      <TickField
        name="volunteer"
        value="yes"
        label="Assign 20% discount volunteer"
        defaultChecked={values?.volunteer === 'yes'}
      />
    </>
  )
}
