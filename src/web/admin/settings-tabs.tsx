import { Link } from 'react-router'
import { SETTINGS_SECTIONS } from '../../features/club/admin/settings-fields.ts'
import { adminPaths } from '../admin-paths.ts'

const TABS = [
  ...SETTINGS_SECTIONS.map(({ id, name }) => ({ name, path: adminPaths.settings(id) })),
  { name: 'Export', path: adminPaths.export },
]

/** The sections of the settings, and the export. `current` is the address of the open one. */
export function SettingsTabs({ current }: { current: string }) {
  return (
    <nav className="tabs margin-top-4" aria-label="Sections of the settings">
      {TABS.map(({ name, path }) => (
        <Link key={path} to={path} aria-current={path === current ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  )
}
