import { data, Form, useSearchParams } from 'react-router'
import { SlotForm, type SlotRefused } from '../../../../features/volunteering/admin/slot-form.tsx'
import { assignRotaSlot, clearRotaSlot } from '../../../../features/volunteering/commands/rota.server.ts'
import { ROTA_WORDS, TURN_DAYS, tooYoungFor } from '../../../../features/volunteering/model.ts'
import { rotaGrid, rotaMembers } from '../../../../features/volunteering/queries/grid.server.ts'
import { memberRequired, slotInput, slotQuery } from '../../../../features/volunteering/schema.ts'
import { addDays, longDate } from '../../../../kernel/dates.ts'
import { NotFound } from '../../../../kernel/errors.ts'
import { isId } from '../../../../kernel/ids.ts'
import { Modal } from '../../../../ui/admin/modal.tsx'
import { revalidateOnConflict } from '../../../admin/conflict.ts'
import { keepQuery } from '../../../admin/list-address.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, submittedForm } from '../../../parse-form.ts'
import { WORDS } from '../../../words.ts'
import type { Route } from './+types/slot'

const FORM = 'slot-form'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const address = slotIn(request)
  const [{ weeks, teams, positions }, members] = await Promise.all([rotaGrid(ctx), rotaMembers(ctx, address)])
  const week = weeks.find(({ id }) => id === address.week)
  const position = positions.find(({ id }) => id === address.position)
  const team = teams.find(({ key }) => key === address.team)
  if (!week || !position || !team) throw new Response(WORDS.pageNotFound, { status: 404 })
  const slot = position.slots[week.id]?.[team.id]
  const over = week.state === 'past'
  const last = addDays(week.startsOn, TURN_DAYS - 1)
  const days = `${longDate(week.startsOn)} to ${longDate(last)}`
  return { title: `${position.name}, ${team.name}`, team: team.name, days, over, slot, members }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const { position: positionId, week: weekId, team } = slotIn(request)
  const form = parseForm(slotInput, await submittedForm(request))
  if (!form.ok) throw new Response(WORDS.badRequest, { status: 422 })
  const { do: what, version, member } = form.value
  const refuse = (why: Partial<SlotRefused>, status: number) =>
    data<SlotRefused>({ member, errors: [], changed: false, ...why }, status)
  if (what === 'assign' && !isId(member)) return refuse({ errors: [memberRequired] }, 422)
  const slot = { positionId, weekId, team, version }
  const list = listAt(new URL(request.url).searchParams)
  const written = await (what === 'clear'
    ? clearRotaSlot(ctx, slot)
    : assignRotaSlot(ctx, { ...slot, memberId: member })
  ).catch(notFoundOrThrow)
  if (written instanceof NotFound) return redirectWithNotice(list, { tone: 'bad', text: written.message })
  if (!written.ok)
    return written.reason === 'UNDER_16'
      ? refuse({ errors: [tooYoungFor(written.position)] }, 422)
      : refuse({ changed: true }, 409)
  const { updated, mailed } = ROTA_WORDS
  if (what === 'clear') return redirectWithNotice(list, { tone: 'ok', text: updated })
  const sent = written.mailed ? `${updated}. ${mailed}` : `${updated}. No e-mail was sent.`
  const chosen = (await rotaMembers(ctx, slotIn(request))).find(({ id }) => id === member)
  const text = chosen?.busy ? `${sent} ${chosen.name} has another duty in these weeks: ${chosen.busy}.` : sent
  return redirectWithNotice(list, { tone: 'ok', text })
}

/** Returns NotFound errors, which occur if a position, week or member was deleted meanwhile, and throws all others. */
function notFoundOrThrow(error: unknown): NotFound {
  if (error instanceof NotFound) return error
  throw error
}

function slotIn(request: Request) {
  const query = slotQuery.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!query.success) throw new Response(WORDS.pageNotFound, { status: 404 })
  return query.data
}

const listAt = (search: URLSearchParams): string => `${adminPaths.rotas}${keepQuery(search, ['show'])}`

export const shouldRevalidate = revalidateOnConflict

/** Assigns a member to a rota slot, or clears it. */
export default function Slot({
  loaderData: { title, team, days, over, slot, members },
  actionData,
}: Route.ComponentProps) {
  const [search] = useSearchParams()
  return (
    <Modal
      title={title}
      closeTo={listAt(search)}
      small
      foot={
        <>
          {slot?.memberId && (
            <Form method="post">
              <input type="hidden" name="version" value={slot.version} />
              <button className="button secondary" type="submit" name="do" value="clear">
                Clear
              </button>
            </Form>
          )}
          <button className="button" type="submit" form={FORM} name="do" value="assign">
            Assign
          </button>
        </>
      }
    >
      <p className="muted">
        {days}. {slot?.memberId ? `Assigned to ${slot.name}.` : 'Open.'}{' '}
        {emailWords(over, Boolean(slot?.memberId))}
      </p>
      <SlotForm
        key={slot?.version}
        id={FORM}
        slot={slot}
        members={members}
        team={team}
        refused={actionData}
      />
    </Modal>
  )
}

/** Says who is e-mailed about a change of the slot. */
function emailWords(over: boolean, isTaken: boolean): string {
  if (over) return 'These weeks have ended: no one is e-mailed.'
  return isTaken ? 'We’ll e-mail the new member and the one they replace.' : 'We’ll e-mail the member.'
}
