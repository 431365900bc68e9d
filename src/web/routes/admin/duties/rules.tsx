import { data, Form, useNavigation } from 'react-router'
import { type DutyNotSaved, RuleFields } from '../../../../features/volunteering/duties/admin/duty-fields.tsx'
import { DutyTabs } from '../../../../features/volunteering/duties/admin/duty-tabs.tsx'
import {
  removeDutyRule,
  saveDutyRule,
} from '../../../../features/volunteering/duties/commands/save-rule.server.ts'
import { RHYTHM_NAMES, WEEKDAYS } from '../../../../features/volunteering/duties/model/duty.ts'
import { canManageDuties } from '../../../../features/volunteering/duties/policy.ts'
import {
  type DutyRule,
  dutyChoices,
  listDutyRules,
} from '../../../../features/volunteering/duties/queries/rules.server.ts'
import { dutyRuleInput } from '../../../../features/volunteering/duties/schema.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import { count } from '../../../../kernel/text.ts'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { Empty } from '../../../../ui/primitives/note.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, refuseForm, submittedForm } from '../../../parse-form.ts'
import { WORDS } from '../../../words.ts'
import type { Route } from './+types/rules'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const [rules, choices] = await Promise.all([listDutyRules(ctx), dutyChoices(ctx)])
  return { rules, choices }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  if (!canManageDuties(ctx.actor)) throw new Forbidden()
  const submitted = await submittedForm(request)
  if (submitted.get('do') === 'remove') {
    const id = String(submitted.get('rule') ?? '')
    if (!isId(id)) throw new Response(WORDS.badRequest, { status: 422 })
    await removeDutyRule(ctx, id)
    return backWith('Removed, along with the duties nobody had taken')
  }
  const form = parseForm(dutyRuleInput, submitted)
  if (!form.ok) return data<DutyNotSaved>(form, 422)
  const saved = await saveDutyRule(ctx, form.value)
  if (saved.ok) return backWith(`Saved. ${count(saved.made, 'duty', 'duties')} added.`)
  return data<DutyNotSaved>(refuseForm(submitted, { positionId: ['This is already on the list'] }), 409)
}

const backWith = (text: string) => redirectWithNotice(adminPaths.dutyRules, { tone: 'ok', text })

export const meta: Route.MetaFunction = () => [
  { title: 'What is needed · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** Rules for how often each position is needed. Duties are created from them and follow the fixtures. */
export default function DutyRules({ loaderData: { rules, choices }, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state !== 'idle'
  return (
    <>
      <PageHead title="What is needed" />
      <DutyTabs current={adminPaths.dutyRules} isAdministrator />
      {rules.length === 0 ? (
        <Empty>
          <p>Nothing yet. Add, for example, two people for the table at each home game.</p>
        </Empty>
      ) : (
        <ul className="stack-small margin-top-4">
          {rules.map((rule) => (
            <Rule key={rule.id} rule={rule} busy={busy} />
          ))}
        </ul>
      )}
      <Form method="post" className="card stack margin-top-6">
        <h2>Add</h2>
        <RuleFields choices={choices} notSaved={actionData} />
        <p>
          <button className="button" type="submit" disabled={busy}>
            Save
          </button>
        </p>
      </Form>
    </>
  )
}

function Rule({ rule, busy }: { rule: DutyRule; busy: boolean }) {
  const { id, position, team, places, points, giveBackDays } = rule
  return (
    <li className="card row between">
      <div>
        <p>
          <b>{position}</b>, {team ?? 'every team'}
        </p>
        <p className="small muted">
          {[
            whenText(rule),
            count(places, 'person', 'people'),
            count(points, 'point', 'points'),
            `can be given back until ${count(giveBackDays, 'day', 'days')} before`,
          ].join(' · ')}
        </p>
      </div>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="rule" value={id} />
        <button className="button bare compact" type="submit" name="do" value="remove" disabled={busy}>
          Remove<span className="visually-hidden">{` ${position}`}</span>
        </button>
      </Form>
    </li>
  )
}

function whenText({ rhythm, weekday, startsTime, endsTime, minutesBefore }: DutyRule): string {
  if (rhythm !== 'week') return `${RHYTHM_NAMES[rhythm]}, from ${minutesBefore} minutes before`
  return `Every ${WEEKDAYS[(weekday ?? 1) - 1]}, ${startsTime?.slice(0, 5)} to ${endsTime?.slice(0, 5)}`
}
