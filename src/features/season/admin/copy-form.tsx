import '../../../ui/styles/form.css'
import './season.css'
import { Form } from 'react-router'
import { longDate } from '../../../kernel/dates.ts'
import { FieldError, TextField } from '../../../ui/forms/field.tsx'
import { seriesTitle } from '../../trainings/series/admin/series-list.tsx'
import type { SeriesToCopy } from '../queries/series-to-copy.server.ts'
import type { NotSaved } from './not-saved.ts'

type Props = {
  series: readonly SeriesToCopy[]
  firstOn: string
  lastOn: string
  notSaved: (NotSaved & { chosen: readonly string[] }) | undefined
  busy: boolean
}

/** Copies the weekly trainings of the last season, each once. */
export function CopyForm({ series, firstOn, lastOn, notSaved, busy }: Props) {
  const open = series.filter(({ copyId }) => !copyId)
  return (
    <Form method="post" className="stack margin-top-3">
      <fieldset className="field">
        <legend className="label">Weekly trainings</legend>
        {series.map((one) =>
          one.copyId ? (
            <p key={one.id} className="muted">
              {seriesTitle(one)}{' '}
              <span className="badge" data-tone="ok">
                Copied
              </span>
            </p>
          ) : (
            <label className="tick" key={one.id}>
              <input
                type="checkbox"
                name="series"
                value={one.id}
                defaultChecked={notSaved ? notSaved.chosen.includes(one.id) : true}
              />
              <span>
                {seriesTitle(one)} <span className="muted">until {longDate(one.lastOn)}</span>
              </span>
            </label>
          ),
        )}
        <FieldError name="series" errors={notSaved?.errors.series} />
      </fieldset>
      {open.length > 0 && (
        <>
          <div className="season-dates">
            <TextField
              name="firstOn"
              label="First day"
              type="date"
              defaultValue={notSaved?.values.firstOn ?? firstOn}
              errors={notSaved?.errors.firstOn}
            />
            <TextField
              name="lastOn"
              label="Last day"
              type="date"
              defaultValue={notSaved?.values.lastOn ?? lastOn}
              errors={notSaved?.errors.lastOn}
            />
          </div>
          <p>
            <button className="button secondary" type="submit" name="intent" value="copy" disabled={busy}>
              Copy trainings
            </button>
          </p>
        </>
      )}
    </Form>
  )
}
