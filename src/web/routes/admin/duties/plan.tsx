import { Form, useNavigation } from 'react-router'
import { DutyTabs } from '../../../../features/volunteering/duties/admin/duty-tabs.tsx'
import { PlanBoard, type PlanLine } from '../../../../features/volunteering/duties/admin/plan-board.tsx'
import { assignPlan } from '../../../../features/volunteering/duties/commands/fill-duty.server.ts'
import { canManageDuties } from '../../../../features/volunteering/duties/policy.ts'
import { proposePlan } from '../../../../features/volunteering/duties/queries/plan.server.ts'
import { planInput } from '../../../../features/volunteering/duties/schema.ts'
import { count } from '../../../../kernel/text.ts'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { Empty } from '../../../../ui/primitives/note.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, submittedForm } from '../../../parse-form.ts'
import { WORDS } from '../../../words.ts'
import type { Route } from './+types/plan'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const { duties, proposals, people } = await proposePlan(ctx)
  const byId = new Map(duties.map((duty) => [duty.id, duty]))
  const placeOf = new Map(people.map(({ id }, place) => [id, place]))
  const lines = proposals.flatMap(({ dutyId, memberId, others, free }): PlanLine[] => {
    const duty = byId.get(dutyId)
    return duty ? [{ duty, memberId, others, free: free.flatMap((id) => placeOf.get(id) ?? []) }] : []
  })
  const missing = duties.reduce((sum, { places, helpers }) => sum + places - helpers.length, 0) - lines.length
  return { lines, people, missing, isAdministrator: canManageDuties(ctx.actor) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = parseForm(planInput, await submittedForm(request))
  if (!form.ok) throw new Response(WORDS.badRequest, { status: 422 })
  const filled = await assignPlan(ctxOf(context), form.value.choice)
  const text = `${count(filled, 'place', 'places')} filled. Everyone concerned has been notified.`
  return redirectWithNotice(adminPaths.duties, { tone: 'ok', text })
}

export const meta: Route.MetaFunction = () => [
  { title: 'Fill the season · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** Proposes a fair plan for the open places, to be changed and confirmed. */
export default function Plan({ loaderData }: Route.ComponentProps) {
  const { lines, people, missing, isAdministrator } = loaderData
  const busy = useNavigation().state !== 'idle'
  return (
    <>
      <PageHead title="Fill the season" />
      <DutyTabs current={adminPaths.dutyPlan} isAdministrator={isAdministrator} />
      {lines.length === 0 ? (
        <Empty>
          <p>There are no open places to fill.</p>
        </Empty>
      ) : (
        <Form method="post" className="margin-top-4">
          <p className="muted prose-width">
            People with the fewest points come first. Nobody is proposed while they play, train or have
            another duty, nor on a day they cannot come. Drag a name to another card, tap two names to
            exchange them, or choose from a list. Nothing is saved and no one is notified until you confirm.
          </p>
          <PlanBoard lines={lines} people={people} />
          {missing > 0 && (
            <p className="margin-top-3">{count(missing, 'place has', 'places have')} nobody who is free.</p>
          )}
          <p className="margin-top-4">
            <button className="button" type="submit" disabled={busy}>
              Confirm and notify
            </button>
          </p>
        </Form>
      )}
    </>
  )
}
