import { Link } from 'react-router'
import { MoneyTabs } from '../../../../features/money/admin/money-tabs.tsx'
import { ChasedList } from '../../../../features/money/chasing/admin/chased-list.tsx'
import { chasedRow } from '../../../../features/money/chasing/admin/chased-row.ts'
import { DueGroup } from '../../../../features/money/chasing/admin/due-group.tsx'
import { dueGroups } from '../../../../features/money/chasing/model/due-groups.ts'
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
import { remindPath } from './address.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const now = ctx.clock.now()
  return {
    groups: dueGroups(await listChased(ctx), now).map(({ id, name, age, charges, sum }) => ({
      ...{ id, name, sum },
      toRemind: age && remindPath('all', { age }),
      rows: charges.map((charge) =>
        chasedRow(charge, clubDay(now), charge.memberId ? adminPaths.statement(charge.memberId) : undefined),
      ),
    })),
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

/** Everything that is open, by when it is due, with the reminders of it. */
export default function Chasing({ loaderData, actionData }: Route.ComponentProps) {
  const { groups, isOn, when, canChange } = loaderData
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
      {groups.length === 0 ? (
        <Empty>
          <p>Nothing is open.</p>
        </Empty>
      ) : (
        groups.map(({ rows, ...group }) => (
          <DueGroup key={group.id} {...group} many={rows.length}>
            <ChasedList rows={rows} isOn={isOn} refusal={actionData} />
          </DueGroup>
        ))
      )}
    </>
  )
}
