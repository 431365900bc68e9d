import { Form } from 'react-router'
import { longDay } from '../../../../kernel/dates.ts'
import { ErrorSummary, SelectField, TextAreaField } from '../../../../ui/forms/field.tsx'
import { MAX_CHARACTERS } from '../schema.ts'

type Props = {
  report: { version: number; text: string; album: string }
  albums: readonly { id: string; title: string; takenAt: Date }[]
  refused: { errors: Record<string, string[]>; values: Record<string, string> } | undefined
  isBusy: boolean
}

const LABELS = { text: 'Report', album: 'Photos', '': 'Report' }

/** The form for the report of a game and its album. Works without scripts. */
export function ReportForm({ report, albums, refused, isBusy }: Props) {
  const { errors } = refused ?? {}
  const typed = { ...report, ...refused?.values }
  return (
    <Form method="post" className="stack prose-width">
      <ErrorSummary errors={errors} labels={LABELS} />
      <input type="hidden" name="version" value={report.version} />
      <TextAreaField
        name="text"
        label="Report"
        hint="Everybody can read it on the game’s page. Use only first names for children."
        rows={12}
        maxLength={MAX_CHARACTERS}
        optional
        defaultValue={typed.text}
        errors={errors?.text}
      />
      <SelectField
        name="album"
        label="Photos"
        hint="Visitors see only the album’s public photos."
        optional
        options={[
          { value: '', label: 'No photos' },
          ...albums.map(({ id, title, takenAt }) => ({ value: id, label: `${title}, ${longDay(takenAt)}` })),
        ]}
        defaultValue={typed.album}
        errors={errors?.album}
      />
      <div className="row gap-2">
        <button className="button compact" type="submit" disabled={isBusy}>
          Publish
        </button>
        <span role="status">{isBusy && 'Saving'}</span>
      </div>
    </Form>
  )
}
