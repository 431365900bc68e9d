import { Link } from 'react-router'
import type { Column } from '../../../../ui/data-table/columns.ts'

/** A part of a sentence, with a link to what it mentions. */
export type Piece = { text: string; path?: string | undefined }

/** An entry of the audit log in words. `machine` holds the action code and the subject. */
export type AuditLine = {
  id: string
  who: string
  isPerson: boolean
  what: Piece[]
  more: string
  when: string
  machine: string
}

/** The columns of the audit log. */
export const AUDIT_COLUMNS: readonly Column<AuditLine>[] = [
  {
    id: 'who',
    name: 'Who',
    cell: ({ who, isPerson }) => (isPerson ? <b>{who}</b> : <span className="muted">{who}</span>),
  },
  { id: 'what', name: 'What', cell: What, fold: 'line' },
  { id: 'at', name: 'When', cell: ({ when }) => <span className="nowrap">{when}</span>, fold: 'line' },
  {
    id: 'machine',
    name: 'For engineers',
    cell: ({ machine }) => <code>{machine}</code>,
    fold: 'large',
    optional: true,
  },
]

/** The sentence, with links to what it mentions. */
function What({ what, more }: AuditLine) {
  return (
    <>
      {what.map(({ text, path }) =>
        path ? (
          <Link key={path} to={path}>
            {text}
          </Link>
        ) : (
          text
        ),
      )}
      {more && <span className="second-line">{more}</span>}
    </>
  )
}
