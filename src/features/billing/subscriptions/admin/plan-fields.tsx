import { type FormErrors, type Option, SelectField, TickField } from '../../../../ui/forms/field.tsx'

type Props = {
  label: string
  /** The label of the empty option. */
  choose: string
  plans: readonly Option[]
  errors: FormErrors
  values: Record<string, string> | undefined
}

/** Chooses the plan to assign and whether the volunteer discount applies. [INV-014, INV-016] */
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
        label="Apply the 20% volunteer discount"
        defaultChecked={values?.volunteer === 'yes'}
      />
    </>
  )
}
