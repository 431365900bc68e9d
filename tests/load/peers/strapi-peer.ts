import { join } from 'node:path'
import { graphql, launch, type Peer, prepare } from './peer.ts'

const PORT = 4282
const SITE = `http://127.0.0.1:${PORT}`
const TEAMS = `{ teams(pagination: { limit: 20 }) { documentId name slug
  members(pagination: { limit: 25 }, sort: "name") { documentId name slug position } } }`

/** Strapi: installs, fills and builds it in a folder, on an empty database, and starts it. It has no pages. */
export async function strapiPeer(folder: string, databaseUrl: string): Promise<Peer> {
  const env = { DATABASE_URL: databaseUrl, PORT: String(PORT), STRAPI_TELEMETRY_DISABLED: 'true' }
  const prepared = await prepare('strapi', folder, env)
  return {
    name: 'Strapi 5.54',
    ...prepared,
    ...(await launch([join(folder, 'start.js')], env, `${SITE}/api/teams`)),
    site: SITE,
    requests: {
      'REST list of 20, computed': { path: '/api/games?pagination%5BpageSize%5D=20&sort=startsAt' },
      'GraphQL, 20 teams of 25, computed': graphql('/graphql', TEAMS),
    },
  }
}
