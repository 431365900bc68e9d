import { MemberDetails, type TypedDetails } from '../../../../features/members/admin/member-details.tsx'
import { MemberEmails, MemberHistory } from '../../../../features/members/admin/member-history.tsx'
import { MemberLogin } from '../../../../features/members/admin/member-login.tsx'
import type { AdminMember } from '../../../../features/members/queries/member-admin.server.ts'
import { MemberOrders } from '../../../../features/store/orders/admin/member-orders.tsx'
import { Payments, Registrations, Subscriptions } from './member-lists.tsx'
import type { MemberTab } from './member-tab.server.ts'

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
      return <MemberOrders orders={pane.orders} />
    case 'emails':
      return <MemberEmails emails={pane.emails} />
    case 'login':
      return <MemberLogin member={member} pane={pane} />
    case 'history':
      return <MemberHistory actions={pane.actions} />
  }
}
