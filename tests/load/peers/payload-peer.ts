import { join } from 'node:path'
import { graphql, launch, type Peer, prepare } from './peer.ts'

const PORT = 4281
const SITE = `http://127.0.0.1:${PORT}`
const NEXT = 'node_modules/next/dist/bin/next'
const TEAMS =
  '{ Teams(limit: 20) { docs { id name slug members(limit: 25) { docs { id name slug position } } } } }'

/** Payload with Next: installs, fills and builds it in a folder, on an empty database, and starts it. */
export async function payloadPeer(folder: string, databaseUrl: string): Promise<Peer> {
  const env = { DATABASE_URL: databaseUrl, NEXT_TELEMETRY_DISABLED: '1' }
  const prepared = await prepare('payload', folder, env)
  const args = [join(folder, NEXT), 'start', folder, '--port', String(PORT), '--hostname', '127.0.0.1']
  return {
    name: 'Payload 3.90 with Next 16.4',
    ...prepared,
    ...(await launch(args, env, `${SITE}/`)),
    site: SITE,
    page: '/teams/team-1',
    requests: {
      'page kept in a cache': { path: '/' },
      'page of a team of 25, rendered': { path: '/teams/team-1' },
      'REST list of 20, computed': { path: '/api/games?limit=20&depth=0&sort=startsAt' },
      'GraphQL, 20 teams of 25, computed': graphql('/api/graphql', TEAMS),
    },
  }
}
