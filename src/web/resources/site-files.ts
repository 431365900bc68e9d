import type { Context, Handler } from 'hono'
import type { HttpEnv } from '../../platform/http/env.ts'
import { adminPaths } from '../admin-paths.ts'
import { paths } from '../paths.ts'

const AN_HOUR = 'public, max-age=3600'

/** GET /robots.txt: keeps search engines out of the API, the members' area and the admin area. */
export const robots: Handler<HttpEnv> = (c) => {
  const { origin } = c.var.ctx.config.publicUrl
  const lines = [
    'User-agent: *',
    'Allow: /api/reference',
    'Disallow: /api',
    'Disallow: /members/',
    'Disallow: /admin',
    'Disallow: /dev/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ]
  return c.text(lines.join('\n'), 200, { 'cache-control': AN_HOUR })
}

/** GET /manifest.webmanifest: name, colours and icons of the site on a phone's home screen. */
export const manifest: Handler<HttpEnv> = (c) => sendManifest(c, { start_url: '/', display: 'minimal-ui' })

/** GET /members/manifest.webmanifest: installs the members' area as a separate app that opens with this week. */
export const membersManifest: Handler<HttpEnv> = (c) =>
  sendManifest(c, {
    id: paths.dashboard,
    start_url: paths.dashboard,
    scope: '/members/',
    display: 'standalone',
  })

function sendManifest(c: Context<HttpEnv>, page: Record<string, string>): Response {
  const { name, shortName, secondaryColour } = c.var.ctx.club
  const answer = {
    name,
    short_name: shortName,
    ...page,
    background_color: secondaryColour,
    theme_color: secondaryColour,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  }
  return c.body(JSON.stringify(answer), 200, {
    'content-type': 'application/manifest+json',
    'cache-control': AN_HOUR,
  })
}

/** Paths that are never prefetched, because they write, are large, or are not pages. */
const NOT_AHEAD = [
  '/api/*',
  '/files/*',
  `${paths.logOut}*`,
  `${paths.ownData}*`,
  `${adminPaths.supplier}*`,
  paths.consent,
  paths.dismiss,
  '/dev/*',
  '/*.ics*',
  '/*.xml',
]

/** Browsers prefetch a page when the user is about to follow its link. */
const SPECULATION = JSON.stringify({
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: NOT_AHEAD } }] },
      eagerness: 'moderate',
    },
  ],
})

export const speculation: Handler<HttpEnv> = (c) =>
  c.body(SPECULATION, 200, { 'content-type': 'application/speculationrules+json', 'cache-control': AN_HOUR })
