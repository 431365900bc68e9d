import { data } from 'react-router'
import { findGame } from '../../../../features/games/queries/games.server.ts'
import { callUp } from '../../../../features/games/squad/commands/call-up.server.ts'
import { saveSquad } from '../../../../features/games/squad/commands/save-squad.server.ts'
import { minutesBefore } from '../../../../features/games/squad/model/squad.ts'
import { squadInput } from '../../../../features/games/squad/schema.ts'
import { clubDay, clubInstant } from '../../../../kernel/dates.ts'
import { NotFound } from '../../../../kernel/errors.ts'
import { count } from '../../../../kernel/text.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, type Refused, refuseForm, submittedForm } from '../../../parse-form.ts'

/** Two fields for each player of a large team, and the details. */
const MAX_FIELDS = 500

const refuse = (form: Refused, status: 409 | 422) => data({ ...form, conflict: status === 409 }, { status })

/** Saves a squad, and calls it up if that button was pressed. */
export async function handleSquadForm(ctx: Ctx, gameId: string, request: Request) {
  const submitted = await submittedForm(request, MAX_FIELDS)
  const form = parseForm(squadInput, submitted)
  if (!form.ok) return refuse(form, 422)
  const { meet, ...squad } = form.value
  const meeting = await meetingBefore(ctx, gameId, meet)
  if (meeting === 'AFTER')
    return refuse(refuseForm(submitted, { meet: ['Meet before the game begins'] }), 422)
  const saved = await saveSquad(ctx, gameId, { ...squad, meetBeforeMinutes: meeting })
  if (!saved.ok && saved.reason === 'CHANGED') return refuse(refuseForm(submitted, {}), 409)
  if (!saved.ok)
    return refuse(refuseForm(submitted, { '': ['Choose players of this team only. Reload the page.'] }), 422)
  const address = adminPaths.squad(gameId)
  if (submitted.get('intent') !== 'call-up')
    return redirectWithNotice(address, { tone: 'ok', text: 'Squad saved' })
  const called = await callUp(ctx, gameId)
  if (called.ok)
    return redirectWithNotice(address, {
      tone: 'ok',
      text: `Called up ${count(called.players, 'player')}. We have e-mailed them or their guardians.`,
    })
  const text =
    called.reason === 'NOBODY_NEW'
      ? 'Saved. Everyone in the squad had already been called up.'
      : 'Saved. Nobody was called up, because this game will not be played.'
  return redirectWithNotice(address, { tone: 'ok', text })
}

/**
 * Returns the minutes between the meeting time and the game, or null without a meeting time. The meeting is on the day
 * of the game.
 */
async function meetingBefore(ctx: Ctx, gameId: string, meet: string): Promise<number | null | 'AFTER'> {
  if (meet === '') return null
  const game = await findGame(ctx, gameId)
  if (!game) throw new NotFound()
  const minutes = minutesBefore(game.startsAt, clubInstant(clubDay(game.startsAt), meet))
  return minutes < 0 ? 'AFTER' : minutes
}
