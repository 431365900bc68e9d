import './members.css'
import { type SubmitEvent, useContext } from 'react'
import { Form } from 'react-router'
import { adminPaths } from '../../../web/admin-paths.ts'
import type { Mark as Intent } from '../model/marks.ts'
import type { AdminMember } from '../queries/member-admin.server.ts'
import { useIsMarking } from './marking.tsx'
import { MenuContext } from './member-menu.tsx'

/** The actions on a member other than editing. Each button names what it does. */
export function MemberMarks({ member: { id, active, ehaRegistered, account } }: { member: AdminMember }) {
  const menu = useContext(MenuContext)
  const isBusy = useIsMarking(id)
  const button = (intent: Intent, text: string) => (
    <button type="submit" className="button secondary compact" name="intent" value={intent} disabled={isBusy}>
      {text}
    </button>
  )
  function send(event: SubmitEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent
    if (!menu || !(submitter instanceof HTMLButtonElement)) return
    event.preventDefault()
    menu.send(id, submitter.value as Intent)
  }
  return (
    <Form method="post" action={adminPaths.members} className="row member-marks" onSubmit={send}>
      <input type="hidden" name="id" value={id} />
      {button(active ? 'inactive' : 'active', active ? 'Make inactive' : 'Make active')}
      {button(
        ehaRegistered ? 'eha-off' : 'eha-on',
        ehaRegistered ? 'EHA: make inactive' : 'EHA: make active',
      )}
      {account && button('reset-link', 'Send reset link')}
    </Form>
  )
}
