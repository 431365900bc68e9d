import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { type Operation, providerOperations } from '../../operations/table.server.ts'
import type { Pause } from '../model.ts'

const request = z.object({ from: z.coerce.date(), months: z.number() })

const KINDS = ['subscription.pause', 'subscription.resume', 'subscription.cancel'] as const

/** A change of a subscription that its payer can request. */
export type ChangeKind = (typeof KINDS)[number]

const isChange = (kind: Operation['kind']): kind is ChangeKind => (KINDS as readonly string[]).includes(kind)

/** Returns the requests to pause, resume or cancel a subscription, earliest first. The caller checks the permission. */
export const changesOf = (db: Db | Tx, subscriptionId: string): Promise<Operation[]> =>
  db
    .select()
    .from(providerOperations)
    .where(
      and(
        inArray(providerOperations.kind, [...KINDS]),
        eq(sql`${providerOperations.request} ->> 'subscriptionId'`, subscriptionId),
      ),
    )
    .orderBy(asc(providerOperations.createdAt), asc(providerOperations.id))

/** Returns the pauses of a subscription that were carried out, and the change that is pending. */
export function pausesIn(changes: readonly Operation[]): {
  pauses: Pause[]
  pending: ChangeKind | undefined
} {
  const finished = changes.filter(({ status }) => status === 'done')
  const pauses = finished.flatMap((change, at) => {
    if (change.kind !== 'subscription.pause') return []
    const resumed = finished.slice(at).find(({ kind }) => kind === 'subscription.resume')
    return [{ ...request.parse(change.request), resumedAt: resumed?.createdAt }]
  })
  const pending = changes.find(({ status }) => status === 'pending')?.kind
  return { pauses, pending: pending && isChange(pending) ? pending : undefined }
}
