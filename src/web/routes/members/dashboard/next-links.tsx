import type { OwnTeam } from '../../../../features/members/queries/own-teams.server.ts'
import { tabPath } from './tabs.ts'

/** Links to other pages for members; the profile is last. */
export function NextLinks({ teams }: { teams: readonly OwnTeam[] }) {
  return (
    <nav className="w6 mt4" aria-label="More for members">
      <ul className="ways">
        {teams.map(({ name, slug }) => (
          <Way key={slug} href={`/teams/${slug}`} words={name} />
        ))}
        <Way href="/about-us/games" words="All games" />
        <Way href="/media/photos" words="Photos" />
        <Way href="/store" words="Store" />
        <Way href="/about-us/who-is-who" words="Who is who" />
        <Way href={tabPath('details')} words="Your details" />
      </ul>
    </nav>
  )
}

const Way = ({ href, words }: { href: string; words: string }) => (
  <li>
    <a className="more" href={href}>
      {words}
    </a>
  </li>
)
