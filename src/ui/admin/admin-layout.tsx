import '../layout/site-header.css'
import '../layout/wordmark.css'
import { adminPaths } from '../../web/admin-paths.ts'
import { paths } from '../../web/paths.ts'
import './admin-layout.css'
import '../data-table/batch-bar.css'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { Theme } from '../layout/theme-link.tsx'
import { CourtSymbols } from '../primitives/court.tsx'
import { OwnCrest } from '../primitives/crest.tsx'
import { Icon, type IconName } from '../primitives/icon.tsx'
import { AdminNotices } from './admin-notices.tsx'
import { AnnouncementContext, Announcer } from './announcer.tsx'
import { BusyLine, useBusy, useSubmits } from './busy.tsx'
import { useFailures } from './failures.ts'
import { type AdminNotice, NotifyContext } from './notices.ts'
import { Palette } from './palette.tsx'

export type AdminLink = {
  path: string
  name: string
  icon: IconName
  group: 'daily' | 'more'
  /** The addresses at which it is marked, each with those below it; the dashboard's only by itself. */
  markedAt: readonly string[]
  /** The number of open tasks. Zero is not shown. */
  waiting?: number | undefined
}

export type AdminLayoutData = {
  /** The address of the stylesheet with the club's colours. */
  theme?: string | undefined
  club: string
  user: { name: string }
  links: readonly AdminLink[]
  notice: (AdminNotice & { id: string }) | undefined
  /** Whether the sidebar shows icons only. */
  collapsed: boolean
}

const MENU = 'admin-menu'

type Props = {
  frame: AdminLayoutData
  /** False for error pages, which have no scripts: controls that need them are left out. */
  hasScripts?: boolean
  children: ReactNode
}

/** The layout of every admin page. */
export function AdminLayout({ frame, hasScripts = true, children }: Props) {
  const [collapsed, setCollapsed] = useState(frame.collapsed)
  const [said, setSaid] = useState<Said>([])
  const lastId = useRef(0)
  const notify = useCallback((notice: AdminNotice) => {
    lastId.current += 1
    const shown = { ...notice, id: lastId.current }
    setSaid((all) => [...all.slice(-3), shown])
  }, [])
  useFailures((text) => {
    // A repeated failure, such as one for each letter of a search, is shown once.
    setSaid((all) => all.filter((one) => one.text !== text))
    notify({ tone: 'bad', text })
  })
  const busy = useBusy()
  const onSubmit = useSubmits(busy)
  const toggle = () => {
    setCollapsed(!collapsed)
    // biome-ignore lint/suspicious/noDocumentCookie: not all supported browsers have the Cookie Store API
    document.cookie = `sidebar=${collapsed ? 'open' : 'closed'}; Path=/admin; Max-Age=31536000; SameSite=Lax`
  }
  return (
    <NotifyContext value={notify}>
      <AnnouncementContext value={{ busy, said: said.at(-1)?.text ?? frame.notice?.text ?? '' }}>
        <div className={collapsed ? 'admin collapsed' : 'admin'} onSubmitCapture={onSubmit}>
          <a className="skip-link" href="#main">
            Skip to content
          </a>
          <Theme address={frame.theme} />
          <CourtSymbols />
          <header className="sidebar floor">
            <button className="button secondary compact menu-button" type="button" popoverTarget={MENU}>
              <Icon name="menu" /> Menu
            </button>
            <a className="logo" href="/" title="The public site">
              <OwnCrest />
              <span>{frame.club}</span>
            </a>
            <SideMenu
              links={frame.links}
              user={frame.user.name}
              collapsed={collapsed}
              toggle={hasScripts ? toggle : undefined}
            />
          </header>
          <main id="main" className="admin-main" tabIndex={-1} aria-busy={busy && true}>
            {children}
          </main>
          <Palette links={frame.links} />
          <AdminNotices fromServer={frame.notice} said={said} />
          <BusyLine />
          <Announcer />
        </div>
      </AnnouncementContext>
    </NotifyContext>
  )
}

type Said = readonly (AdminNotice & { id: number })[]

type SideMenuProps = {
  links: readonly AdminLink[]
  user: string
  collapsed: boolean
  toggle: (() => void) | undefined
}

function SideMenu({ links, user, collapsed, toggle }: SideMenuProps) {
  const { pathname } = useLocation()
  const linkList = useRef<HTMLDivElement>(null)
  // Depends on the path, so that the link of every page is scrolled into view.
  useEffect(() => {
    if (pathname) linkList.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname])
  return (
    <nav id={MENU} popover="auto" key={pathname} aria-label="Admin">
      <div className="sidebar-links" ref={linkList}>
        <Links links={links.filter(({ group }) => group === 'daily')} />
        {links.some(({ group }) => group === 'more') && <hr />}
        <Links links={links.filter(({ group }) => group === 'more')} />
      </div>
      <hr />
      <a href={paths.dashboard} title={user}>
        <Icon name="user" />
        <span>{user}</span>
      </a>
      <form method="post" action={paths.logOut}>
        <button type="submit" title="Log out">
          <Icon name="out" />
          <span>Log out</span>
        </button>
      </form>
      {toggle && (
        <button
          className="collapse-button"
          type="button"
          onClick={toggle}
          aria-expanded={!collapsed}
          title={collapsed ? 'Expand the sidebar' : 'Collapse the sidebar'}
        >
          <Icon name={collapsed ? 'right' : 'left'} />
          <span>Collapse sidebar</span>
        </button>
      )}
    </nav>
  )
}

function Links({ links }: { links: readonly AdminLink[] }) {
  const path = useLocation().pathname.replace(/\/+$/, '')
  const isAt = (address: string) =>
    path === address || (address !== adminPaths.home && path.startsWith(`${address}/`))
  return links.map(({ path: to, name, icon, markedAt, waiting }) => (
    <Link
      key={to}
      to={to}
      prefetch="intent"
      title={name}
      aria-current={markedAt.some(isAt) ? 'page' : undefined}
    >
      <Icon name={icon} />
      <span>{name}</span>
      {!!waiting && (
        <b className="badge tabular" data-tone="mark">
          {waiting}
          <span className="visually-hidden"> waiting</span>
        </b>
      )}
    </Link>
  ))
}
