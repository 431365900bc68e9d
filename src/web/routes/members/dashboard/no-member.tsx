import { namesOf } from '../../../../features/registrations/children/model/family-fees.ts'
import { Empty } from '../../../../ui/primitives/note.tsx'
import { paths } from '../../../paths.ts'

type Props = {
  mailbox: string
  isStaff?: boolean
  /** The first names of the children that the login looks after. */
  names?: readonly string[]
}

/**
 * Shown for a login without a member record. Guardians are sent to their children, staff to the admin area; others are
 * asked to contact the club.
 */
export function NoMember({ mailbox, isStaff = false, names = [] }: Props) {
  if (names.length > 0) return <Guardian names={names} />
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

function Guardian({ names }: { names: readonly string[] }) {
  return (
    <Empty>
      <h2 className="heading-3">You look after {namesOf(names)}</h2>
      <p>
        You have no member record of your own, so there are no details of yours here. The details, consent and
        emergency card of each child are under My family.
      </p>
      <p>
        <a className="button secondary compact" href={paths.family}>
          My family
        </a>
      </p>
    </Empty>
  )
}
