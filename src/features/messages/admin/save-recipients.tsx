import { type FormErrors, TextField } from '../../../ui/forms/field.tsx'

type Props = { values: Record<string, string>; errors: FormErrors; busy: boolean }

/** Saves the chosen recipients under a name. Part of the form of a message. */
export const SaveRecipients = ({ values, errors, busy }: Props) => (
  <details open={errors.audienceName !== undefined}>
    <summary>Save these recipients for another time</summary>
    <div className="stack-small margin-top-2">
      <TextField
        name="audienceName"
        label="Name"
        hint="For example “Under 14, unpaid”."
        optional
        maxLength={80}
        defaultValue={values.audienceName}
        errors={errors.audienceName}
      />
      <button
        type="submit"
        className="button secondary compact"
        name="intent"
        value="save-audience"
        disabled={busy}
      >
        Save recipients
      </button>
    </div>
  </details>
)
