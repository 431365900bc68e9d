import '../../../../ui/styles/form.css'
import { count } from '../../../../kernel/text.ts'
import { SelectField } from '../../../../ui/forms/field.tsx'
import { useFocusAt } from '../../../../ui/forms/use-focus-at.ts'
import { Note } from '../../../../ui/primitives/note.tsx'
import type { FieldChange } from '../model/changes.ts'
import type { PreviewView } from './preview-view.ts'

/** Previews an import row by row. The heading is focused when `focusOn` changes. */
export function ImportPreview({ view, focusOn }: { view: PreviewView; focusOn: unknown }) {
  const heading = useFocusAt(focusOn)
  const { counts, wrong, changed, added } = view
  return (
    <section className="stack" aria-label="Changes">
      <div ref={heading} tabIndex={-1}>
        <h2>
          {`${of(counts.new, 'new')}, ${of(counts.changed, 'changed')}, ${of(counts.same, 'the same')}, ${of(view.doubtfulRows, 'doubtful')}, ${count(counts.wrong, 'row')} with errors`}
        </h2>
      </div>
      {counts.new + counts.changed === 0 && <p>{whyNothing(counts)}</p>}
      {wrong.length > 0 && (
        <Note tone="warn">
          <p>These rows are left out until you correct them:</p>
          <ul>
            {wrong.map(({ row, name, problems }) => (
              <li key={row}>
                {rowName(row, name)}: {problems.join('. ')}
              </li>
            ))}
            <More of={counts.wrong} shown={wrong.length} />
          </ul>
        </Note>
      )}
      {view.doubtfulRows > 0 && <DoubtfulRows view={view} />}
      {changed.length > 0 && (
        <details open={changed.length <= 20}>
          <summary>{count(counts.changed, 'changed member')}</summary>
          <ul>
            {changed.map(({ row, name, fields }) => (
              <li key={row}>
                {rowName(row, name)}: <Changes fields={fields} />
              </li>
            ))}
            <More of={counts.changed} shown={changed.length} />
          </ul>
        </details>
      )}
      {added.length > 0 && (
        <details>
          <summary>{count(counts.new, 'new member')}</summary>
          <ul>
            {added.map(({ row, name }) => (
              <li key={row}>{rowName(row, name)}</li>
            ))}
            <More of={counts.new} shown={added.length} />
          </ul>
        </details>
      )}
    </section>
  )
}

/** "1,200 new" */
const of = (n: number, what: string): string => count(n, what, what)

function whyNothing({ same, wrong, undecided }: PreviewView['counts']): string {
  if (wrong + undecided === 0) return 'The club already has all of these members.'
  return same === 0 ? 'Nothing can be imported yet.' : 'The club already has the other members.'
}

const CHOICES = [
  { value: 'leave', label: 'Leave them out' },
  { value: 'add', label: 'Add them as new members' },
]

/** Rows that may belong to existing members. The administrator decides. */
function DoubtfulRows({ view }: { view: PreviewView }) {
  return (
    <fieldset className="stack">
      <legend className="label">Doubtful rows</legend>
      {view.doubtful.map(({ row, name, reasons, candidates, decision }) => (
        <SelectField
          key={row}
          name={`decide-${row}`}
          label={rowName(row, name)}
          hint={
            <>
              {reasons.join('. ')}.
              {candidates.map(({ id, name: known, changes }) => (
                <span key={id} className="second-line">
                  Updating {known} changes: <Changes fields={changes} />
                </span>
              ))}
            </>
          }
          optional
          defaultValue={decision}
          options={[
            { value: '', label: 'As chosen below' },
            { value: 'leave', label: 'Leave it out' },
            { value: 'add', label: 'Add as a new member' },
            ...candidates.map(({ id, name: known }) => ({ value: id, label: `Update ${known}` })),
          ]}
        />
      ))}
      <SelectField
        name="others"
        label="Doubtful rows without a choice"
        defaultValue={view.others}
        options={CHOICES}
      />
    </fieldset>
  )
}

function Changes({ fields }: { fields: readonly FieldChange[] }) {
  if (fields.length === 0) return 'nothing'
  return fields.map(({ field, before, after }, place) => (
    <span key={field}>
      {place > 0 && '; '}
      {field}: {before === '' ? after : `${before} → ${after}`}
    </span>
  ))
}

function More({ of, shown }: { of: number; shown: number }) {
  return of > shown && <li>and {of - shown} more</li>
}

const rowName = (row: number, name: string): string => (name === '' ? `Row ${row}` : `Row ${row} (${name})`)
