import '../../../features/registrations/form/components/registration.css'
import { data, redirect } from 'react-router'
import { OwnBalance } from '../../../features/billing/payments/components/own-balance.tsx'
import { firstNameOf } from '../../../features/members/model/member.ts'
import { ownMemberId } from '../../../features/members/policy.ts'
import { familyTokens } from '../../../features/registrations/children/queries/family.server.ts'
import { accountMatches } from '../../../features/registrations/form/queries/account-matches.server.ts'
import { newcomerOf } from '../../../features/registrations/form/queries/newcomer.server.ts'
import { SUBSCRIPTION } from '../../../features/registrations/model/registration.ts'
import { EXCEPTION } from '../../../features/registrations/model/wording.ts'
import { type HowToPay, payFee } from '../../../features/registrations/payment/commands/pay-fee.server.ts'
import {
  type ChosenPrices,
  WhatHappensNext,
} from '../../../features/registrations/payment/components/fees-to-pay.tsx'
import { PaymentOutcomeNote } from '../../../features/registrations/payment/components/payment-outcome-note.tsx'
import { ownDues } from '../../../features/registrations/payment/queries/own-dues.server.ts'
import { type PayingView, payingView } from '../../../features/registrations/payment/queries/paying.server.ts'
import { plansToStart } from '../../../features/registrations/payment/queries/plans-to-start.server.ts'
import { type AccessToken, isLinkToken } from '../../../features/registrations/queries/access-token.server.ts'
import { findOwn, type Registration } from '../../../features/registrations/queries/registration.server.ts'
import { firstSessions } from '../../../features/trainings/queries/first-sessions.server.ts'
import { clubDay } from '../../../kernel/dates.ts'
import { type Pence, pence } from '../../../kernel/money.ts'
import { BROKEN } from '../../../kernel/not-sent.ts'
import type { Ctx } from '../../../platform/context.ts'
import { Note } from '../../../ui/primitives/note.tsx'
import { actionHeadersOf, tooMany } from '../../too-many-requests.ts'
import '../../../ui/layout/split.css'
import { ctxOf } from '../../context.ts'
import { describeFeeRefusal, type FeeRefusal } from '../../fee-refusal.ts'
import { keepTyped } from '../../keep-typed.server.ts'
import { pageMeta } from '../../page-meta.ts'
import { submittedForm } from '../../parse-form.ts'
import { paymentOutcome } from '../../payment-outcome.server.ts'
import { payingAccessTokensIn, payingCookie } from '../../registration-cookie.server.ts'
import { startPlans } from '../../start-plans.server.ts'
import type { Route } from './+types/subscription'
import { FeesBody, isAllDone, owesFee } from './fees-body.tsx'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const { searchParams: query, search } = new URL(request.url)
  if (query.has('token') || query.has('email')) throw await cleanAddress(ctx, query, request.headers)
  const found = await ownOf(ctx, request)
  const own = found?.registration
  const outcome = await paymentOutcome(ctx, query, own?.id)
  const isGuardian = found && isLinkToken(found.registration, found.accessToken.token, ctx.secret)
  const view = await payingView(ctx, own, isGuardian)
  const plans = own ? await plansToStart(ctx, own) : []
  const isFromLink = query.has('id')
  // A person who pays in instalments is welcomed after a payment, and otherwise sees the next ones.
  const isAsked = outcome?.kind === 'paid' || (!owesFee(view) && (isFromLink || ctx.actor.kind === 'visitor'))
  const isWelcome = own && isAllDone(view) && (isAsked || (outcome && !owesFee(view)))
  return {
    view,
    plans,
    today: clubDay(ctx.clock.now()),
    child: own?.familyId ? firstNameOf(own.name) : undefined,
    outcome,
    again: `${SUBSCRIPTION}${search}`,
    isFromLink,
    loggedIn: ctx.actor.kind === 'user',
    balance: await balanceBeside(ctx, view),
    welcome: isWelcome ? await welcomeOf(ctx, own) : undefined,
    mailbox: ctx.club.emails.info,
  }
}

/**
 * Loads what the user owes in addition to the fees on the page. Returns undefined for visitors, and for users without a
 * member record who owe nothing.
 */
async function balanceBeside(ctx: Ctx, view: PayingView) {
  const balance = await ownDues(ctx)
  if (!balance) return undefined
  const onPage = view.state === 'fees' && (owesFee(view) || !isAllDone(view)) ? view.id : undefined
  const dues = balance.dues.filter(({ id }) => id !== onPage)
  const says = dues.length > 0 || (!onPage && ownMemberId(ctx.actor) !== null)
  return says ? { ...balance, dues } : undefined
}

/** Loads what a newcomer needs for the first session once everything is paid. */
async function welcomeOf(ctx: Ctx, registration: Registration) {
  const { isMember, ...person } = await newcomerOf(ctx, registration)
  const sessions = await firstSessions(ctx, person)
  return { isMember, team: person.team, sessions, host: ctx.config.publicUrl.host }
}

/**
 * Opens the registration of an e-mailed link in this browser, and redirects to a URL without token and e-mail address.
 * Another person's draft in this browser is kept. [REG-005, REG-025, resolutions C06, D06]
 */
async function cleanAddress(ctx: Ctx, query: URLSearchParams, headers: Headers): Promise<Response> {
  const accessToken: AccessToken = { id: query.get('id') ?? '', token: query.get('token') ?? '' }
  query.delete('token')
  query.delete('email')
  const answer = redirect(`${SUBSCRIPTION}?${query}`)
  const registration = await findOwn(ctx, accessToken)
  if (registration) {
    const siblings = (await familyTokens(ctx, registration)).filter(({ id }) => id !== accessToken.id)
    answer.headers.append('set-cookie', payingCookie(ctx.config, headers, accessToken, ...siblings))
  }
  return answer
}

/**
 * Finds the registration named in the URL if this browser or account may open it. Without an id, returns the newest
 * one. [resolutions C06, E09]
 */
async function ownOf(ctx: Ctx, request: Request): Promise<Own | undefined> {
  const chosenId = new URL(request.url).searchParams.get('id')
  for (const accessToken of [...payingAccessTokensIn(request.headers), ...(await accountMatches(ctx))]) {
    if (chosenId && accessToken.id !== chosenId) continue
    const registration = await findOwn(ctx, accessToken)
    if (registration) return { registration, accessToken }
  }
  return undefined
}

type Own = { registration: Registration; accessToken: AccessToken }

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const form = await submittedForm(request)
  const chosen = { priceId: String(form.get('priceId') ?? ''), planId: String(form.get('planId') ?? '') }
  if (form.get('pay') === 'family') return startPlans(ctx, (await ownOf(ctx, request))?.accessToken, form)
  return keepTyped(
    ctx,
    () => pay(ctx, request, chosen, howToPay(form, chosen)),
    (): FeeRefusal => ({ chosen, failure: { title: EXCEPTION, text: BROKEN } }),
  )
}

/** What the pressed button pays. */
function howToPay(form: FormData, { planId }: ChosenPrices): HowToPay {
  const pay = form.get('pay')
  if (pay === 'both') return { planId }
  if (pay !== 'next' && pay !== 'all') return {}
  return { howMuch: pay, seen: shownPence(form, 'seen'), seenNext: shownPence(form, 'next') }
}

/** An amount that the page showed; undefined if the form does not say it. */
function shownPence(form: FormData, name: string): Pence | undefined {
  const shown = String(form.get(name) ?? '')
  return /^\d{1,9}$/.test(shown) ? pence(Number(shown)) : undefined
}

async function pay(ctx: Ctx, request: Request, chosen: ChosenPrices, how: HowToPay) {
  const own = await ownOf(ctx, request)
  const started = await payFee(ctx, own?.accessToken, chosen.priceId, how)
  if (started.ok) return new Response(null, { status: 303, headers: { location: started.url } })
  const { status, ...refusal } = describeFeeRefusal(started)
  return data<FeeRefusal>(
    { ...refusal, chosen },
    started.reason === 'TOO_MANY' ? tooMany(started.retryAfterSeconds) : { status },
  )
}

/** Passes on the `retry-after` header of the action. */
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
  const { view, plans, child, outcome, again, mailbox, welcome, balance } = loaderData
  const failure = actionData?.failure
  return (
    <div className="page split fees-page padding-top-6 padding-bottom-band">
      <div className="stack-large">
        <h1 className="heading-1">{welcome ? 'Welcome to the club' : 'Pay your fees'}</h1>
        {outcome && (
          <PaymentOutcomeNote
            outcome={outcome}
            child={child}
            allDone={welcome !== undefined && plans.length === 0 && !owesFee(view)}
            isInParts={view.state === 'fees' && view.registration.due && view.isBegun}
            again={again}
          />
        )}
        {failure && (
          <Note tone="bad">
            <p>
              <b>{failure.title}</b> {failure.text}
            </p>
          </Note>
        )}
        {outcome?.kind !== 'received' && (
          <FeesBody
            {...loaderData}
            error={actionData?.fee}
            chosen={actionData?.chosen}
            refusedPlans={actionData?.plans}
            confirming={outcome?.kind === 'confirming' || outcome?.kind === 'unknown'}
          />
        )}
        {balance && <OwnBalance balance={balance} />}
      </div>
      {view.state === 'fees' && !isAllDone(view) && (
        <WhatHappensNext feeIsPaid={!view.registration.due || view.isBegun} mailbox={mailbox} />
      )}
    </div>
  )
}
