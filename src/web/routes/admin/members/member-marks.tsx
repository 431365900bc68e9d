import { useFetcher } from 'react-router'
import type { DeskMember } from '../../../../features/members/queries/desk-member.server.ts'
import type { Marked } from './mark.server.ts'
import { useMarked } from './row-menu.tsx'

/**
 * What can be done to a member besides editing. Each button names what it does. [ADM-013, ADM-016, decisions A08,
 * E24]
 */
export function MemberMarks({ member: { id, active, ehaRegistered, account } }: { member: DeskMember }) {
  const fetcher = useFetcher<Marked>()
  useMarked(fetcher.data)
  const isBusy = fetcher.state !== 'idle'
  const button = (intent: string, text: string) => (
    <button type="submit" className="btn alt s" name="intent" value={intent} disabled={isBusy}>
      {text}
    </button>
  )
  return (
    <fetcher.Form method="post" action="/admin/members" className="row marks">
      <input type="hidden" name="id" value={id} />
      {button(active ? 'inactive' : 'active', active ? 'Make inactive' : 'Make active')}
      {button(ehaRegistered ? 'eha-off' : 'eha-on', ehaRegistered ? 'EHA Inactive' : 'EHA Active')}
      {account && button('reset-link', 'Send reset link')}
    </fetcher.Form>
  )
}
