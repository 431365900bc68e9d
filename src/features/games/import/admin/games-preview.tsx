import { count } from '../../../../kernel/text.ts'
import { useFocusAt } from '../../../../ui/forms/use-focus-at.ts'
import { Note } from '../../../../ui/primitives/note.tsx'
import type { Change } from '../model/import-plan.ts'
import type { GamesView } from './games-view.ts'

/** Shows what an import would change, row by row. The heading gets the focus when `focusOn` changes. */
export function GamesPreview({ view, focusOn }: { view: GamesView; focusOn: unknown }) {
  const heading = useFocusAt(focusOn)
  const { counts, wrong, changed, added, unmatched, unmatchedRows } = view
  return (
    <section className="stack" aria-label="Changes">
      <div ref={heading} tabIndex={-1}>
        <h2>
          {`${of(counts.new, 'new')}, ${of(counts.changed, 'changed')}, ${of(counts.same, 'the same')}, ${of(unmatchedRows, 'unmatched')}, ${count(counts.wrong, 'row')} with errors`}
        </h2>
      </div>
      {counts.new + counts.changed === 0 && (
        <p>
          {counts.wrong === 0 ? 'The club already has all of these games.' : 'Nothing can be imported yet.'}
        </p>
      )}
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
      {unmatchedRows > 0 && (
        <details>
          <summary>{count(unmatchedRows, 'game')} without a team</summary>
          <p>
            Choose a competition or a team above, or a column that holds the exact name of the team. Otherwise
            these games are imported as unmatched, and you choose the team of each in Content.
          </p>
          <ul>
            {unmatched.map(({ row, name }) => (
              <li key={row}>{rowName(row, name)}</li>
            ))}
            <More of={unmatchedRows} shown={unmatched.length} />
          </ul>
        </details>
      )}
      {changed.length > 0 && (
        <details open={changed.length <= 20}>
          <summary>{count(counts.changed, 'changed game')}</summary>
          <ul>
            {changed.map(({ row, name, changes }) => (
              <li key={row}>
                {rowName(row, name)}: <Changes changes={changes} />
              </li>
            ))}
            <More of={counts.changed} shown={changed.length} />
          </ul>
        </details>
      )}
      {added.length > 0 && (
        <details open={added.length <= 20}>
          <summary>{count(counts.new, 'new game')}</summary>
          <ul>
            {added.map(({ row, name, begins, status }) => (
              <li key={row}>
                {rowName(row, name)}: {begins}
                {status === 'scheduled' ? '' : `, ${status}`}
              </li>
            ))}
            <More of={counts.new} shown={added.length} />
          </ul>
        </details>
      )}
    </section>
  )
}

const of = (n: number, what: string): string => count(n, what, what)

function Changes({ changes }: { changes: readonly Change[] }) {
  return changes.map(({ field, before, after }, place) => (
    <span key={field}>
      {place > 0 && '; '}
      {field}: {before === '' ? after : `${before} → ${after || 'none'}`}
    </span>
  ))
}

function More({ of, shown }: { of: number; shown: number }) {
  return of > shown && <li>and {of - shown} more</li>
}

const rowName = (row: number, name: string): string => (name === '' ? `Row ${row}` : `Row ${row} (${name})`)
