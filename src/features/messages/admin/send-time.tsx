import './messages.css'
import { type FormErrors, RadioField, TextField } from '../../../ui/forms/field.tsx'

type Props = { values: Record<string, string>; errors: FormErrors }

/** When to send a message: now, or at a time at the club. */
export const SendTime = ({ values, errors }: Props) => (
  <div className="stack send-time">
    <RadioField
      name="when"
      label="When to send"
      options={[
        { value: 'now', label: 'Now' },
        { value: 'later', label: 'Later' },
      ]}
      value={values.when ?? 'now'}
    />
    <TextField
      type="datetime-local"
      name="at"
      label="Day and time"
      hint="Who gets it is worked out then."
      required={false}
      defaultValue={values.at}
      errors={errors.at}
    />
  </div>
)
