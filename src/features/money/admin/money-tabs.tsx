import { Link } from 'react-router'
import { adminPaths } from '../../../web/admin-paths.ts'

const TABS = [
  { path: adminPaths.money, name: 'Overview' },
  { path: adminPaths.chasing, name: 'Reminders' },
  { path: adminPaths.bank, name: 'Bank statement' },
  { path: adminPaths.payouts, name: 'Payouts' },
  { path: adminPaths.accounts, name: 'Accounts' },
  { path: adminPaths.fees, name: 'Fees' },
]

/** The tabs of the pages about money. */
export const MoneyTabs = ({ current }: { current: string }) => (
  <nav className="tabs margin-top-2 margin-bottom-4" aria-label="Money">
    {TABS.map(({ path, name }) => (
      <Link key={path} to={path} aria-current={path === current ? 'page' : undefined}>
        {name}
      </Link>
    ))}
  </nav>
)
