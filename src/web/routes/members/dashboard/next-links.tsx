import '../../../../ui/layout/dashboard-tiles.css'
import type { OwnTeam } from '../../../../features/members/queries/own-teams.server.ts'
import { paths } from '../../../paths.ts'
import { tabPath } from './tabs.ts'

/** Links to other pages for members. */
export function NextLinks({ teams }: { teams: readonly OwnTeam[] }) {
  return (
    <nav className="wide-tile margin-top-4" aria-label="More for members">
      <ul className="next-links">
        {teams.map(({ name, slug }) => (
          <Way key={slug} href={paths.team(slug)} words={name} />
        ))}
        <Way href={paths.games} words="All games" />
        <Way href={paths.albums} words="Photos" />
        <Way href={paths.store} words="Store" />
        <Way href={paths.whoIsWho} words="Who is who" />
        <Way href={tabPath('details')} words="Your details" />
      </ul>
    </nav>
  )
}

const Way = ({ href, words }: { href: string; words: string }) => (
  <li>
    <a className="more-link" href={href}>
      {words}
    </a>
  </li>
)
