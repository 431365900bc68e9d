import { Empty } from '../../../../ui/primitives/note.tsx'
import { paths } from '../../../paths.ts'

/** Shown for a login without a member. Staff are sent to the admin area; others are asked to contact the club. */
export function NoMember({ mailbox, isStaff = false }: { mailbox: string; isStaff?: boolean }) {
  if (isStaff) {
    return (
      <Empty>
        <h2 className="heading-3">Nothing for you this week</h2>
        <p>Your login is not linked to a member. Your work is in the admin area.</p>
        <p>
          <a className="button secondary compact" href={paths.admin}>
            Open the admin area
          </a>
        </p>
      </Empty>
    )
  }
  return (
    <Empty>
      <h2 className="heading-3">No member record yet</h2>
      <p>
        Your login works, but the club has not linked it to a member. Write to{' '}
        <a href={`mailto:${mailbox}`}>{mailbox}</a>.
      </p>
    </Empty>
  )
}
