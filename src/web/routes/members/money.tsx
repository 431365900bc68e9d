import { data, redirect } from 'react-router'
import { openPortal } from '../../../features/billing/customers/commands/open-portal.server.ts'
import { OwnBalance } from '../../../features/billing/payments/components/own-balance.tsx'
import { OwnPayments } from '../../../features/billing/payments/components/own-payments.tsx'
import { familyPayments } from '../../../features/billing/payments/queries/family-payments.server.ts'
import { OwnSubscriptions } from '../../../features/billing/subscriptions/components/own-subscriptions.tsx'
import { familySubscriptions } from '../../../features/billing/subscriptions/queries/subscriptions.server.ts'
import { StatementTable } from '../../../features/money/components/statement-table.tsx'
import { readStatement } from '../../../features/money/queries/statement.server.ts'
import { ownDues } from '../../../features/registrations/payment/queries/own-dues.server.ts'
import { peopleOf } from '../../../kernel/actor.ts'
import { PROVIDER_SILENT } from '../../../platform/payments/wording.ts'
import { Note } from '../../../ui/primitives/note.tsx'
import { ctxOf } from '../../context.ts'
import { pageMeta } from '../../page-meta.ts'
import { submittedForm } from '../../parse-form.ts'
import { paths } from '../../paths.ts'
import { requireUser } from '../../session/guards.server.ts'
import { WORDS } from '../../words.ts'
import type { Route } from './+types/money'
import { MembersFrame } from './members-frame.tsx'

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
  return { people, isFamily: people.length > 1, balance, lines, subscriptions, payments, mailbox }
}

/** Opens the card provider's page of a subscription. */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  requireUser(ctx, request)
  const form = await submittedForm(request)
  if (form.get('do') !== 'portal') throw new Response(WORDS.badRequest, { status: 422 })
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
  const { people, isFamily, balance, lines, subscriptions, payments, mailbox } = loaderData
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
          <OwnSubscriptions subscriptions={subscriptions} people={people} />
          {subscriptions.length > 0 && (
            <p className="small muted">
              You can cancel at any time: it then ends with the period that is paid, and nothing more is
              charged. The button opens the card provider’s page, where you can do this and change your card.
              To pause, for example after an injury, write to <a href={`mailto:${mailbox}`}>{mailbox}</a>.
            </p>
          )}
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
            <StatementTable lines={lines} isFamily={isFamily} />
          </section>
        )}
      </div>
    </MembersFrame>
  )
}
