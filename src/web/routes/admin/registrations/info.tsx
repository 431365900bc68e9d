import { Form, Link, useSearchParams } from 'react-router'
import { AdminMessages } from '../../../../features/registrations/review/admin/messages.tsx'
import { RegistrationPayments } from '../../../../features/registrations/review/admin/payments.tsx'
import {
  Agreed,
  Answers,
  RegistrationHead,
  RegistrationTabs,
  type Tab,
  tabNamed,
} from '../../../../features/registrations/review/admin/registration-info.tsx'
import { AdminMember } from '../../../../features/registrations/review/admin/registration-member.tsx'
import { StudentCard } from '../../../../features/registrations/review/admin/student-card.tsx'
import { inviteWords } from '../../../../features/registrations/review/model/registration-row.ts'
import { adminMessages } from '../../../../features/registrations/review/queries/messages.server.ts'
import {
  type AdminRegistration,
  adminRegistration,
  otherRegistrations,
  registrationMoney,
} from '../../../../features/registrations/review/queries/registration-admin.server.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { Modal } from '../../../../ui/admin/modal.tsx'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { ctxOf } from '../../../context.ts'
import { submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/info'
import { actOnRegistration } from './act.server.ts'
import { inList, listIn, listQuery, REGISTRATIONS } from './address.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const registration = await adminRegistration(ctx, params.id)
  const tab = tabNamed(params.tab)
  return { registration, tab, ...(await partOf(ctx, registration, tab)) }
}

/** Loads the data that only some tabs need. */
async function partOf(ctx: Ctx, { id, member, ...registration }: AdminRegistration, tab: Tab) {
  return {
    money: tab === 'payments' ? await registrationMoney(ctx, id) : undefined,
    messages:
      tab === 'emails'
        ? await adminMessages(ctx, id, [registration.email, registration.guardianEmail, member?.email ?? ''])
        : undefined,
    others: tab === 'member' && member ? await otherRegistrations(ctx, member.id, id) : [],
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await submittedForm(request)
  return actOnRegistration(ctxOf(context), params.id, String(form.get('intent')), listIn(request))
}

export default function Info({ loaderData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const { registration, tab } = loaderData
  const to = (path: string) => inList(search, path)
  return (
    <Modal
      title={registration.name}
      closeTo={`${REGISTRATIONS}${listQuery(search)}`}
      foot={<Foot registration={registration} to={to} />}
    >
      <RegistrationHead registration={registration} />
      <RegistrationTabs tab={tab} to={(one) => to(`${registration.id}/${one}`)} />
      <Part {...loaderData} to={to} />
    </Modal>
  )
}

type PartProps = Route.ComponentProps['loaderData'] & { to: (path: string) => string }

function Part({ tab, registration, money, messages, others, to }: PartProps) {
  const { id } = registration
  if (tab === 'questions') return <Answers answers={registration.questions} />
  if (tab === 'details') {
    return (
      <>
        <StudentCard registration={registration} card={`${REGISTRATIONS}/${id}/card`} action={to(id)} />
        <Answers answers={registration.details} />
        <Agreed registration={registration} />
      </>
    )
  }
  if (tab === 'payments' && money)
    return (
      <RegistrationPayments
        memberships={registration.memberships}
        feeOpen={registration.feeOpen}
        {...money}
      />
    )
  if (tab === 'emails' && messages) return <AdminMessages {...messages} />
  return <AdminMember registration={registration} others={others} to={to} />
}

/** The actions of the modal; the next step is last: create the member, then the user. */
function Foot({ registration, to }: { registration: AdminRegistration; to: (path: string) => string }) {
  const { id, member, user } = registration
  const account = !user ? 'none' : user.confirmed ? 'working' : 'invited'
  return (
    <>
      <Link className="button bare compact" to={to(`${id}/remove`)} preventScrollReset>
        <Icon name="trash" />
        Remove
      </Link>
      <Link className="button secondary compact push-right" to={withId(to('email'), id)} preventScrollReset>
        <Icon name="mail" />
        Send e-mail
      </Link>
      {member ? (
        <Form method="post" action={to(id)} preventScrollReset>
          <button
            type="submit"
            className={account === 'working' ? 'button secondary compact' : 'button compact'}
            name="intent"
            value="invite"
          >
            <Icon name="lock" />
            {inviteWords(account)}
          </button>
        </Form>
      ) : (
        <>
          <Link className="button secondary compact" to={to(`${id}/assign`)} preventScrollReset>
            Assign member
          </Link>
          <Link className="button compact" to={to(`${id}/create`)} preventScrollReset>
            Create member
          </Link>
        </>
      )}
    </>
  )
}

const withId = (address: string, id: string) => `${address}${address.includes('?') ? '&' : '?'}ids=${id}`
