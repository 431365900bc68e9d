import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { SERVER } from '../../../tools/bootstrap/server.mjs'
import { fillClub } from '../club.ts'
import { fillContention, ourShop } from './our-shop.ts'
import { graphql, launch, megabytesOf, type Peer, timed } from './peer.ts'

const PORT = 4280
const SITE = `http://127.0.0.1:${PORT}`
const INSTALL = "await (await import('./tools/bootstrap/install.mjs')).installIfStale({ development: false })"
const TEAMS = '{ teams(limit: 20) { _id name slug members(limit: 25) { _id Name slug Position } } }'
const PRODUCTS = '{ storeitems(limit: 20) { _id itemTitle itemId itemStock price2 } }'
const PRODUCT = `{ storeitems(where: { itemId: "100003" }) {
  _id itemTitle itemId itemAllDescription itemStock price2 } }`
/** A draft of a registration bypasses the page cache. It belongs to no one and is empty. */
const UNCACHED = { cookie: 'draft=none' }

/** This product: installs and builds it in a clone of the last commit, fills a database, and starts it. */
export async function ourPeer(folder: string, databaseUrl: string, root: string): Promise<Peer> {
  await rm(folder, { recursive: true, force: true })
  execFileSync('git', ['clone', '--quiet', root, folder])
  const installSeconds = timed('node', ['--input-type=module', '--eval', INSTALL], { cwd: folder })
  const buildSeconds = timed('node', ['tools/bootstrap.mjs', 'build'], { cwd: folder })
  await fillClub(databaseUrl, root, fillContention)
  const env = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, '.data'),
    PORT: String(PORT),
    LOG_LEVEL: 'error',
    DEMO: '0',
    TRUST_PROXY: '1',
  }
  return {
    name: 'Sevenmetre',
    installSeconds,
    buildSeconds,
    megabytes: megabytesOf(folder),
    ...(await launch(SERVER, env, `${SITE}/readyz`)),
    site: SITE,
    page: '/teams/team-1',
    requests: {
      'page kept in a cache': { path: '/' },
      'page of a team of 25, rendered': { path: '/teams/team-1', headers: UNCACHED },
      'REST list of 20, computed': { path: '/api/games?_limit=20', headers: UNCACHED },
      'GraphQL, 20 teams of 25, computed': graphql('/api/graphql', TEAMS),
      'GraphQL, 20 products, computed': graphql('/api/graphql', PRODUCTS),
      'GraphQL, product with seven sizes, computed': graphql('/api/graphql', PRODUCT),
    },
    shop: ourShop(SITE, databaseUrl),
  }
}
