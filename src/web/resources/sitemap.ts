import type { Handler } from 'hono'
import { listPostSlugs } from '../../features/content/queries/posts.server.ts'
import { listEvents } from '../../features/events/queries/events.server.ts'
import { albumPath, MAX_ALBUMS } from '../../features/photos/model/photo.ts'
import { latestAlbums } from '../../features/photos/queries/albums.server.ts'
import { teamsInMenu } from '../../features/teams/queries/teams.server.ts'
import { VISITOR } from '../../kernel/actor.ts'
import type { Ctx } from '../../platform/context.ts'
import type { HttpEnv } from '../../platform/http/env.ts'
import { paths } from '../paths.ts'
import { STATIC_PAGES } from '../static-pages.ts'

/** Pages without parameters. */
const FIXED = [
  paths.home,
  paths.teams,
  paths.games,
  paths.events,
  paths.forms,
  paths.trainings,
  paths.directory,
  paths.whoIsWho,
  paths.albums,
]

/**
 * GET /sitemap.xml: the public pages for search engines. Pages of people are left out: those who agreed to be listed
 * can be found through their teams, and a file that others copy should contain no names.
 */
export const sitemap: Handler<HttpEnv> = async (c) => {
  const { origin } = c.var.ctx.config.publicUrl
  const addresses = await publicPaths({ ...c.var.ctx, actor: VISITOR })
  const urls = addresses.map((path) => `<url><loc>${origin}${path}</loc></url>`)
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
  return c.body(xml, 200, {
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=600',
  })
}

async function publicPaths(ctx: Ctx): Promise<string[]> {
  const [posts, events, teams, albums] = await Promise.all([
    listPostSlugs(ctx),
    listEvents(ctx),
    teamsInMenu(ctx),
    latestAlbums(ctx, MAX_ALBUMS),
  ])
  const fixed = new Set(Object.values(STATIC_PAGES))
  return [
    ...FIXED,
    ...Object.keys(STATIC_PAGES).map((path) => `/${path}`),
    ...posts.filter((post) => !fixed.has(post.slug)).map((post) => paths.post(post.slug)),
    ...events.filter((event) => !event.membersOnly).map((event) => paths.event(event.slug)),
    // Pages of youth teams are not indexed.
    ...teams.filter((team) => !team.youth).map((team) => paths.team(team.slug)),
    ...albums.map((album) => albumPath(album.albumId)),
  ]
}
