import { Hono } from 'hono'
import { audienceOfPlayerPicture } from '../features/members/queries/visibility.server.ts'
import { audienceOfMessagePicture, isWithdrawn } from '../features/messages/queries/pictures.server.ts'
import { audienceOfPhotoFile } from '../features/photos/queries/visibility.server.ts'
import { servedFiles } from '../platform/files/serve.ts'
import type { HttpEnv } from '../platform/http/env.ts'
import { adminPaths } from './admin-paths.ts'
import { paths } from './paths.ts'
import { itemFile, limitCalendars, privateFeed, teamFeed, venueFeed } from './resources/calendars.ts'
import { mailHtml } from './resources/email-html.ts'
import { gamesCalendar } from './resources/games-calendar.ts'
import { crest, ICON_ADDRESSES, icon } from './resources/icons.ts'
import { addMatchEvents, readMatchEvents } from './resources/match-events.ts'
import { passkeyChallenge } from './resources/passkey-challenge.ts'
import { ownExport } from './resources/personal-data-export.ts'
import { siteRoutes } from './resources/routes-script.ts'
import { manifest, membersManifest, robots, speculation } from './resources/site-files.ts'
import { sitemap } from './resources/sitemap.ts'
import { supplierCsv } from './resources/supplier-csv.ts'
import { theme } from './resources/theme.ts'

/** Routes for everything that is not a page: files, feeds, robots.txt. */
export function resources(): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  const audiences = [audienceOfPhotoFile, audienceOfPlayerPicture, audienceOfMessagePicture]
  app.route('/', servedFiles(audiences, isWithdrawn))
  app.use(paths.gamesCalendar, limitCalendars)
  app.use('/calendar/*', limitCalendars)
  app.get(paths.gamesCalendar, gamesCalendar)
  app.get('/calendar/team/:file', teamFeed)
  app.get('/calendar/venue/:file', venueFeed)
  app.get('/calendar/private/:file', privateFeed)
  app.get('/calendar/:kind/:file', itemFile)
  // In production the event stream server handles this path before the app. Without it there is nothing to stream.
  app.get(paths.gameLive(':id'), (c) => c.body(null, 204))
  app.get(paths.matchEvents(':id'), readMatchEvents)
  app.post(paths.matchEvents(':id'), addMatchEvents)
  app.get(`${paths.mailbox}/:file`, mailHtml)
  app.get(paths.ownData, ownExport)
  app.get(paths.passkeyChallenge, passkeyChallenge)
  app.get(adminPaths.supplierCsv, supplierCsv)
  app.get('/assets/:script{routes-[^/]+[.]js}', siteRoutes)
  app.get('/robots.txt', robots)
  app.get(paths.theme, theme)
  app.get(paths.crest, crest)
  for (const address of ICON_ADDRESSES) app.get(address, icon)
  app.get('/manifest.webmanifest', manifest)
  app.get(paths.membersManifest, membersManifest)
  app.get('/speculation.json', speculation)
  app.get('/sitemap.xml', sitemap)
  return app
}
