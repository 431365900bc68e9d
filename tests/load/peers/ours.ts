import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { SERVER } from '../../../tools/bootstrap/server.mjs'
import { fillClub } from '../club.ts'
import { memoryMb, startOnOneCore } from '../load.ts'
import { graphql, megabytesOf, type Peer, timed } from './peer.ts'

const PORT = 4280
const SITE = `http://127.0.0.1:${PORT}`
const TEAMS = '{ teams(limit: 20) { _id name slug members(limit: 25) { _id Name slug Position } } }'
/** A draft of a registration bypasses the page cache. It belongs to no one and is empty. */
const UNCACHED = { cookie: 'draft=none' }

/** This product: installs and builds it in a clone of the last commit, fills a database, and starts it. */
export async function ourPeer(folder: string, databaseUrl: string, root: string): Promise<Peer> {
  await rm(folder, { recursive: true, force: true })
  execFileSync('git', ['clone', '--quiet', root, folder])
  const preparedSeconds = timed('node', ['tools/bootstrap.mjs', 'build'], { cwd: folder })
  await fillClub(databaseUrl, root)
  const env = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, '.data'),
    PORT: String(PORT),
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
    DEMO: '0',
    TRUST_PROXY: '1',
  }
  const begun = performance.now()
  const server = await startOnOneCore(SERVER, env, `${SITE}/readyz`)
  return {
    name: 'Sevenmetre',
    server,
    site: SITE,
    requests: {
      'page kept in a cache': { path: '/' },
      'page of a team of 25, rendered': { path: '/teams/team-1', headers: UNCACHED },
      'REST list of 20, computed': { path: '/api/games?_limit=20', headers: UNCACHED },
      'GraphQL, 20 teams of 25, computed': graphql('/api/graphql', TEAMS),
    },
    preparedSeconds,
    megabytes: megabytesOf(folder),
    startMs: performance.now() - begun,
    memoryAtStartMb: memoryMb(server.pid),
  }
}
