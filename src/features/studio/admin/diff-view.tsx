import '../../../ui/admin/diff.css'
import { shortened } from '../model/diff.ts'
import type { FieldDiff } from '../queries/revisions.server.ts'

const CLASSES = { same: 'unchanged', gone: 'removed', new: 'added' } as const
const SIGNS = { same: '', gone: 'Removed: ', new: 'Added: ' } as const

/** Shows the fields in which two versions differ, line by line. */
export function DiffView({
  diffs,
  before,
  after,
}: {
  diffs: readonly FieldDiff[]
  before: string
  after: string
}) {
  if (diffs.length === 0) return <p>No differences.</p>
  return (
    <div className="stack">
      <p className="small muted">
        Lines with − are in {before}, lines with + in {after}.
      </p>
      {diffs.map(({ name, label, lines }) => (
        <div key={name}>
          <p>{label}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
          <section className="diff" tabIndex={0} aria-label={`Lines of ${label}`}>
            {shortened(lines).map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
              <p key={index} className={CLASSES[line.kind]}>
                {SIGNS[line.kind] && <span className="visually-hidden">{SIGNS[line.kind]}</span>}
                {line.text || ' '}
              </p>
            ))}
          </section>
        </div>
      ))}
    </div>
  )
}
