import '../../../features/season/admin/season.css'
import { data, Form, Link, useNavigation } from 'react-router'
import { SeasonTabs } from '../../../features/season/admin/season-tabs.tsx'
import { startSeason } from '../../../features/season/commands/start-season.server.ts'
import { seasonOverview } from '../../../features/season/queries/season.server.ts'
import { startInput } from '../../../features/season/schema.ts'
import { longDate } from '../../../kernel/dates.ts'
import { PageHead } from '../../../ui/admin/page-head.tsx'
import { RadioField } from '../../../ui/forms/field.tsx'
import { adminPaths } from '../../admin-paths.ts'
import { ctxOf } from '../../context.ts'
import { redirectWithNotice } from '../../notices.server.ts'
import { parseForm, refuseForm, submittedForm } from '../../parse-form.ts'
import type { Route } from './+types/season'

export async function loader({ context }: Route.LoaderArgs) {
  const { season, choices } = await seasonOverview(ctxOf(context))
  return { season: season && { name: season.name, firstOn: season.firstOn, status: season.status }, choices }
}

export async function action({ request, context }: Route.ActionArgs) {
  const submitted = await submittedForm(request)
  const form = parseForm(startInput, submitted)
  if (!form.ok) return data(form, 422)
  const started = await startSeason(ctxOf(context), form.value.firstOn)
  if (!started.ok) return data(refuseForm(submitted, { firstOn: ['This season cannot be started now'] }), 409)
  return redirectWithNotice(adminPaths.seasonTeams, { tone: 'ok', text: `Season ${started.name} started` })
}

export const meta: Route.MetaFunction = () => [
  { title: 'New season · Admin' },
  { name: 'robots', content: 'noindex' },
]

const STEPS = [
  {
    path: adminPaths.seasonTeams,
    title: 'Teams',
    text: 'Keep, rename or leave out teams, and copy their trainings.',
  },
  {
    path: adminPaths.seasonPlayers,
    title: 'Players',
    text: 'See who moves up by age, and who keeps a shirt number.',
  },
  {
    path: adminPaths.seasonAnswers,
    title: 'Answers',
    text: 'Write to every family with a filled-in registration, see who comes back, and remind the others.',
  },
  {
    path: adminPaths.seasonClose,
    title: 'Close',
    text: 'See every change before it is made: players move, those who leave become inactive. Undo it for a day.',
  },
]

/** The steps of a new season, or the choice of the season to start. */
export default function Season({ loaderData: { season, choices }, actionData }: Route.ComponentProps) {
  const busy = useNavigation().formMethod === 'POST'
  return (
    <>
      <PageHead title={season ? `Season ${season.name}` : 'New season'} />
      {season && <SeasonTabs current={adminPaths.season} />}
      <p className="prose-width">
        {season
          ? `It begins on ${longDate(season.firstOn)}. Stop after any step and continue another day. Members see copied trainings at once, and the rest when you write to them or close the season.`
          : 'Prepare a season step by step. You can stop at any time and continue another day.'}
      </p>
      <ol className="season-steps">
        {STEPS.map(({ path, title, text }) => (
          <li key={path}>
            <div>
              <b>{title}</b>
              <p className="small muted">{text}</p>
            </div>
            {season && (
              <Link className="button secondary compact" to={path}>
                Open<span className="visually-hidden"> {title}</span>
              </Link>
            )}
          </li>
        ))}
      </ol>
      {choices.length > 0 && (
        <Form method="post" className="card stack margin-top-6">
          <RadioField
            name="firstOn"
            label="Which season?"
            options={choices.map(({ firstOn, name }) => ({
              value: firstOn,
              label: `${name}, from ${longDate(firstOn)}`,
            }))}
            value={choices[0]?.firstOn}
            errors={actionData?.errors.firstOn}
          />
          <p>
            <button className="button" type="submit" disabled={busy}>
              Start
            </button>
          </p>
        </Form>
      )}
    </>
  )
}
