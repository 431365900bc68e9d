import '../../../features/registrations/form/components/registration.css'
import { redirect } from 'react-router'
import {
  ConfirmationStep,
  type SavedTick,
} from '../../../features/registrations/form/components/confirmation-step.tsx'
import { DetailsStep } from '../../../features/registrations/form/components/details-step.tsx'
import { FeesStep } from '../../../features/registrations/form/components/fees-step.tsx'
import { QuestionsStep } from '../../../features/registrations/form/components/questions-step.tsx'
import { Sent } from '../../../features/registrations/form/components/sent.tsx'
import { SoFar } from '../../../features/registrations/form/components/so-far.tsx'
import { Steps } from '../../../features/registrations/form/components/steps.tsx'
import type { NotTaken } from '../../../features/registrations/form/model/not-taken.ts'
import { progressOf, viewOf } from '../../../features/registrations/form/queries/view.server.ts'
import {
  isVolunteer,
  SUBSCRIPTION,
  stepNamed,
  stepPath,
} from '../../../features/registrations/model/registration.ts'
import { isFeePaid } from '../../../features/registrations/payment/queries/fee-paid.server.ts'
import { findOwn, settingsOf } from '../../../features/registrations/queries/registration.server.ts'
import { SEND_FORM } from '../../../ui/forms/unreachable-note.tsx'
import { Note } from '../../../ui/primitives/note.tsx'
import { ctxOf } from '../../context.ts'
import { pageMeta } from '../../page-meta.ts'
import { submittedForm } from '../../parse-form.ts'
import { saveStep } from '../../registration-action.server.ts'
import { accessTokenIn } from '../../registration-cookie.server.ts'
import { actionHeadersOf } from '../../too-many-requests.ts'
import type { Route } from './+types/register'

const SCRIPT = import.meta.env.DEV ? '/src/web/browser/registration-form.ts' : '/registration-form.js'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  ctx.pages.keep(60, ['step'])
  const query = new URL(request.url).searchParams
  const accessToken = accessTokenIn(request.headers)
  const registration = await findOwn(ctx, accessToken)
  const mailbox = ctx.club.emails.info
  const user = ctx.actor.kind === 'user' ? ctx.actor.userId : ''
  const keptFor = `${registration?.submittedAt ? '' : registration?.id} ${user}`
  const description = 'Four short steps to join the club, for players and for those who help.'
  if (registration?.submittedAt) {
    const { id, name, questions, subscriptionPaid } = registration
    const registrationPaid = await isFeePaid(ctx, registration, accessToken)
    const sent = { id, name, volunteer: isVolunteer(questions), registrationPaid, subscriptionPaid }
    return { sent, mailbox, keptFor, description, tab: undefined }
  }
  if (query.has('reg')) throw redirect(outcomePath(query))
  const settings = await settingsOf(ctx)
  const { open, next } = progressOf(ctx, settings, registration)
  const step = stepNamed(query.get('step')) ?? next
  if (!open.includes(step)) throw redirect(stepPath(next))
  const view = await viewOf(ctx, settings, registration, step)
  return { sent: undefined, mailbox, keptFor, description, open, ...view }
}

/** The outcome of a payment is shown on the fees page. [REG-003] */
function outcomePath(query: URLSearchParams): string {
  const search = new URLSearchParams({ step: query.get('reg') === 'success' ? 'success' : 'cancel' })
  const id = query.get('id')
  if (id) search.set('id', id)
  return `${SUBSCRIPTION}?${search}`
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const form = await submittedForm(request)
  const step = stepNamed(new URL(request.url).searchParams.get('step')) ?? 'questions'
  const settings = await settingsOf(ctx)
  const { headers } = request
  return saveStep(ctx, step, { settings, accessToken: accessTokenIn(headers), form, headers })
}

/** Passes on the `retry-after` header of the action. */
export const headers = actionHeadersOf

/**
 * Not indexed, because it shows personal forms. The description comes with the loader's data rather than the script.
 * [resolutions C13, SYS-021]
 */
export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(
    {
      title: 'Register to play',
      description: loaderData?.description,
      noindex: true,
    },
    matches,
  )

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.sent)
    return (
      <div data-registration="">
        <Sent {...loaderData.sent} mailbox={loaderData.mailbox} />
        <script type="module" src={SCRIPT} />
      </div>
    )
  const { tab, open, soFar, begun, mailbox, keptFor } = loaderData
  const notTaken =
    actionData && 'typed' in actionData && actionData.step === tab.step ? actionData : undefined
  const saved = actionData && !('typed' in actionData) ? actionData : undefined
  return (
    <div
      className="page padding-top-6 padding-bottom-band"
      data-registration={tab.step}
      data-kept-for={keptFor}
    >
      <h1 className="heading-1">Register to play</h1>
      <p className="muted margin-top-2 margin-bottom-5">You pay nothing until the last step.</p>
      <div className="registration-layout">
        <Steps current={tab.step} open={open} />
        <div>
          {notTaken?.failure && (
            <div className="margin-bottom-5">
              <Note tone="bad">
                <p>{notTaken.failure}</p>
              </Note>
            </div>
          )}
          <Tab tab={tab} notTaken={notTaken} saved={saved} />
        </div>
        <SoFar answers={soFar} mailbox={mailbox} begun={begun} />
        <script type="module" async src={SEND_FORM} data-once />
        <script type="module" src={SCRIPT} />
      </div>
    </div>
  )
}

type View = Extract<Route.ComponentProps['loaderData'], { sent: undefined }>

type TabProps = { tab: View['tab']; notTaken: NotTaken | undefined; saved: SavedTick | undefined }

function Tab({ tab, notTaken, saved }: TabProps) {
  switch (tab.step) {
    case 'questions':
      return <QuestionsStep {...tab} notTaken={notTaken} />
    case 'details':
      return <DetailsStep {...tab} notTaken={notTaken} />
    case 'fees':
      return <FeesStep {...tab} notTaken={notTaken} />
    case 'confirmation':
      return <ConfirmationStep {...tab} notTaken={notTaken} saved={saved} />
  }
}
