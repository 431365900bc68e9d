import { Link } from 'react-router'
import { adminPaths } from '../../../../web/admin-paths.ts'

const TABS = [
  { path: adminPaths.rotas, name: 'Fortnights' },
  { path: adminPaths.duties, name: 'Duties' },
  { path: adminPaths.dutyPlan, name: 'Fill the season' },
  { path: adminPaths.dutyPoints, name: 'Points' },
]
const FOR_ADMINISTRATORS = { path: adminPaths.dutyRules, name: 'What is needed' }

/** The tabs of the pages about volunteers. */
export function DutyTabs({ current, isAdministrator }: { current: string; isAdministrator: boolean }) {
  const tabs = isAdministrator ? [...TABS, FOR_ADMINISTRATORS] : TABS
  return (
    <nav className="tabs margin-top-4 margin-bottom-4" aria-label="Volunteers">
      {tabs.map(({ path, name }) => (
        <Link key={path} to={path} aria-current={path === current ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  )
}
