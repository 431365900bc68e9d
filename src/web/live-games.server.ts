import type { IncomingMessage } from 'node:http'
import { matchTag } from '../features/games/live/model/match-tag.ts'
import { awaitedSnapshot, snapshotOf } from '../features/games/live/queries/match.server.ts'
import type { Club } from '../kernel/club.ts'
import type { Ports } from '../platform/context.ts'
import { EventStreams } from '../platform/event-stream/event-streams.ts'
import { clientAddress, securityHeaders } from '../platform/http/security.ts'
import { NO_PAGES } from '../platform/page-cache/tags.ts'

type Needs = Pick<Ports, 'db' | 'clock' | 'log' | 'config'> & { club: () => Promise<Club> }

/**
 * Serves /games/<id>/live: streams the score of a game to its viewers, at each change until the final whistle. On the
 * day of the game it also waits for the first event.
 */
export const liveGames = (ports: Needs): EventStreams =>
  new EventStreams(
    {
      address: /^\/games\/([0-9a-f-]{36})\/live$/i,
      tagOf: matchTag,
      clientOf: (req) => clientAddress(req, headersOf(req), ports.config.trustProxy),
      async read(id) {
        const ctx = { ...ports, club: await ports.club(), pages: NO_PAGES }
        const snapshot = (await snapshotOf(ctx, id)) ?? (await awaitedSnapshot(ctx, id))
        return snapshot && { json: JSON.stringify(snapshot), isLast: snapshot.phase === 'ended' }
      },
    },
    securityHeaders(ports.config.publicUrl.protocol === 'https:'),
    ports.log,
  )

const headersOf = (req: IncomingMessage) => ({
  get: (name: string) => req.headersDistinct[name]?.join(', ') ?? null,
})
