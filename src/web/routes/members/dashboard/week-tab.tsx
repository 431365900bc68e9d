import '../../../../ui/layout/dashboard-tiles.css'
import { OwnBalance } from '../../../../features/billing/payments/components/own-balance.tsx'
import { AddToCalendar } from '../../../../features/calendar/components/add-to-calendar.tsx'
import { FailingAddressNote } from '../../../../features/notifications/components/failing-address-note.tsx'
import { NotificationList } from '../../../../features/notifications/components/notification-list.tsx'
import { SeasonQuestion } from '../../../../features/season/components/season-question.tsx'
import { NextTraining } from '../../../../features/trainings/components/next-training.tsx'
import { NextDuty } from '../../../../features/volunteering/components/next-duty.tsx'
import { paths } from '../../../paths.ts'
import { OfflineNote } from '../offline-note.tsx'
import type { Next } from './next.server.ts'
import { NextLinks } from './next-links.tsx'
import { FamilyGameCard, FamilySessionCard } from './next-to-answer.tsx'
import { NoMember } from './no-member.tsx'
import { WeekDays } from './week-days.tsx'

type Props = Next & { mailbox: string }

/** The first page after a login: what to answer, the family's week, duties, the balance and news. */
export function WeekTab(props: Props) {
  const {
    hasPeople,
    isFamily,
    self,
    account,
    now,
    today,
    season,
    teams,
    week,
    training,
    directions,
    balance,
    news,
    failing,
    staff,
    mailbox,
  } = props
  const { session, games, turns, hasDuty, days } = week
  return (
    <div className="dashboard-tiles">
      <OfflineNote at={now} account={account} className="wide-tile" />
      {failing && (
        <div className="wide-tile">
          <FailingAddressNote failing={failing} mailbox={mailbox} />
        </div>
      )}
      {season && <SeasonQuestion question={season} />}
      {!hasPeople && (
        <div className="wide-tile">
          <NoMember mailbox={mailbox} isStaff={staff} />
        </div>
      )}
      {hasPeople && teams.length === 0 && !session && games.length === 0 && (
        <Missing
          title="You’re not in a team yet"
          link={{ href: paths.trainings, words: 'See all training times' }}
        >
          Once a coach has added you to a team, your games and sessions appear here.
        </Missing>
      )}
      {games[0] && <FamilyGameCard games={games} self={self} directions={directions} today={today} />}
      {teams.length > 0 && !games[0] && (
        <Missing title="No game coming up" link={{ href: paths.games, words: 'See all games' }}>
          As soon as the next fixture is known, it appears here.
        </Missing>
      )}
      {session && <FamilySessionCard {...session} today={today} />}
      {!session && training && <NextTraining session={training} today={today} />}
      {teams.length > 0 && !session && !training && (
        <Missing
          half
          title="No training times yet"
          link={{ href: paths.trainings, words: 'See other teams' }}
        >
          Your coach has not added any yet.
        </Missing>
      )}
      <NextDuty
        duties={turns.slice(0, 3)}
        today={today}
        calendar={({ id, position }) => <AddToCalendar kind="duty" id={id} what={position} />}
      />
      {hasPeople && !hasDuty && (
        <Missing
          half={session !== undefined || teams.length > 0}
          title="No duty coming up"
          link={{ href: paths.duties, words: 'See open duties' }}
        >
          Every team takes turns at home games. Would you like to help?
        </Missing>
      )}
      {hasPeople && (
        <section className="card wide-tile" aria-labelledby="next-days">
          <h2 className="heading-3 margin-bottom-4" id="next-days">
            The next seven days
          </h2>
          <WeekDays days={days} isFamily={isFamily} />
        </section>
      )}
      {balance && (hasPeople || balance.dues.length > 0) && (
        <div className="wide-tile margin-top-4">
          <OwnBalance balance={balance} />
        </div>
      )}
      {news.length > 0 && (
        <section className="card wide-tile" aria-labelledby="news">
          <h2 className="heading-3 margin-bottom-2" id="news">
            What’s new
          </h2>
          <NotificationList notifications={news} />
        </section>
      )}
      {hasPeople && <NextLinks teams={teams} />}
    </div>
  )
}

type MissingProps = {
  title: string
  link: { href: string; words: string }
  /** Whether it takes half of the width. */
  half?: boolean
  children: string
}

/** An empty state that says what is missing, with a link. */
function Missing({ title, link, half = false, children }: MissingProps) {
  return (
    <section className={half ? 'empty stack-small half-tile' : 'empty stack-small wide-tile'}>
      <h2 className="heading-3">{title}</h2>
      <p className="muted">{children}</p>
      <p>
        <a className="button secondary compact" href={link.href}>
          {link.words}
        </a>
      </p>
    </section>
  )
}
