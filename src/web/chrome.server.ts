import { itemFor, type MenuItem, visibleItems } from '../features/content/model.ts'
import { siteConfiguration } from '../features/content/queries/configuration.server.ts'
import { listSponsors } from '../features/content/queries/sponsors.server.ts'
import { clubYear } from '../kernel/dates.ts'
import type { Ctx } from '../platform/context.ts'
import type { MenuLink } from '../ui/layout/menu-link.tsx'
import { noticeIn } from './notices.server.ts'
import { WORDS } from './words.ts'

export type Chrome = Awaited<ReturnType<typeof chromeOf>>

/**
 * What surrounds every page: menus as this reader may see them, the announcement, sponsors, the notice that waits,
 * and what the page's meta tags are made from. Both layouts load it.
 */
export async function chromeOf(ctx: Ctx, request: Request) {
  const [{ mainMenu, menuBottom, importantAnnouncement }, sponsors] = await Promise.all([
    siteConfiguration(ctx),
    listSponsors(ctx),
  ])
  const user = ctx.actor.kind === 'user' ? { name: ctx.actor.name } : undefined
  const loggedIn = user !== undefined
  return {
    club: ctx.config.club.name,
    origin: ctx.config.publicUrl.origin,
    about: WORDS.club,
    year: clubYear(ctx.clock.now()),
    mainMenu: visibleItems(mainMenu, loggedIn).map(withoutMeta),
    menuBottom: visibleItems(menuBottom, loggedIn).map(withoutMeta),
    /** The main-menu line of this page. [SYS-021] */
    menuEntry: itemFor(mainMenu, new URL(request.url).pathname),
    announcement: importantAnnouncement,
    sponsors,
    user,
    notice: noticeIn(request.headers),
    askConsent: !/(?:^|;\s*)consent=/.test(request.headers.get('cookie') ?? ''),
  }
}

/** A menu line as the header needs it. */
const withoutMeta = ({ title, link, typeLink, subItems }: MenuItem): MenuLink => ({
  title,
  link,
  typeLink,
  subItems: subItems?.map(withoutMeta),
})
