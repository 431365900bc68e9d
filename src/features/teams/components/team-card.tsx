import '../../../ui/layout/picture-cards.css'
import '../../../ui/primitives/picture.css'
import type { ReactNode } from 'react'
import { excerpt } from '../../../kernel/excerpt.ts'
import { textOf } from '../../../kernel/text.ts'
import { Picture } from '../../../ui/primitives/picture.tsx'
import { paths } from '../../../web/paths.ts'
import type { ListedTeam } from '../queries/teams.server.ts'
import { TeamCrest } from './team-crest.tsx'

/** A team in the index: its picture or formation, name and kind, and further lines from the page. */
export function TeamCard({
  team,
  drawing,
  lines,
}: {
  team: ListedTeam
  drawing: ReactNode
  lines: readonly string[]
}) {
  const about = excerpt(textOf(team.description), 110)
  return (
    <li>
      <a className="picture-card" href={paths.team(team.slug)}>
        <div className={team.youth ? 'picture wood' : 'picture'}>
          {team.image ? (
            <Picture
              image={team.image}
              sizes="(min-width: 1200px) 24rem, (min-width: 768px) 45vw, 92vw"
              alt=""
            />
          ) : (
            drawing
          )}
        </div>
        <h2 className="heading-3 row gap-3">
          <TeamCrest colour={team.colour} /> {team.name}
        </h2>
        {about && <p>{about}</p>}
        {lines.map((line) => (
          <p key={line} className="small">
            {line}
          </p>
        ))}
      </a>
    </li>
  )
}
