import { Empty } from '../../../../ui/primitives/note.tsx'

/** For a login that is linked to no member. */
export function NoMember({ mailbox }: { mailbox: string }) {
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
