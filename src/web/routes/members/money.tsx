import { data, redirect } from 'react-router'
import { openPortal } from '../../../features/billing/customers/commands/open-portal.server.ts'
import { OwnSubscriptionActions } from '../../../features/billing/pauses/components/own-subscription-actions.tsx'
import { pauseRuleWords } from '../../../features/billing/pauses/model.ts'
import { ownChoices } from '../../../features/billing/pauses/queries/own-subscription.server.ts'
import { OwnBalance } from '../../../features/billing/payments/components/own-balance.tsx'
import { OwnPayments } from '../../../features/billing/payments/components/own-payments.tsx'
import { familyPayments } from '../../../features/billing/payments/queries/family-payments.server.ts'
import { ownChangeInput } from '../../../features/billing/schema.ts'
import { OwnSubscriptions } from '../../../features/billing/subscriptions/components/own-subscriptions.tsx'
import { isRunning } from '../../../features/billing/subscriptions/model.ts'
import { familySubscriptions } from '../../../features/billing/subscriptions/queries/subscriptions.server.ts'
import { balanceWords, StatementTable } from '../../../features/money/components/statement-table.tsx'
import { readStatement } from '../../../features/money/queries/statement.server.ts'
import { ownDues } from '../../../features/registrations/payment/queries/own-dues.server.ts'
import { peopleOf } from '../../../kernel/actor.ts'
import { newId } from '../../../kernel/ids.ts'
import type { Ctx } from '../../../platform/context.ts'
import { PROVIDER_SILENT } from '../../../platform/payments/wording.ts'
import { Note } from '../../../ui/primitives/note.tsx'
import { ctxOf } from '../../context.ts'
import { redirectWithNotice } from '../../notices.server.ts'
import { pageMeta } from '../../page-meta.ts'
import { parseForm, submittedForm } from '../../parse-form.ts'
import { paths } from '../../paths.ts'
import { requireUser } from '../../session/guards.server.ts'
import { WORDS } from '../../words.ts'
import type { Route } from './+types/money'
import { MembersFrame } from './members-frame.tsx'
import { changeSubscription } from './money-action.server.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  requireUser(ctx, request)
  const people = peopleOf(ctx.actor)
  const ids = people.map(({ memberId }) => memberId)
  const [balance, lines, subscriptions, payments] = await Promise.all([
    ownDues(ctx),
    readStatement(ctx, ids),
    familySubscriptions(ctx),
    familyPayments(ctx),
  ])
  const mailbox = ctx.club.emails.finance || ctx.club.emails.info
  const { pauseMonths, pauseNoticeDays } = ctx.club
  return {
    ...{ people, isFamily: people.length > 1, balance, lines, subscriptions, payments, mailbox },
    choices: await ownChoices(ctx, subscriptions),
    rule: { pauseMonths, pauseNoticeDays },
    formKey: newId(),
  }
}

/** Pauses, resumes or cancels a subscription, or opens its page at the card provider. */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  requireUser(ctx, request)
  const form = await submittedForm(request)
  if (form.get('do') === 'portal') return openPortalOf(ctx, form)
  const change = parseForm(ownChangeInput, form)
  if (!change.ok) throw new Response(WORDS.badRequest, { status: 422 })
  const { ok, text } = await changeSubscription(ctx, change.value)
  return ok ? redirectWithNotice(paths.money, { tone: 'ok', text }) : data({ refused: text }, 409)
}

async function openPortalOf(ctx: Ctx, form: FormData) {
  const opened = await openPortal(ctx, paths.money, String(form.get('subscription') ?? ''))
  if (opened.ok) return redirect(opened.url, 303)
  return opened.reason === 'NO_CUSTOMER'
    ? data({ refused: 'You have not paid by card yet, so there is nothing to manage.' }, 422)
    : data({ refused: PROVIDER_SILENT }, 503)
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: 'Money, members area', noindex: true }, matches)

/** What the family owes and has paid. */
export default function Money({ loaderData, actionData }: Route.ComponentProps) {
  const { people, isFamily, balance, lines, subscriptions, payments, ...rest } = loaderData
  return (
    <MembersFrame
      title="Money"
      subtitle={isFamily ? 'For you and your children.' : 'What you owe and what you have paid.'}
      current={paths.money}
    >
      <div className="grid-gap-7">
        {actionData && (
          <Note tone="bad" focusOn={actionData}>
            <p>{actionData.refused}</p>
          </Note>
        )}
        {balance && <OwnBalance balance={balance} isWhole />}
        <section className="stack" aria-labelledby="own-subscriptions">
          <h2 className="heading-2" id="own-subscriptions">
            Subscriptions
          </h2>
          <SubscriptionRules subscriptions={subscriptions} {...rest} />
          <OwnSubscriptions
            subscriptions={subscriptions}
            people={people}
            actions={(subscription, name) => {
              const choices = rest.choices[subscription.id]
              return choices && <OwnSubscriptionActions {...rest} {...{ subscription, name, choices }} />
            }}
          />
        </section>
        <section className="stack" aria-labelledby="own-payments">
          <h2 className="heading-2" id="own-payments">
            Payments and receipts
          </h2>
          <OwnPayments payments={payments} />
        </section>
        {lines.length > 0 && (
          <section className="stack" aria-labelledby="own-statement">
            <h2 className="heading-2" id="own-statement">
              Statement
            </h2>
            <p>{balanceWords(lines)}.</p>
            <details>
              <summary>Every charge and payment</summary>
              <StatementTable lines={lines} isFamily={isFamily} />
            </details>
          </section>
        )}
      </div>
    </MembersFrame>
  )
}

type RulesProps = Pick<Route.ComponentProps['loaderData'], 'subscriptions' | 'choices' | 'rule' | 'mailbox'>

/** How subscriptions end and pause. */
function SubscriptionRules({ subscriptions, choices, rule, mailbox }: RulesProps) {
  const changeable = subscriptions.filter(
    ({ id, status, cancelAtPeriodEnd }) => choices[id] && isRunning(status) && !cancelAtPeriodEnd,
  )
  if (changeable.length === 0) return null
  const canPause = changeable.some(({ id, isPaused }) => isPaused || choices[id]?.offer.ok)
  return (
    <div className="stack-small small muted">
      <p>
        You can cancel at any time: the subscription then ends with its current period, and nothing more is
        charged.
      </p>
      {canPause && <p>{pauseRuleWords(rule)}</p>}
      {rule.pauseMonths === 0 && (
        <p>
          To pause, for example after an injury, write to <a href={`mailto:${mailbox}`}>{mailbox}</a>.
        </p>
      )}
    </div>
  )
}
