import { Link } from 'react-router'
import { adminPaths } from '../../../web/admin-paths.ts'

const TABS = [
  { path: adminPaths.season, name: 'Overview' },
  { path: adminPaths.seasonTeams, name: '1. Teams' },
  { path: adminPaths.seasonPlayers, name: '2. Players' },
  { path: adminPaths.seasonAnswers, name: '3. Answers' },
  { path: adminPaths.seasonClose, name: '4. Close' },
]

/** The tabs of the steps of a new season. */
export const SeasonTabs = ({ current }: { current: string }) => (
  <nav className="tabs margin-top-4 margin-bottom-4" aria-label="Steps">
    {TABS.map(({ path, name }) => (
      <Link key={path} to={path} aria-current={path === current ? 'page' : undefined}>
        {name}
      </Link>
    ))}
  </nav>
)

/** Leads to the step after this one. */
export function NextStep({ current }: { current: string }) {
  const next = TABS[TABS.findIndex(({ path }) => path === current) + 1]
  if (!next) return null
  return (
    <p className="margin-top-6">
      <Link className="button secondary" to={next.path}>
        Next: {next.name.replace(/^\d\. /, '')}
      </Link>
    </p>
  )
}
