import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { CourtSymbols } from '../primitives/court.tsx'
import { AnnouncementsBar, type ShownAnnouncement } from './announcements-bar.tsx'
import { CookieBanner } from './cookie-banner.tsx'
import { type Logo, LogoStrip } from './logo-strip.tsx'
import type { MenuLink } from './menu-link.tsx'
import { PreviewStrip } from './preview-strip.tsx'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader, type SiteUser } from './site-header.tsx'
import { Theme } from './theme-link.tsx'
import { type Focus, NoticeFocus, Toast } from './toast.tsx'

export type SiteFrame = {
  club: string
  /** The address of the stylesheet with the club's colours. */
  theme?: string | undefined
  about: string
  year: number
  mainMenu: readonly MenuLink[]
  menuBottom: readonly MenuLink[]
  user: SiteUser | undefined
  /** The number of items in the cart. */
  pieces: number
  /** HTML written by staff; '' for none. */
  announcement: string
  announcements: readonly ShownAnnouncement[]
  sponsors: readonly Logo[]
  notice: { tone: 'ok' | 'bad'; text: string; focus?: Focus } | undefined
  /** True if the page itself shows the notice. */
  ownNotice?: boolean
  /** In a preview, the path to edit the draft. */
  preview?: string | undefined
  /** How the page informs about cookies. */
  cookies: 'line' | 'question' | 'answered'
}

/** The layout of every public page. */
export function SiteLayout({ frame, children }: { frame: SiteFrame; children: ReactNode }) {
  const { pathname: path } = useLocation()
  const { club } = frame
  return (
    <>
      <Theme address={frame.theme} />
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <CourtSymbols />
      {frame.preview && <PreviewStrip editing={frame.preview} />}
      <AnnouncementsBar html={frame.announcement} announcements={frame.announcements} />
      <SiteHeader club={club} menu={frame.mainMenu} user={frame.user} pieces={frame.pieces} path={path} />
      <main id="main" tabIndex={-1}>
        <NoticeFocus value={frame.notice?.focus}>{children}</NoticeFocus>
      </main>
      <LogoStrip label="Sponsors" logos={frame.sponsors} />
      <SiteFooter
        club={club}
        about={frame.about}
        menu={frame.menuBottom}
        year={frame.year}
        path={path}
        onlyNeededCookies={frame.cookies === 'line'}
      />
      {!frame.ownNotice && <Toast notice={frame.notice} />}
      {frame.cookies === 'question' && <CookieBanner />}
    </>
  )
}
