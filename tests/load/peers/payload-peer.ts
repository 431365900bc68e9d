import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { memoryMb, startOnOneCore } from '../load.ts'
import { graphql, megabytesOf, type Peer, timed } from './peer.ts'

const PORT = 4281
const SITE = `http://127.0.0.1:${PORT}`
const NEXT = 'node_modules/next/dist/bin/next'
const TEAMS =
  '{ Teams(limit: 20) { docs { id name slug members(limit: 25) { docs { id name slug position } } } } }'

/** Payload with Next: installs, fills and builds it in a folder, on an empty database, and starts it. */
export async function payloadPeer(folder: string, databaseUrl: string): Promise<Peer> {
  await rm(folder, { recursive: true, force: true })
  await cp(join(import.meta.dirname, 'payload'), folder, { recursive: true })
  const env = { DATABASE_URL: databaseUrl, NEXT_TELEMETRY_DISABLED: '1' }
  const installed = timed('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder })
  // Payload writes its tables by itself outside production only.
  timed('npm', ['run', 'seed'], { cwd: folder, env: { ...env, NODE_ENV: 'development' } })
  const built = timed('npm', ['run', 'build'], { cwd: folder, env: { ...env, NODE_ENV: 'production' } })
  const begun = performance.now()
  const args = [join(folder, NEXT), 'start', folder, '--port', String(PORT), '--hostname', '127.0.0.1']
  const server = await startOnOneCore(args, { ...env, NODE_ENV: 'production' }, `${SITE}/`)
  return {
    name: 'Payload 3.90 with Next 16.4',
    server,
    site: SITE,
    requests: {
      'page kept in a cache': { path: '/' },
      'page of a team of 25, rendered': { path: '/teams/team-1' },
      'REST list of 20, computed': { path: '/api/games?limit=20&depth=0&sort=startsAt' },
      'GraphQL, 20 teams of 25, computed': graphql('/api/graphql', TEAMS),
    },
    preparedSeconds: installed + built,
    megabytes: megabytesOf(folder),
    startMs: performance.now() - begun,
    memoryAtStartMb: memoryMb(server.pid),
  }
}
