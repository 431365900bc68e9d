import '../../../../features/volunteering/duties/components/duties.css'
import '../../../../ui/styles/form.css'
import { Form, useNavigation } from 'react-router'
import { DutyTabs } from '../../../../features/volunteering/duties/admin/duty-tabs.tsx'
import { assignPlan } from '../../../../features/volunteering/duties/commands/fill-duty.server.ts'
import { DutyCard } from '../../../../features/volunteering/duties/components/duty-card.tsx'
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
  const { duties, proposals, nameOf } = await proposePlan(ctx)
  const byId = new Map(duties.map((duty) => [duty.id, duty]))
  const lines = proposals.flatMap(({ dutyId, memberId, others }) => {
    const duty = byId.get(dutyId)
    const people = [memberId, ...others].map((id) => ({ id, name: nameOf.get(id) ?? '' }))
    return duty ? [{ duty, people }] : []
  })
  const missing = duties.reduce((sum, { places, helpers }) => sum + places - helpers.length, 0) - lines.length
  return { lines, missing, isAdministrator: canManageDuties(ctx.actor) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = parseForm(planInput, await submittedForm(request))
  if (!form.ok) throw new Response(WORDS.badRequest, { status: 422 })
  const filled = await assignPlan(ctxOf(context), form.value.choice)
  const text = `${count(filled, 'place', 'places')} filled. We’ve e-mailed everyone concerned.`
  return redirectWithNotice(adminPaths.duties, { tone: 'ok', text })
}

export const meta: Route.MetaFunction = () => [
  { title: 'Fill the season · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** Proposes a fair plan for the open places, to be changed and confirmed. */
export default function Plan({ loaderData }: Route.ComponentProps) {
  const { lines, missing, isAdministrator } = loaderData
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
            People with the fewest points come first, unless they are playing or have another duty. Change any
            name, or choose Nobody. Nothing is saved or e-mailed until you confirm.
          </p>
          <ul className="duty-cards">
            {lines.map(({ duty, people: [first, ...others] }, index) => (
              <DutyCard key={`${duty.id} ${first?.id}`} duty={duty} heading="h2">
                <label className="visually-hidden" htmlFor={`choice-${index}`}>
                  Who does {duty.position}
                </label>
                <select
                  className="input"
                  id={`choice-${index}`}
                  name="choice"
                  defaultValue={`${duty.id}/${first?.id}`}
                >
                  {[first, ...others].map((one) => (
                    <option key={one?.id} value={`${duty.id}/${one?.id}`}>
                      {one?.name}
                    </option>
                  ))}
                  <option value="">Nobody</option>
                </select>
              </DutyCard>
            ))}
          </ul>
          {missing > 0 && (
            <p className="margin-top-3">{count(missing, 'place has', 'places have')} nobody who is free.</p>
          )}
          <p className="margin-top-4">
            <button className="button" type="submit" disabled={busy}>
              Confirm and e-mail
            </button>
          </p>
        </Form>
      )}
    </>
  )
}
