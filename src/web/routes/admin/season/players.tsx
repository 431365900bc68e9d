import '../../../../features/season/admin/season.css'
import { data, Form, useNavigation } from 'react-router'
import { NOT_OPEN, type NotSaved } from '../../../../features/season/admin/not-saved.ts'
import { PlayerRows } from '../../../../features/season/admin/player-rows.tsx'
import { NextStep, SeasonTabs } from '../../../../features/season/admin/season-tabs.tsx'
import { type SavePlayers, savePlayers } from '../../../../features/season/commands/save-players.server.ts'
import { FIELDS } from '../../../../features/season/model/fields.ts'
import { listPlayers } from '../../../../features/season/queries/player-list.server.ts'
import { currentSeason } from '../../../../features/season/queries/season.server.ts'
import { playersInput } from '../../../../features/season/schema.ts'
import { longDate } from '../../../../kernel/dates.ts'
import { count, listWords } from '../../../../kernel/text.ts'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { Chips } from '../../../../ui/data-table/chips.tsx'
import { ErrorSummary } from '../../../../ui/forms/field.tsx'
import { Empty } from '../../../../ui/primitives/note.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, refuseForm, SELECTION_FIELDS, submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/players'

const SHOW = 'show'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const season = await currentSeason(ctx)
  const filter = new URL(request.url).searchParams.get(SHOW) ?? ''
  const { name, agesOn, status } = season
  return { name, agesOn, isOpen: status === 'open', ...(await listPlayers(ctx, season, filter)) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const submitted = await submittedForm(request, SELECTION_FIELDS)
  const form = parseForm(playersInput, submitted)
  if (!form.ok) return data<NotSaved>(form, 422)
  const saved = await savePlayers(ctx, form.value)
  const { pathname, search } = new URL(request.url)
  const text = saved.ok
    ? saved.changed > 0
      ? `Saved: ${count(saved.changed, 'player')}`
      : 'Nothing changed'
    : ''
  if (saved.ok) return redirectWithNotice(`${pathname.replace(/\.data$/, '')}${search}`, { tone: 'ok', text })
  return data<NotSaved>(refuseForm(submitted, refusalOf(saved)), saved.reason === 'NOT_VALID' ? 422 : 409)
}

function refusalOf(refusal: Extract<SavePlayers, { ok: false }>): Record<string, string[]> {
  if (refusal.reason === 'NOT_VALID') return refusal.problems
  if (refusal.reason === 'NOT_OPEN') return { '': [NOT_OPEN] }
  const names = listWords(refusal.names.slice(0, MAX_NAMES))
  return { '': [`Someone else has changed ${names} in the meantime. Reload the page to see their changes`] }
}

const MAX_NAMES = 5

export const meta: Route.MetaFunction = () => [
  { title: 'Players · New season · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** Step 2: the team and shirt number of each player in the new season. */
export default function SeasonPlayers({ loaderData, actionData }: Route.ComponentProps) {
  const { name, agesOn, isOpen, teams, players, filters } = loaderData
  const busy = useNavigation().formMethod === 'POST'
  const labels = Object.fromEntries(players.map((player) => [`${FIELDS.team}${player.id}`, player.name]))
  return (
    <>
      <PageHead title={`Season ${name}`} />
      <SeasonTabs current={adminPaths.seasonPlayers} />
      <ErrorSummary errors={actionData?.errors} labels={{ ...labels, '': 'Players' }} />
      <p className="muted prose-width">
        Players who will be too old for their team on {longDate(agesOn)} have a new one here. Change it if you
        know better. Nobody moves before you close the season.
      </p>
      <div className="margin-top-3 margin-bottom-2">
        <Chips label="Which players" parameter={SHOW} chips={filters} />
      </div>
      {players.length === 0 ? (
        <Empty>
          <p>No players found</p>
        </Empty>
      ) : (
        // The key resets the fields when another filter is chosen or the stored values change.
        <Form method="post" key={JSON.stringify(players)}>
          <PlayerRows players={players} teams={teams} notSaved={actionData} />
          {isOpen && (
            <p className="season-save">
              <button className="button" type="submit" disabled={busy}>
                Save players
              </button>
            </p>
          )}
        </Form>
      )}
      <NextStep current={adminPaths.seasonPlayers} />
    </>
  )
}
