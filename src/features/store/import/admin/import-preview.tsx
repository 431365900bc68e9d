import '../../../../ui/admin/diff.css'
import { excerpt } from '../../../../kernel/excerpt.ts'
import { count, textOf } from '../../../../kernel/text.ts'
import { Note } from '../../../../ui/primitives/note.tsx'
import type { ImportReport } from '../model/import-report.ts'

const MAX_LISTED = 200
const MAX_WORDS = 200

/** Previews the changes of the supplier's list, item by item. Nothing has been written yet. */
export function ImportPreview({ report }: { report: ImportReport }) {
  const { added, changed, unchanged, refused, refusedCategories, categories, pictures } = report
  const wrong = [...refusedCategories, ...refused]
  return (
    <section className="card stack margin-top-3" aria-label="Changes">
      <h2>
        {`${count(added.length, 'new item')}, ${changed.length} changed, ${unchanged} unchanged, ${wrong.length} refused`}
      </h2>
      {added.length + changed.length === 0 && <p>{whyNothing(unchanged, wrong.length)}</p>}
      {categories.length > 0 && <p>New categories: {categories.join(', ')}.</p>}
      {pictures > 0 && (
        <p className="small muted">
          The list names {count(pictures, 'picture')}; they are not imported. Upload the ones you have the
          right to use.
        </p>
      )}
      {wrong.length > 0 && (
        <Note tone="warn">
          <p>These rows are left out:</p>
          <ul>
            {wrong.map(({ row, itemId, reason }) => (
              <li key={`${row} ${itemId}`}>
                Row {row}
                {itemId && ` (${itemId})`}: {reason}
              </li>
            ))}
          </ul>
        </Note>
      )}
      <Changes changed={changed} />
      {added.length > 0 && (
        <details>
          <summary>{count(added.length, 'new item')}</summary>
          <ul>
            {added.slice(0, MAX_LISTED).map(({ itemId, title }) => (
              <li key={itemId}>
                {title} <span className="muted tabular">{itemId}</span>
              </li>
            ))}
            {added.length > MAX_LISTED && <li>and {added.length - MAX_LISTED} more</li>}
          </ul>
        </details>
      )}
    </section>
  )
}

function whyNothing(unchanged: number, refused: number): string {
  if (unchanged === 0) return 'Nothing in this list can be imported.'
  return refused === 0
    ? 'The store already has all of these items.'
    : 'The store already has the other items.'
}

function Changes({ changed }: Pick<ImportReport, 'changed'>) {
  return changed.slice(0, MAX_LISTED).map(({ itemId, title, fields }) => (
    <div key={itemId}>
      <h3>
        {title} <span className="muted tabular">{itemId}</span>
      </h3>
      {fields.map(({ field, before, after }) => (
        <div key={field}>
          <p className="small muted">{field}</p>
          <div className="diff">
            {before && (
              <p className="removed">
                <span className="visually-hidden">Removed: </span>
                {excerpt(textOf(before), MAX_WORDS)}
              </p>
            )}
            {after && (
              <p className="added">
                <span className="visually-hidden">Added: </span>
                {excerpt(textOf(after), MAX_WORDS)}
              </p>
            )}
          </div>
        </div>
      ))}
    </div>
  ))
}
