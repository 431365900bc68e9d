import { paths } from '../../paths.ts'
import './trainings.css'
import { cancellationOf, shownAt } from '../../../features/announcements/model/announcement.ts'
import { currentAnnouncements } from '../../../features/announcements/queries/announcements.server.ts'
import { TrainingCard } from '../../../features/trainings/components/training-card.tsx'
import { VenueCard } from '../../../features/trainings/components/venue-card.tsx'
import { listTrainings, listVenues } from '../../../features/trainings/queries/trainings.server.ts'
import { SessionList } from '../../../features/trainings/sessions/components/session-list.tsx'
import { Cover } from '../../../ui/layout/cover.tsx'
import { Empty } from '../../../ui/primitives/note.tsx'
import { pageContext } from '../../context.ts'
import { nextSessions } from '../../next-sessions.server.ts'
import { pageMeta } from '../../page-meta.ts'
import type { Route } from './+types/trainings'

const DAYS_SHOWN = 7

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { ctx, share } = page
  const [trainings, venues, announcements, training] = await Promise.all([
    listTrainings(ctx),
    listVenues(ctx),
    share('announcements', currentAnnouncements),
    nextSessions(page, { days: DAYS_SHOWN, isRolling: true }),
  ])
  const shown = shownAt(announcements, ctx.clock.now())
  return {
    ...training,
    trainings: trainings.map((training) => ({
      training,
      cancelled: cancellationOf(shown, { trainingId: training.id }),
    })),
    venues: venues.map((venue) => ({ venue, cancelled: cancellationOf(shown, { venueId: venue.id }) })),
    club: ctx.club.name,
  }
}

export const meta: Route.MetaFunction = ({ loaderData: { club }, matches }) =>
  pageMeta(
    {
      title: 'Training times and venues',
      description: `When and where the teams of ${club} train, and how to get there.`,
    },
    matches,
  )

export default function Trainings({
  loaderData: { trainings, venues, sessions, today },
}: Route.ComponentProps) {
  return (
    <>
      <Cover title="Training">
        <p>When and where every team trains. Your first session is free.</p>
      </Cover>
      {sessions.length > 0 && (
        <section className="page padding-top-7" aria-labelledby="sessions">
          <div className="section-head">
            <h2 id="sessions">Next seven days</h2>
          </div>
          <SessionList sessions={sessions} today={today} />
        </section>
      )}
      <section className="page padding-top-7">
        <div className="section-head">
          <h2>Training times</h2>
        </div>
        {trainings.length > 0 ? (
          <ul className="training-times">
            {trainings.map(({ training, cancelled }) => (
              <TrainingCard key={training.id} training={training} cancelled={cancelled} />
            ))}
          </ul>
        ) : (
          <Empty>
            <p>No training times yet.</p>
          </Empty>
        )}
      </section>
      <section className="page padding-top-7 padding-bottom-band">
        <div className="section-head">
          <h2>Venues</h2>
          <a className="more-link" href={paths.venues}>
            More about our venues
          </a>
        </div>
        <ul className="hall-grid">
          {venues.map(({ venue, cancelled }) => (
            <VenueCard key={venue.id} venue={venue} cancelled={cancelled} />
          ))}
        </ul>
      </section>
    </>
  )
}
