import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { failureText } from '../../operations/model.ts'
import { type Operation, providerOperations } from '../../operations/table.server.ts'
import type { Pause } from '../model.ts'

const DAY_MS = 86_400_000
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

/** A change that the provider refused, and why. */
export type FailedChange = { kind: ChangeKind; why: string }

const SHOWN_DAYS = 30

/** Returns the latest change if its payer requested it and it failed in the last 30 days. */
export function failedIn(changes: readonly Operation[], now: Date): FailedChange | undefined {
  const latest = changes.at(-1)
  if (latest?.status !== 'failed' || !latest.finishedAt || !isChange(latest.kind)) return undefined
  // Those of staff have an id of another form.
  if (!latest.id.startsWith(`${latest.kind}:`)) return undefined
  const isShown = now.getTime() - latest.finishedAt.getTime() < SHOWN_DAYS * DAY_MS
  return isShown ? { kind: latest.kind, why: payerText(latest.error ?? '') } : undefined
}

const FOR_PAYERS = ['SUBSCRIPTION_ENDED', 'SUBSCRIPTION_ENDING', 'PAUSED_BY_CLUB', 'PAUSE_OVER']

/** What the payer reads. Other reasons are for staff, or in the provider's own words. */
const payerText = (error: string): string =>
  FOR_PAYERS.includes(error) ? failureText(error) : 'The card provider refused it.'
