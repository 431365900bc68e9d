import { itemFor, type MenuItem, visibleItems } from '../features/content/model/content.ts'
import { siteConfiguration } from '../features/content/queries/configuration.server.ts'
import { listSponsors } from '../features/content/queries/sponsors.server.ts'
import { albumPath, type ListedAlbum } from '../features/photos/model/photo.ts'
import { latestAlbums } from '../features/photos/queries/albums.server.ts'
import { cartIn } from '../features/store/cart/internal/cookie.server.ts'
import { piecesIn } from '../features/store/cart/model/cart.ts'
import { currentCart } from '../features/store/cart/queries/cart.server.ts'
import { editingPath } from '../features/studio/model/groups.ts'
import { isStaff } from '../kernel/actor.ts'
import { clubYear } from '../kernel/dates.ts'
import type { Ctx } from '../platform/context.ts'
import type { MenuLink } from '../ui/layout/menu-link.tsx'
import type { PageContext } from './context.ts'
import { noticeIn } from './notices.server.ts'
import { WORDS } from './words.ts'

const PHOTOS = '/media/photos'
/** [PHO-003] */
const MENU_ALBUMS = 2

export type Chrome = Awaited<ReturnType<typeof chromeOf>>

/**
 * What surrounds every page: menus as this reader may see them, the announcement, sponsors, the notice that waits,
 * and what the page's meta tags are made from. Both layouts load it.
 */
export async function chromeOf(
  { ctx, share, preview }: Pick<PageContext, 'ctx' | 'share' | 'preview'>,
  request: Request,
) {
  const [{ mainMenu, menuBottom, importantAnnouncement }, sponsors, albums, pieces] = await Promise.all([
    share('configuration', siteConfiguration),
    share('sponsors', listSponsors),
    ctx.actor.kind === 'visitor' ? share('menu albums', menuAlbums) : menuAlbums(ctx),
    piecesInCart(ctx, request.headers),
  ])
  const user = ctx.actor.kind === 'user' ? { name: ctx.actor.name, isStaff: isStaff(ctx.actor) } : undefined
  const loggedIn = user !== undefined
  return {
    club: ctx.config.club.name,
    origin: ctx.config.publicUrl.origin,
    about: WORDS.club,
    year: clubYear(ctx.clock.now()),
    mainMenu: visibleItems(mainMenu, loggedIn).map((item) => withAlbums(withoutMeta(item), albums)),
    menuBottom: visibleItems(menuBottom, loggedIn).map(withoutMeta),
    menuEntry: menuEntryFor(new URL(request.url).pathname, mainMenu, menuBottom),
    announcement: importantAnnouncement,
    sponsors,
    user,
    pieces,
    notice: noticeIn(request.headers),
    /** Where the draft that this page is shown with is edited. */
    preview: preview && editingPath(preview),
    cookies: cookieNoticeFor(ctx, request),
  }
}

/** The entry of a page in the menus: the first that describes it, else the first there is. [SYS-021] */
function menuEntryFor(path: string, ...menus: readonly MenuItem[][]): MenuItem | undefined {
  const entries = menus.flatMap((menu) => itemFor(menu, path) ?? [])
  return entries.find(({ meta }) => meta) ?? entries[0]
}

/** A line in the footer, or the question where the club has something to ask and this browser has not answered. */
function cookieNoticeFor({ config }: Ctx, request: Request): 'line' | 'question' | 'answered' {
  if (!config.asksCookieConsent) return 'line'
  return /(?:^|;\s*)consent=/.test(request.headers.get('cookie') ?? '') ? 'answered' : 'question'
}

/** Only a request that carries a cart is asked about one: it is never kept, and all others cost nothing. */
async function piecesInCart(ctx: Ctx, headers: Headers): Promise<number> {
  return cartIn(headers).lines.length === 0 ? 0 : piecesIn(await currentCart(ctx, headers))
}

const menuAlbums = (ctx: Ctx) => latestAlbums(ctx, MENU_ALBUMS)

/** The photos line opens the latest albums. [PHO-003, resolutions F20] */
function withAlbums(item: MenuLink, albums: readonly ListedAlbum[]): MenuLink {
  if (item.subItems || albums.length === 0 || item.link.replace(/\/$/, '') !== PHOTOS) return item
  const lines = albums.map(({ albumId, title }) => pageLine(title, albumPath(albumId)))
  return { ...item, subItems: [...lines, pageLine('All albums', PHOTOS)] }
}

const pageLine = (title: string, link: string): MenuLink => ({ title, link, typeLink: 'page' })

/** A menu line as the header needs it. */
const withoutMeta = ({ title, link, typeLink, subItems }: MenuItem): MenuLink => ({
  title,
  link,
  typeLink,
  subItems: subItems?.map(withoutMeta),
})
