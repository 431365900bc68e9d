import { type FormErrors, RadioField, TextField } from '../../../ui/forms/field.tsx'

type Props = { values: Record<string, string>; errors: FormErrors }

/** When to send a message: now, or at a time at the club. */
export const SendTime = ({ values, errors }: Props) => (
  <>
    <RadioField
      name="when"
      label="Send"
      options={[
        { value: 'now', label: 'Now' },
        { value: 'later', label: 'Later' },
      ]}
      value={values.when ?? 'now'}
    />
    <TextField
      type="datetime-local"
      name="at"
      label="Time"
      hint="If you send it later. Who gets it is worked out then."
      optional
      defaultValue={values.at}
      errors={errors.at}
    />
  </>
)
