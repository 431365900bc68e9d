import { data, redirect } from 'react-router'
import type { Claim } from '../../../features/registrations/capability.server.ts'
import { type PayFee, payFee } from '../../../features/registrations/commands/pay-fee.server.ts'
import { FeesToPay, HowItGoesOn } from '../../../features/registrations/components/fees-to-pay.tsx'
import { PaymentOutcomeNote } from '../../../features/registrations/components/payment-outcome-note.tsx'
import { EXCEPTION, PAYMENT_ERROR, REFUSALS, WORDS } from '../../../features/registrations/model/wording.ts'
import { REGISTER, SUBSCRIPTION } from '../../../features/registrations/model.ts'
import { currentOffers } from '../../../features/registrations/queries/offers.server.ts'
import { type PayingView, payingView } from '../../../features/registrations/queries/paying.server.ts'
import {
  findOwn,
  type Registration,
  settingsOf,
} from '../../../features/registrations/queries/registration.server.ts'
import { unreachable } from '../../../kernel/outcome.ts'
import type { Ctx } from '../../../platform/context.ts'
import { Note } from '../../../ui/primitives/note.tsx'
import { actionHeadersOf, tooMany } from '../../too-many.ts'
import '../../../ui/styles/register.css'
import '../../../ui/styles/split.css'
import { ctxOf } from '../../context.ts'
import { pageMeta } from '../../page-meta.ts'
import { submittedForm } from '../../parse-form.ts'
import { paymentOutcome } from '../../payment-outcome.server.ts'
import { payingClaimsIn, payingCookie } from '../../registration-cookie.server.ts'
import type { Route } from './+types/subscription'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const { searchParams: query, search } = new URL(request.url)
  if (query.has('token') || query.has('email')) throw await cleanAddress(ctx, query, request.headers)
  const own = (await ownOf(ctx, request))?.registration
  const outcome = await paymentOutcome(ctx, query, own?.id)
  return {
    view: await payingView(ctx, own),
    outcome,
    again: `${SUBSCRIPTION}${search}`,
    mailbox: ctx.config.mail.info,
  }
}

/**
 * The link of our letters opens its registration in this browser and then leaves the address; a draft of somebody else
 * stays. An e-mail address that stands there is not read and leaves too. [REG-005, REG-025, decisions C06, D06]
 */
async function cleanAddress(ctx: Ctx, query: URLSearchParams, headers: Headers): Promise<Response> {
  const claim: Claim = { id: query.get('id') ?? '', token: query.get('token') ?? '' }
  query.delete('token')
  query.delete('email')
  const answer = redirect(`${SUBSCRIPTION}?${query}`)
  if (await findOwn(ctx, claim)) answer.headers.append('set-cookie', payingCookie(ctx.config, headers, claim))
  return answer
}

/**
 * The registration that the address asks for, if this browser may open it; without an id its own. [decisions C06,
 * holes 19]
 */
async function ownOf(ctx: Ctx, request: Request): Promise<Own | undefined> {
  const asked = new URL(request.url).searchParams.get('id')
  for (const claim of payingClaimsIn(request.headers)) {
    if (asked && claim.id !== asked) continue
    const registration = await findOwn(ctx, claim)
    if (registration) return { registration, claim }
  }
  return undefined
}

type Own = { registration: Registration; claim: Claim }

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const form = await submittedForm(request)
  const own = await ownOf(ctx, request)
  const offers = await currentOffers(ctx, await settingsOf(ctx))
  const started = await payFee(ctx, offers, own?.claim, String(form.get('priceId') ?? ''))
  if (started.ok) return new Response(null, { status: 303, headers: { location: started.url } })
  const { status, ...refusal } = worded(started)
  return data(refusal, started.reason === 'TOO_MANY' ? tooMany(started.retryAfterSeconds) : { status })
}

type Refusal = { status: number; fee?: string; failure?: { title: string; text: string } }

/** [REG-026, REG-027, REG-032, REG-033, decisions F10] */
function worded(refused: Extract<PayFee, { ok: false }>): Refusal {
  const failed = (status: number, text: string, title: string = EXCEPTION) => ({
    status,
    failure: { title, text },
  })
  switch (refused.reason) {
    case 'NONE':
      return { status: 404 }
    case 'NO_FEE':
      return { status: 422, fee: WORDS.selectFee }
    case 'NOT_FOR_YOU':
      return { status: 422, fee: refused.message }
    case 'ALREADY_PAID':
      return { status: 409, fee: REFUSALS.alreadyActive }
    case 'BEGUN_ELSEWHERE':
      return { status: 409, fee: REFUSALS.begunElsewhere }
    case 'NOTHING_DUE':
      return { status: 409 }
    case 'NO_EMAIL':
      return failed(422, REFUSALS.noEmail)
    case 'TOO_MANY':
      return failed(429, REFUSALS.tooManyPayments)
    case 'PROVIDER_DOWN':
      return failed(503, REFUSALS.silent)
    case 'PROVIDER_REFUSED':
      return failed(422, refused.message, PAYMENT_ERROR)
    default:
      return unreachable(refused)
  }
}

/** Passes on when to come again. */
export const headers = actionHeadersOf

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Pay your fees',
      description: 'Pay the registration fee and start your subscription by card.',
      noindex: true,
    },
    matches,
  )

export default function Subscription({ loaderData, actionData }: Route.ComponentProps) {
  const { view, outcome, again, mailbox } = loaderData
  const failure = actionData?.failure
  return (
    <div className="page split pt6 pbb">
      <div className="stack-l">
        <h1 className="h1s">Pay your fees</h1>
        {outcome && <PaymentOutcomeNote outcome={outcome} allDone={isAllDone(view)} again={again} />}
        {failure && (
          <Note tone="bad">
            <p>
              <b>{failure.title}</b> {failure.text}
            </p>
          </Note>
        )}
        <Body
          view={view}
          error={actionData?.fee}
          confirming={outcome?.kind === 'confirming' || outcome?.kind === 'unknown'}
        />
      </div>
      {view.state === 'fees' && <HowItGoesOn mailbox={mailbox} />}
    </div>
  )
}

const isAllDone = (view: PayingView) =>
  view.state === 'fees' && !view.registration.due && !view.subscription.due

type BodyProps = { view: PayingView; error: string | undefined; confirming: boolean }

function Body({ view, error, confirming }: BodyProps) {
  switch (view.state) {
    case 'none':
      return (
        <Note tone="warn">
          <p>
            We cannot open a registration from here. Use the link in the letter that we sent you, or{' '}
            <a href={`${REGISTER}/`}>register</a> first.
          </p>
        </Note>
      )
    case 'draft':
      return (
        <Note>
          <p>
            This registration has not been submitted yet. <a href={REGISTER}>Go on with it</a>, then you can
            pay.
          </p>
        </Note>
      )
    case 'volunteer':
      return (
        <Note tone="ok">
          <p>
            Thank you, {view.name}: volunteers owe no fee. Somebody of the club confirms your registration.
          </p>
        </Note>
      )
    case 'fees':
      return (
        <>
          <p>
            The fees of <b>{view.name}</b>.
          </p>
          <FeesToPay view={view} error={error} confirming={confirming} />
        </>
      )
    default:
      return unreachable(view)
  }
}
