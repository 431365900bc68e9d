import { secondsUntilChange, shownAt } from '../features/announcements/model/announcement.ts'
import { currentAnnouncements } from '../features/announcements/queries/announcements.server.ts'
import { CLUB } from '../features/club/queries/club.server.ts'
import { itemFor, type MenuItem, visibleItems } from '../features/content/model/content.ts'
import { siteConfiguration } from '../features/content/queries/configuration.server.ts'
import { listSponsors } from '../features/content/queries/sponsors.server.ts'
import { albumPath, type ListedAlbum } from '../features/photos/model/photo.ts'
import { latestAlbums } from '../features/photos/queries/albums.server.ts'
import { editingPath } from '../features/studio/model/groups.ts'
import { clubYear } from '../kernel/dates.ts'
import type { Ctx } from '../platform/context.ts'
import { cookieIn } from '../platform/http/cookies.ts'
import type { MenuLink } from '../ui/layout/menu-link.tsx'
import type { PageContext } from './context.ts'
import { noticeIn } from './notices.server.ts'
import { paths } from './paths.ts'
import { piecesInCart, siteUserOf } from './personal-parts.server.tsx'
import { themeAddress } from './theme-address.ts'

const PHOTOS = paths.albums
/** [PHO-003] */
const MENU_ALBUMS = 2
const KEEP_SECONDS = 60

export type Chrome = Awaited<ReturnType<typeof loadChrome>>

/**
 * Loads the data around every page, for both layouts: the menus that this reader may see, the announcement, sponsors,
 * the pending notice, and data for meta tags.
 */
export async function loadChrome(
  { ctx, share, preview }: Pick<PageContext, 'ctx' | 'share' | 'preview'>,
  request: Request,
) {
  const [{ mainMenu, menuBottom, importantAnnouncement }, announcements, sponsors, albums, pieces] =
    await Promise.all([
      share('configuration', siteConfiguration),
      share('announcements', currentAnnouncements),
      share('sponsors', listSponsors),
      ctx.actor.kind === 'visitor' ? share('menu albums', menuAlbums) : menuAlbums(ctx),
      piecesInCart(ctx, request.headers),
    ])
  const user = siteUserOf(ctx.actor)
  const loggedIn = user !== undefined
  const now = ctx.clock.now()
  return {
    club: ctx.club.name,
    theme: themeAddress(ctx.club),
    origin: ctx.config.publicUrl.origin,
    about: ctx.club.footerText,
    siteTitle: ctx.club.siteTitle,
    siteDescription: ctx.club.siteDescription,
    year: clubYear(now),
    mainMenu: visibleItems(mainMenu, loggedIn).map((item) => withAlbums(withoutMeta(item), albums)),
    menuBottom: visibleItems(menuBottom, loggedIn).map(withoutMeta),
    menuEntry: menuEntryFor(new URL(request.url).pathname, mainMenu, menuBottom),
    announcement: importantAnnouncement,
    announcements: shownAt(announcements, now).map(({ id, text, link, trainingId, venueId }) => ({
      ...{ id, text, link },
      cancels: trainingId !== null || venueId !== null,
    })),
    /** How long a page with these announcements may be cached. */
    keepSeconds: Math.min(KEEP_SECONDS, secondsUntilChange(announcements, now)),
    sponsors,
    user,
    pieces,
    notice: noticeIn(request.headers),
    /** The path for editing the draft that this page previews. */
    preview: preview && preview !== CLUB ? editingPath(preview) : undefined,
    cookies: cookieNoticeFor(ctx, request),
  }
}

/** The menu entry of a page: the first with meta tags, else the first. */
function menuEntryFor(path: string, ...menus: readonly MenuItem[][]): MenuItem | undefined {
  const entries = menus.flatMap((menu) => itemFor(menu, path) ?? [])
  return entries.find(({ meta }) => meta) ?? entries[0]
}

/** Returns how the page mentions cookies: a line in the footer, or a question until this browser has answered it. */
function cookieNoticeFor({ config }: Ctx, request: Request): 'line' | 'question' | 'answered' {
  if (!config.asksCookieConsent) return 'line'
  return cookieIn(request.headers, 'consent') ? 'answered' : 'question'
}

const menuAlbums = (ctx: Ctx) => latestAlbums(ctx, MENU_ALBUMS)

/** Adds the latest albums below the photos line. */
function withAlbums(item: MenuLink, albums: readonly ListedAlbum[]): MenuLink {
  if (item.subItems || albums.length === 0 || item.link.replace(/\/$/, '') !== PHOTOS) return item
  const lines = albums.map(({ albumId, title }) => pageLine(title, albumPath(albumId)))
  return { ...item, subItems: [...lines, pageLine('All albums', PHOTOS)] }
}

const pageLine = (title: string, link: string): MenuLink => ({ title, link, typeLink: 'page' })

/** Removes a menu entry's meta tags. */
const withoutMeta = ({ title, link, typeLink, subItems }: MenuItem): MenuLink => ({
  title,
  link,
  typeLink,
  subItems: subItems?.map(withoutMeta),
})
