import { Link } from 'react-router'
import { MoneyTabs } from '../../../../features/money/admin/money-tabs.tsx'
import { ChasedList } from '../../../../features/money/chasing/admin/chased-list.tsx'
import { chasedRow } from '../../../../features/money/chasing/admin/chased-row.ts'
import { stepsInWords } from '../../../../features/money/chasing/model/steps.ts'
import { listChased } from '../../../../features/money/chasing/queries/chasing.server.ts'
import { hasRole } from '../../../../kernel/actor.ts'
import { clubDay } from '../../../../kernel/dates.ts'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { Empty } from '../../../../ui/primitives/note.tsx'
import { actOnReminders } from '../../../admin/pause-action.server.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/chasing'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const today = clubDay(ctx.clock.now())
  const charges = await listChased(ctx)
  return {
    rows: charges.map((charge) =>
      chasedRow(charge, today, charge.memberId ? adminPaths.statement(charge.memberId) : undefined),
    ),
    isOn: ctx.club.chasing,
    when: stepsInWords(ctx.club.chasingSteps),
    canChange: hasRole(ctx.actor, 'administrator'),
  }
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  actOnReminders(ctxOf(context), await submittedForm(request), adminPaths.chasing)

export const meta: Route.MetaFunction = () => [
  { title: 'Reminders · Money · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** Everything that is open, with the automatic reminders of it. */
export default function Chasing({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, isOn, when, canChange } = loaderData
  return (
    <>
      <PageHead title="Reminders">
        {canChange && (
          <Link className="button secondary compact" to={adminPaths.settings('money')}>
            Settings
          </Link>
        )}
      </PageHead>
      <MoneyTabs current={adminPaths.chasing} />
      <p className="prose-width">
        {isOn
          ? `People are reminded ${when}. Each family gets one e-mail a day at most, and none once it has paid.`
          : 'Automatic reminders are turned off. An administrator can turn them on under Settings, Money.'}
      </p>
      {rows.length === 0 ? (
        <Empty>
          <p>Nothing is open.</p>
        </Empty>
      ) : (
        <ChasedList rows={rows} isOn={isOn} refusal={actionData} />
      )}
    </>
  )
}
