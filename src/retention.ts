import { removeExpired } from './features/accounts/jobs.server.ts'
import { deleteOldResults, deleteOrphanedPapers } from './features/forms/jobs.server.ts'
import { deleteOldCards } from './features/registrations/commands/delete-old-cards.server.ts'
import { deleteOldDrafts } from './features/registrations/commands/delete-old-drafts.server.ts'
import { forgetUnpaid } from './features/store/orders/commands/sweep.server.ts'
import type { Ports } from './platform/context.ts'
import { rehearse } from './platform/database/rehearse.ts'
import { forgetRuns } from './platform/jobs/bulk/jobs.ts'

type Needs = Pick<Ports, 'db' | 'clock'>

/** What does not stay for ever, and how long it does. Each is done by night too; the rules stand where the noun is. */
const RULES: readonly { what: string; run: (ports: Needs) => Promise<number> }[] = [
  { what: 'registrations that nobody submitted for 30 days', run: deleteOldDrafts },
  { what: 'student cards that nobody looked at for 12 months', run: deleteOldCards },
  { what: 'answers to forms that are older than 12 months', run: deleteOldResults },
  { what: 'papers whose answer is gone', run: deleteOrphanedPapers },
  { what: 'orders that nobody paid for 30 days', run: forgetUnpaid },
  { what: 'lists of work that ended 30 days ago', run: forgetRuns },
  { what: 'sessions, links and counters that are over', run: removeExpired },
]

export type Forgotten = { what: string; many: number }

/** Deletes everything whose time is over, and answers how many of each. */
export async function forget(ports: Needs): Promise<Forgotten[]> {
  const forgotten: Forgotten[] = []
  for (const { what, run } of RULES) forgotten.push({ what, many: await run(ports) })
  return forgotten
}

/** The same, done for real and taken back: what it counts is what would go, and nothing goes. */
export const countForgotten = ({ db, clock }: Needs): Promise<Forgotten[]> =>
  rehearse(db, (stage) => forget({ db: stage, clock }))
