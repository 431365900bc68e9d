import { TextField } from '../../../../ui/forms/field.tsx'

type Props = {
  values: Partial<Record<'startTime' | 'endTime', string>>
  errors?: Record<string, string[]> | undefined
}

/** Start and end time, local at the club. */
export const TimeFields = ({ values, errors }: Props) => (
  <>
    <TextField
      name="startTime"
      label="Starts at"
      type="time"
      defaultValue={values.startTime ?? ''}
      errors={errors?.startTime}
    />
    <TextField
      name="endTime"
      label="Ends at"
      type="time"
      defaultValue={values.endTime ?? ''}
      errors={errors?.endTime}
    />
  </>
)
