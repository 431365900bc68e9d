import { Link } from 'react-router'
import { count } from '../../../../kernel/text.ts'
import { Note } from '../../../../ui/primitives/note.tsx'
import { adminPaths } from '../../../../web/admin-paths.ts'
import type { ImportReport } from '../queries/imports.server.ts'

const MAX_LISTED = 200

const KEPT = {
  CHANGED: 'changed since the import',
  IN_USE: 'used since the import, for example by a payment or a photo',
  NOT_VALID: 'the previous values are no longer possible',
} as const

/** The results of an import, and the members that an undo left unchanged. */
export function ImportReportLists({ report }: { report: ImportReport }) {
  const kept = report.members.flatMap((member) =>
    member.kept === '' ? [] : [{ ...member, kept: member.kept }],
  )
  const fresh = report.members.filter(({ isNew }) => isNew)
  const changed = report.members.filter(({ isNew }) => !isNew)
  return (
    <>
      {kept.length > 0 && (
        <Note tone="warn">
          <p>These members stay as they are:</p>
          <ul>
            {kept.map(({ memberId, row, name, kept: why }) => (
              <li key={memberId}>
                <MemberName {...{ memberId, row, name }} />: {KEPT[why]}
              </li>
            ))}
          </ul>
        </Note>
      )}
      {report.leftOut.length > 0 && (
        <details>
          <summary>{count(report.leftOut.length, 'problem')} in rows that were left out</summary>
          <ul>
            {report.leftOut.slice(0, MAX_LISTED).map(({ row, reason }) => (
              <li key={`${row} ${reason}`}>
                Row {row}: {reason}
              </li>
            ))}
          </ul>
        </details>
      )}
      {!report.undoneAt && (
        <>
          <Members title={count(fresh.length, 'new member')} list={fresh} />
          <Members title={count(changed.length, 'changed member')} list={changed} />
        </>
      )}
    </>
  )
}

type Listed = Pick<ImportReport['members'][number], 'memberId' | 'row' | 'name'>

function Members({ title, list }: { title: string; list: readonly Listed[] }) {
  if (list.length === 0) return null
  return (
    <details>
      <summary>{title}</summary>
      <ul>
        {list.slice(0, MAX_LISTED).map((member) => (
          <li key={member.memberId}>
            <MemberName {...member} />
          </li>
        ))}
        {list.length > MAX_LISTED && <li>and {list.length - MAX_LISTED} more</li>}
      </ul>
    </details>
  )
}

function MemberName({ memberId, row, name }: Listed) {
  return name === null ? `Row ${row}` : <Link to={adminPaths.member(memberId)}>{name}</Link>
}
