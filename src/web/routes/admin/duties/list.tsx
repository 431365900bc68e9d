import '../../../../features/volunteering/duties/components/duties.css'
import { data, Form, useNavigation } from 'react-router'
import { DutyFields, type DutyNotSaved } from '../../../../features/volunteering/duties/admin/duty-fields.tsx'
import { DutyTabs } from '../../../../features/volunteering/duties/admin/duty-tabs.tsx'
import { DutyTools } from '../../../../features/volunteering/duties/admin/duty-tools.tsx'
import { addDuty, cancelDuty } from '../../../../features/volunteering/duties/commands/add-duty.server.ts'
import {
  assignDuty,
  removeHelper,
} from '../../../../features/volunteering/duties/commands/fill-duty.server.ts'
import { DutyCard } from '../../../../features/volunteering/duties/components/duty-card.tsx'
import { canManageDuties } from '../../../../features/volunteering/duties/policy.ts'
import { dutiesToFill } from '../../../../features/volunteering/duties/queries/duties.server.ts'
import { peopleForDuties } from '../../../../features/volunteering/duties/queries/people.server.ts'
import { dutyChoices } from '../../../../features/volunteering/duties/queries/rules.server.ts'
import { dutyChoice, dutyInput } from '../../../../features/volunteering/duties/schema.ts'
import { isId } from '../../../../kernel/ids.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { Empty, Note } from '../../../../ui/primitives/note.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, submittedForm } from '../../../parse-form.ts'
import { WORDS } from '../../../words.ts'
import type { Route } from './+types/list'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const filled = new URL(request.url).searchParams.get('fill')
  const isAdministrator = canManageDuties(ctx.actor)
  const [duties, people, choices] = await Promise.all([
    dutiesToFill(ctx),
    filled ? peopleForDuties(ctx) : undefined,
    isAdministrator ? dutyChoices(ctx) : undefined,
  ])
  return { duties, filled, people, choices, isAdministrator }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const submitted = await submittedForm(request)
  switch (submitted.get('do')) {
    case 'add':
      return add(ctx, submitted)
    case 'cancel':
      return cancel(ctx, String(submitted.get('duty') ?? ''))
    case 'assign':
    case 'remove':
      return fill(ctx, submitted)
    default:
      throw new Response(WORDS.badRequest, { status: 422 })
  }
}

type NotDone = { refused?: string; notSaved?: DutyNotSaved }

async function add(ctx: Ctx, submitted: FormData) {
  const form = parseForm(dutyInput, submitted)
  if (!form.ok) return data<NotDone>({ notSaved: form }, 422)
  await addDuty(ctx, form.value)
  return backWith('Duty added')
}

async function cancel(ctx: Ctx, id: string) {
  if (!isId(id)) throw new Response(WORDS.badRequest, { status: 422 })
  await cancelDuty(ctx, id)
  return backWith('Duty cancelled. Everyone who was down for it gets an e-mail.')
}

const REFUSALS = {
  ENDED: 'This duty has started or been cancelled.',
  FULL: 'This duty is full.',
  UNDER_16: 'This duty is for people who are 16 or older.',
} as const

async function fill(ctx: Ctx, submitted: FormData) {
  const form = parseForm(dutyChoice, submitted)
  if (!form.ok) return data<NotDone>({ refused: Object.values(form.errors).flat().join('. ') }, 422)
  const choice = { dutyId: form.value.duty, memberId: form.value.member }
  if (submitted.get('do') === 'remove') {
    await removeHelper(ctx, choice)
    return backWith('Removed. We’ve e-mailed them.')
  }
  const assigned = await assignDuty(ctx, choice)
  if (!assigned.ok) return data<NotDone>({ refused: REFUSALS[assigned.reason] }, 409)
  return backWith('Assigned. We’ve e-mailed them.')
}

const backWith = (text: string) => redirectWithNotice(adminPaths.duties, { tone: 'ok', text })

export const meta: Route.MetaFunction = () => [
  { title: 'Duties · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** The coming duties, with their helpers and open places. */
export default function DutyList({ loaderData, actionData }: Route.ComponentProps) {
  const { duties, filled, people, choices, isAdministrator } = loaderData
  const busy = useNavigation().state !== 'idle'
  const notSaved = actionData?.notSaved
  return (
    <>
      <PageHead title="Duties" />
      <DutyTabs current={adminPaths.duties} isAdministrator={isAdministrator} />
      {actionData?.refused && (
        <Note tone="bad" focusOn={actionData}>
          <p>{actionData.refused}</p>
        </Note>
      )}
      {choices && (
        <details className="margin-top-4" open={notSaved !== undefined}>
          <summary>Add a duty on one day</summary>
          <Form method="post" className="card stack margin-top-3">
            <DutyFields choices={choices} notSaved={notSaved} />
            <p>
              <button className="button" type="submit" name="do" value="add" disabled={busy}>
                Add duty
              </button>
            </p>
          </Form>
        </details>
      )}
      {duties.length === 0 ? (
        <Empty>
          <p>No duties coming up. Say what is needed, and duties are created from the fixtures.</p>
        </Empty>
      ) : (
        <ul className="duty-cards">
          {duties.map((duty) => (
            <DutyCard key={duty.id} duty={duty} heading="h2">
              <DutyTools
                {...{ duty, busy }}
                people={duty.id === filled ? people : undefined}
                canCancel={isAdministrator}
              />
            </DutyCard>
          ))}
        </ul>
      )}
    </>
  )
}
