import { Form, Link, useNavigation } from 'react-router'
import { AnswerList } from '../../../../features/season/admin/answer-list.tsx'
import { NOT_OPEN } from '../../../../features/season/admin/not-saved.ts'
import { ProgressTable } from '../../../../features/season/admin/progress-table.tsx'
import { RunProgress } from '../../../../features/season/admin/run-progress.tsx'
import { NextStep, SeasonTabs } from '../../../../features/season/admin/season-tabs.tsx'
import { askFamilies } from '../../../../features/season/commands/ask-families.server.ts'
import { setAnswer } from '../../../../features/season/commands/set-answer.server.ts'
import { seasonProgress } from '../../../../features/season/queries/progress.server.ts'
import { seasonRun } from '../../../../features/season/queries/run.server.ts'
import { currentSeason } from '../../../../features/season/queries/season.server.ts'
import { answerInput, askInput } from '../../../../features/season/schema.ts'
import { newId } from '../../../../kernel/ids.ts'
import { count } from '../../../../kernel/text.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { PageHead } from '../../../../ui/admin/page-head.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, submittedForm } from '../../../parse-form.ts'
import { WORDS } from '../../../words.ts'
import type { Route } from './+types/answers'

const TEAM = 'team'
/** The team of members without one, in the address. */
const NO_TEAM = 'none'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const season = await currentSeason(ctx)
  const chosen = new URL(request.url).searchParams.get(TEAM) ?? undefined
  const teamId = chosen === NO_TEAM ? '' : chosen
  const [progress, run] = await Promise.all([
    seasonProgress(ctx, season, teamId),
    seasonRun(ctx, season.askRunId),
  ])
  const team = progress.teams.find(({ id }) => id === teamId)?.name
  return { ...progress, run, team, name: season.name, isOpen: season.status === 'open', key: newId() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const submitted = await submittedForm(request)
  const { pathname, search } = new URL(request.url)
  const here = `${pathname.replace(/\.data$/, '')}${search}`
  return submitted.get('intent') === 'answer' ? answer(ctx, submitted, here) : ask(ctx, submitted)
}

async function answer(ctx: Ctx, submitted: FormData, here: string) {
  const form = parseForm(answerInput, submitted)
  if (!form.ok) throw new Response(WORDS.badRequest, { status: 422 })
  const set = await setAnswer(ctx, form.value)
  if (!set.ok) return redirectWithNotice(here, { tone: 'bad', text: NOT_OPEN })
  return redirectWithNotice(here, { tone: 'ok', text: `Saved: ${set.name}` })
}

async function ask(ctx: Ctx, submitted: FormData) {
  const form = parseForm(askInput, submitted)
  if (!form.ok) throw new Response(WORDS.badRequest, { status: 422 })
  const { key, intent } = form.value
  const asked = await askFamilies(ctx, { key, isReminder: intent === 'remind' })
  const text = asked.ok ? `Writing to ${count(asked.families, 'family', 'families')}` : REFUSALS[asked.reason]
  return redirectWithNotice(adminPaths.seasonAnswers, { tone: asked.ok ? 'ok' : 'bad', text })
}

const REFUSALS = {
  NOBODY: 'Everybody has been written to',
  NOBODY_TO_REMIND: 'Nobody to remind now. Each family is reminded once a day at most',
  NOT_OPEN,
}

export const meta: Route.MetaFunction = () => [
  { title: 'Answers · New season · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** Step 3: writes to every family, and shows who comes back. */
export default function SeasonAnswers({ loaderData }: Route.ComponentProps) {
  const { name, isOpen, teams, members, team, asked, toAsk, unreachable, run, key } = loaderData
  const busy = useNavigation().formMethod === 'POST'
  const silent = teams.reduce((sum, one) => sum + one.silent, 0)
  return (
    <>
      <PageHead title={`Season ${name}`} />
      <SeasonTabs current={adminPaths.seasonAnswers} />
      <section className="card stack-small" aria-labelledby="write">
        <h2 id="write">Write to everybody</h2>
        <p className="prose-width">
          Each family gets one e-mail with a link to a registration that is filled in already. For a minor it
          goes to the guardians, never to the child. It names the subscriptions that continue, with the next
          payment.
        </p>
        {asked > 0 && (
          <p>
            <b>{count(asked, 'family has', 'families have')}</b> been written to.
            {toAsk > 0 && ` ${count(toAsk, 'family has', 'families have')} not.`}
          </p>
        )}
        {run && <RunProgress run={run} label="E-mails" />}
        {isOpen && (
          <Form method="post" className="row gap-2">
            <input type="hidden" name="key" value={key} />
            {toAsk > 0 && (
              <button className="button" type="submit" name="intent" value="ask" disabled={busy}>
                Write to {count(toAsk, 'family', 'families')}
              </button>
            )}
            {asked > 0 && silent > 0 && (
              <button className="button secondary" type="submit" name="intent" value="remind" disabled={busy}>
                Remind those who have not answered
              </button>
            )}
          </Form>
        )}
        {unreachable.length > 0 && <Unreachable members={unreachable} />}
      </section>
      <section className="margin-top-6" aria-labelledby="teams">
        <h2 id="teams" className="margin-bottom-2">
          By team
        </h2>
        <ProgressTable teams={teams} />
      </section>
      {team !== undefined && (
        <section className="margin-top-6" aria-labelledby="members">
          <h2 id="members" className="margin-bottom-2">
            {team}
          </h2>
          <AnswerList {...{ members, isOpen, busy }} />
        </section>
      )}
      <NextStep current={adminPaths.seasonAnswers} />
    </>
  )
}

const Unreachable = ({ members }: { members: readonly { id: string; name: string }[] }) => (
  <details>
    <summary>
      {count(members.length, 'member has', 'members have')} no address that we may write to. Ask them in
      person.
    </summary>
    <ul>
      {members.map(({ id, name }) => (
        <li key={id}>
          <Link to={adminPaths.member(id)}>{name}</Link>
        </li>
      ))}
    </ul>
  </details>
)
