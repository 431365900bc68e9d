import type { Ports } from '../../../../platform/context.ts'
import { transact } from '../../../../platform/database/transact.ts'
import { NO_PAGES } from '../../../../platform/page-cache/tags.ts'
import { writeSessions } from '../internal/write-sessions.server.ts'

/** Generates the sessions of all series for the next 8 weeks. Runs every day. */
export const generateSessions = ({ db, clock }: Pick<Ports, 'db' | 'clock'>): Promise<void> =>
  transact({ db, pages: NO_PAGES }, (tx) => writeSessions(tx, { now: clock.now() }))
