import { SelectField, TextField } from '../../../../ui/forms/field.tsx'

type Props = {
  halls: readonly { id: string; name: string }[]
  values: Partial<Record<'venueId' | 'venueText', string>>
  errors?: Record<string, string[]> | undefined
}

/** A hall from the list, or a place as free text. */
export const PlaceFields = ({ halls, values, errors }: Props) => (
  <>
    <SelectField
      name="venueId"
      label="Hall"
      options={[
        { value: '', label: 'Another place' },
        ...halls.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      defaultValue={values.venueId ?? ''}
      errors={errors?.venueId}
      optional
    />
    <TextField
      name="venueText"
      label="Another place"
      hint="Only if the hall is not in the list."
      maxLength={200}
      defaultValue={values.venueText ?? ''}
      errors={errors?.venueText}
      optional
    />
  </>
)
