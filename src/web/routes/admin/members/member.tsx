import '../../../../features/members/admin/members.css'
import { data, Link, useOutletContext, useSearchParams } from 'react-router'
import { MemberPayments } from '../../../../features/billing/payments/admin/member-payments.tsx'
import { FailingEmails } from '../../../../features/members/admin/failing-emails.tsx'
import {
  MemberDetails,
  SaveDetails,
  type TypedDetails,
} from '../../../../features/members/admin/member-details.tsx'
import { MemberEmails, MemberHistory } from '../../../../features/members/admin/member-history.tsx'
import { MemberMarks } from '../../../../features/members/admin/member-marks.tsx'
import { TABS, tabIn } from '../../../../features/members/admin/member-tabs.ts'
import type { MembersOutlet } from '../../../../features/members/bulk/admin/selection-fields.tsx'
import { updateMember } from '../../../../features/members/commands/update-member.server.ts'
import { ConsentAnswers } from '../../../../features/members/consent/admin/consent-answers.tsx'
import { GuardianTab } from '../../../../features/members/guardians/admin/guardian-tab.tsx'
import { MemberLogin } from '../../../../features/members/logins/admin/member-login.tsx'
import { detailLabel } from '../../../../features/members/model/detail-fields.ts'
import { failingEmails } from '../../../../features/members/queries/failing-emails.server.ts'
import { type AdminMember, adminMember } from '../../../../features/members/queries/member-admin.server.ts'
import { MemberRegistrations } from '../../../../features/registrations/review/admin/member-registrations.tsx'
import { MemberOrders } from '../../../../features/store/orders/admin/member-orders.tsx'
import { unreachable } from '../../../../kernel/outcome.ts'
import { Modal } from '../../../../ui/admin/modal.tsx'
import { RecordLines } from '../../../../ui/primitives/record-lines.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { refuseForm, submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/member'
import { changeGuardians, isGuardianForm } from './guardians.server.ts'
import { changeLink, isLinkForm } from './link.server.ts'
import { type MemberTab, memberTab } from './member-tab.server.ts'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const member = await adminMember(ctx, params.id)
  const search = new URL(request.url).searchParams
  const tab = tabIn(search)
  const find = (search.get('find') ?? '').slice(0, 80)
  const [pane, problems] = await Promise.all([memberTab(ctx, member, tab, find), failingEmails(ctx, member)])
  return { member, tab, pane, problems }
}

/** Saves the details, or links a login. After a conflict the modal shows the current values next to the typed ones. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const form = await submittedForm(request)
  const ctx = ctxOf(context)
  const back = `${adminPaths.member(params.id)}${new URL(request.url).search}`
  if (isLinkForm(form)) {
    const pair = { memberId: params.id, userId: String(form.get('user') ?? '') }
    throw await changeLink(ctx, form, pair, back)
  }
  if (isGuardianForm(form)) throw await changeGuardians(ctx, form, params.id, back)
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  const version = Number(form.get('version'))
  const saved = await updateMember(ctx, params.id, { typed, version })
  if (saved.ok) {
    const { pendingEmail } = await adminMember(ctx, params.id)
    const isWaiting = pendingEmail !== undefined && pendingEmail === typed.email?.trim().toLowerCase()
    const text = isWaiting
      ? `Updated! We have e-mailed ${pendingEmail}: the address changes when the link in it is opened`
      : 'Updated!'
    throw redirectWithNotice(back, { tone: 'ok', text })
  }
  switch (saved.reason) {
    case 'NOT_VALID':
      return refusal({ ...refuseForm(form, saved.problems), version, theirs: [] })
    case 'CHANGED': {
      const others = Object.entries(saved.theirs).filter(([name, value]) => (typed[name] ?? '') !== value)
      const theirs = others.map(([name, value]) => ({ label: detailLabel(name), value }))
      return refusal({ ...refuseForm(form, {}), version: saved.version, theirs })
    }
    default:
      return unreachable(saved)
  }
}

const refusal = (typed: TypedDetails) => data(typed, { status: 422 })

/** The modal of a member, with its tabs. */
export default function Member({ loaderData, actionData }: Route.ComponentProps) {
  const { member, tab, pane, problems } = loaderData
  const { closeTo } = useOutletContext<MembersOutlet>()
  const [search] = useSearchParams()
  return (
    <Modal
      title={member.name}
      closeTo={withoutTab(closeTo)}
      foot={
        <>
          <MemberMarks member={member} />
          {pane.tab === 'details' && <SaveDetails />}
        </>
      }
    >
      <nav className="tabs member-tabs" aria-label={`About ${member.name}`}>
        {TABS.map(({ name }, index) => (
          <Link
            key={name}
            to={`?${withTab(search, index)}`}
            replace
            preventScrollReset
            aria-current={index === tab ? 'page' : undefined}
          >
            {name}
          </Link>
        ))}
      </nav>
      <FailingEmails problems={problems} back={`${adminPaths.member(member.id)}?${search}`} />
      <Pane member={member} pane={pane} typed={actionData} />
    </Modal>
  )
}

type PaneProps = { member: AdminMember; pane: MemberTab; typed: TypedDetails | undefined }

function Pane({ member, pane, typed }: PaneProps) {
  switch (pane.tab) {
    case 'details':
      return <MemberDetails key={pane.version} member={member} pane={pane} typed={typed} />
    case 'registrations':
      return <MemberRegistrations registrations={pane.registrations} />
    case 'subscriptions':
      return <RecordLines lines={pane.subscriptions} none="No subscriptions." />
    case 'payments':
      return <MemberPayments payments={pane.payments} />
    case 'orders':
      return <MemberOrders orders={pane.orders} />
    case 'emails':
      return <MemberEmails emails={pane.emails} />
    case 'login':
      return <MemberLogin member={member} pane={pane} />
    case 'family':
      return (
        <div className="stack">
          <GuardianTab name={member.name} list={pane.guardians} />
          <ConsentAnswers history={pane.consents} />
        </div>
      )
    case 'history':
      return <MemberHistory actions={pane.actions} />
  }
}

function withTab(search: URLSearchParams, tab: number): URLSearchParams {
  const next = new URLSearchParams(search)
  next.set('tab', String(tab))
  return next
}

function withoutTab(address: string): string {
  const [path = '', query = ''] = address.split('?')
  const rest = new URLSearchParams(query)
  rest.delete('tab')
  return rest.size > 0 ? `${path}?${rest}` : path
}
