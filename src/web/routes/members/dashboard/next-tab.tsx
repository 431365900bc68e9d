import '../../../../ui/layout/dashboard-tiles.css'
import { OwnBalance } from '../../../../features/billing/payments/components/own-balance.tsx'
import { OwnNextGame } from '../../../../features/games/components/own-next-game.tsx'
import { NextTraining } from '../../../../features/trainings/components/next-training.tsx'
import { NextDuty } from '../../../../features/volunteering/components/next-duty.tsx'
import { FLEXIBLE } from '../../../../features/volunteering/model.ts'
import { paths } from '../../../paths.ts'
import type { Next } from './next.server.ts'
import { NextLinks } from './next-links.tsx'
import { NoMember } from './no-member.tsx'

type Props = Next & { mailbox: string }

/** The tab that a login leads to: what comes next, the balance, then links. */
export function NextTab({ isMember, today, teams, game, session, duties, balance, mailbox }: Props) {
  return (
    <div className="dashboard-tiles">
      {!isMember && (
        <div className="wide-tile">
          <NoMember mailbox={mailbox} />
        </div>
      )}
      {isMember && teams.length === 0 && (
        <Missing
          title="You’re not in a team yet"
          link={{ href: paths.trainings, words: 'See all training times' }}
        >
          Once a coach has put you in a team, your games and sessions appear here.
        </Missing>
      )}
      {game && <OwnNextGame {...game} today={today} />}
      {teams.length > 0 && !game && (
        <Missing title="No game coming up" link={{ href: paths.games, words: 'See all games' }}>
          As soon as the next fixture is known, it appears here.
        </Missing>
      )}
      {session && <NextTraining session={session} today={today} />}
      {teams.length > 0 && !session && (
        <Missing
          half
          title="No training times yet"
          link={{ href: paths.trainings, words: 'See other teams' }}
        >
          Your coach has not added any yet.
        </Missing>
      )}
      <NextDuty duties={duties} today={today} />
      {isMember && duties.length === 0 && (
        <Missing
          half={teams.length > 0}
          title="No duty coming up"
          link={{ href: FLEXIBLE, words: 'See open duties' }}
        >
          Every team takes turns at home games. Would you like one?
        </Missing>
      )}
      {balance && (isMember || balance.dues.length > 0) && (
        <div className="wide-tile margin-top-4">
          <OwnBalance balance={balance} />
        </div>
      )}
      {isMember && <NextLinks teams={teams} />}
    </div>
  )
}

type MissingProps = {
  title: string
  link: { href: string; words: string }
  /** Takes half of the width. */
  half?: boolean
  children: string
}

/** Says what is missing, with a link to what to do about it. */
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
