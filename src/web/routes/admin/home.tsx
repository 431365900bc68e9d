import { Link } from 'react-router'
import { Figures } from '../../../features/figures/admin/figures.tsx'
import { readFigures } from '../../../features/figures/queries/figures.server.ts'
import { canManageRegistrations } from '../../../features/registrations/policy.ts'
import { teamChoices } from '../../../features/registrations/review/queries/candidates.server.ts'
import { SetupChecklist, StartYourOwn } from '../../../features/setup/admin/checklist.tsx'
import { countDone, SETUP_STEPS } from '../../../features/setup/model/steps.ts'
import { readProgress } from '../../../features/setup/queries/progress.server.ts'
import { hasRole } from '../../../kernel/actor.ts'
import type { Ctx } from '../../../platform/context.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { adminPaths } from '../../admin-paths.ts'
import './home.css'
import { needsAttention } from '../../admin/attention.server.ts'
import { workQueue } from '../../admin/queue.server.ts'
import { actInQueue } from '../../admin/queue-action.server.ts'
import { sectionsFor } from '../../admin/sections.ts'
import { WorkQueue } from '../../admin/work-queue.tsx'
import { ctxOf } from '../../context.ts'
import { submittedForm } from '../../parse-form.ts'
import type { Route } from './+types/home'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const sections = sectionsFor(ctx.actor)
  // The specification lists six cards for administrators. Other staff see all of their sections.
  const hasAll = hasRole(ctx.actor, 'administrator')
  const cards = sections.filter(({ path, description }) => (hasAll ? description : path !== adminPaths.home))
  const open = new URL(request.url).searchParams.get('open')
  return {
    open,
    queue: await workQueue(ctx, open),
    teams: canManageRegistrations(ctx.actor) ? await teamChoices(ctx) : [],
    setup: await setUp(ctx),
    ownClub: hasAll && ctx.config.demo ? OWN_CLUB : undefined,
    cards: cards.map(({ path, name, icon, description }) => ({ path, name, icon, description })),
    attention: await needsAttention(ctx, sections),
    figures: await readFigures(ctx),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  return actInQueue(ctxOf(context), await submittedForm(request))
}

/** Starts the real club in a separate folder from the demo club. */
const OWN_CLUB = 'DATA_DIR=.data/my-club npm start -- --new-club'

/** Loads the remaining setup steps, for administrators of a real club, until they are done or hidden. */
async function setUp(ctx: Ctx) {
  if (!hasRole(ctx.actor, 'administrator') || ctx.config.demo) return undefined
  const { progress, isHidden } = await readProgress(ctx)
  const isDone = countDone(progress) === SETUP_STEPS.length
  return isDone || (isHidden && progress.publish) ? undefined : progress
}

/** The start page of the admin area: what waits for the user, the club in figures, and the sections. */
export default function Dashboard({ loaderData, actionData }: Route.ComponentProps) {
  const { open, queue, teams, setup, ownClub, cards, attention, figures } = loaderData
  const isDone = queue.length === 0 && attention.length === 0
  return (
    <>
      <h1>Dashboard</h1>
      {setup && <SetupChecklist progress={setup} />}
      <h2 className="margin-top-6">Needs attention</h2>
      {isDone && <p className="muted margin-top-3">Nothing to do right now.</p>}
      <WorkQueue groups={queue} teams={teams} open={open} refusal={actionData} />
      {attention.length > 0 && <Attention found={attention} />}
      {figures.length > 0 && (
        <>
          <h2 className="margin-top-6">The club in figures</h2>
          <Figures figures={figures} />
        </>
      )}
      <h2 className="margin-top-6">Sections</h2>
      <div className="admin-cards">
        {cards.map(({ path, name, icon, description }) => (
          <Link key={path} to={path} className="admin-card">
            <span className="heading-3">
              <Icon name={icon} />
              {name}
            </span>
            {description && <span className="muted small">{description}</span>}
          </Link>
        ))}
      </div>
      {ownClub && <StartYourOwn command={ownClub} />}
      <p className="muted small margin-top-4">
        Press <kbd>Ctrl</kbd> or <kbd>⌘</kbd> and <kbd>K</kbd> to jump to any page or member.
      </p>
    </>
  )
}

/** What is dealt with on another page: how many, and the way there. */
const Attention = ({ found }: { found: readonly { many: number; text: string; to: string }[] }) => (
  <ul className="attention">
    {found.map(({ many, text, to }) => (
      <li key={text}>
        <Link to={to}>
          <b className="badge tabular" data-tone="warn">
            {many}
          </b>
          {text}
        </Link>
      </li>
    ))}
  </ul>
)
