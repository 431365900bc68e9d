import type { AdminMember } from '../../../../features/members/queries/member-admin.server.ts'
import type { Refused } from '../../../parse-form.ts'
import { MemberDetails } from './member-details.tsx'
import { Emails, History, Orders, Payments, Registrations, Subscriptions } from './member-lists.tsx'
import { MemberLogin } from './member-login.tsx'
import type { MemberTab } from './member-tab.server.ts'

/** Typed values that were not saved; `theirs` are the current values after another user has saved. */
export type TypedDetails = Refused & { version: number; theirs: { label: string; value: string }[] }

type Props = { member: AdminMember; pane: MemberTab; typed: TypedDetails | undefined }

export function MemberPane({ member, pane, typed }: Props) {
  switch (pane.tab) {
    case 'details':
      return <MemberDetails key={pane.version} member={member} pane={pane} typed={typed} />
    case 'registrations':
      return <Registrations registrations={pane.registrations} />
    case 'subscriptions':
      return <Subscriptions subscriptions={pane.subscriptions} />
    case 'payments':
      return <Payments payments={pane.payments} />
    case 'orders':
      return <Orders orders={pane.orders} />
    case 'emails':
      return <Emails emails={pane.emails} />
    case 'login':
      return <MemberLogin member={member} pane={pane} />
    case 'history':
      return <History actions={pane.actions} />
  }
}
