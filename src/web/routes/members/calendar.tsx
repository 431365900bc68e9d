import '../../../ui/layout/dashboard-tiles.css'
import '../../../ui/styles/form.css'
import {
  privateToken,
  renewPrivateToken,
} from '../../../features/calendar/commands/private-address.server.ts'
import { familyTeams } from '../../../features/calendar/queries/family-teams.server.ts'
import { useNoticeFocus } from '../../../ui/layout/toast.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { ctxOf } from '../../context.ts'
import { redirectWithNotice } from '../../notices.server.ts'
import { pageMeta } from '../../page-meta.ts'
import { paths } from '../../paths.ts'
import { requireUser } from '../../session/guards.server.ts'
import type { Route } from './+types/calendar'
import { MembersFrame } from './members-frame.tsx'

/** The field with the address, which gets the focus when it is new. */
const ADDRESS = 'calendar-address'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  requireUser(ctx, request)
  const [token, teams] = await Promise.all([privateToken(ctx), familyTeams(ctx)])
  const address = new URL(paths.privateCalendar(token), ctx.config.publicUrl)
  return { address: address.href, host: address.host, path: address.pathname, teams }
}

/** Replaces the secret URL of the private calendar. */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  requireUser(ctx, request)
  await renewPrivateToken(ctx)
  const text = 'Your calendar has a new address. The old one no longer works.'
  return redirectWithNotice(paths.calendar, { tone: 'ok', text, focus: ADDRESS })
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: 'Calendar, members area', noindex: true }, matches)

/** Calendar subscriptions for everyone the account acts for. */
export default function Calendar({ loaderData: { address, host, path, teams } }: Route.ComponentProps) {
  const focusIf = useNoticeFocus()
  return (
    <MembersFrame title="Calendar" current={paths.calendar}>
      <div className="dashboard-tiles">
        <section className="card wide-tile stack">
          <h2 className="heading-3">Your calendar</h2>
          <p>
            Training, games, duties and events for everyone you look after. Changes and cancellations appear
            automatically; most calendars check for them a few times a day.
          </p>
          <p>
            <a className="button" href={`webcal://${host}${path}`}>
              <Icon name="calendar" /> Subscribe
            </a>
          </p>
          <div className="field">
            <label htmlFor={ADDRESS}>Or copy this address into your calendar</label>
            <input className="input" id={ADDRESS} readOnly value={address} {...focusIf(ADDRESS)} />
          </div>
          <form method="post" className="stack-small">
            <p className="muted">
              Anyone with this address can read your calendar. Has the wrong person seen it?
            </p>
            <p>
              <button className="button secondary compact" type="submit">
                Get a new address
              </button>
            </p>
          </form>
        </section>
        {teams.length > 0 && (
          <section className="card wide-tile">
            <h2 className="heading-3 margin-bottom-4">Calendars of your teams</h2>
            <p className="muted">Games and training only, for grandparents and friends too.</p>
            <ul>
              {teams.map(({ name, slug }) => (
                <li key={slug}>
                  <a className="more-link" href={`webcal://${host}${paths.teamCalendar(slug)}`}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </MembersFrame>
  )
}
