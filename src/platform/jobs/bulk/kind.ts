import type { z } from 'zod'
import type { Actor } from '../../../kernel/actor.ts'
import type { Ctx, Ports } from '../../context.ts'
import type { Tx } from '../../database/database.ts'

/**
 * The result of one row, with a message for the user. A refusal is final. A row that has only requested something has
 * the id of the operation that ends it: see `endRows`.
 */
export type BulkResult = { ok: boolean; text: string } | { operationId: string; text: string }

/** One row of a run. `key` is the same at every attempt and on every node, so that others recognise a repeat. */
export type BulkItem = { id: string; key: string }

/**
 * A kind of work over many rows. It works inside a transaction that also marks the row, so that its writes through `tx`
 * happen exactly once, and throws only for a bug.
 */
export type BulkKind<Input = unknown> = { name: string; input: z.ZodType<Input> } & Works<Input>
type Works<Input> = { work(ctx: Ctx, tx: Tx, input: Input, item: BulkItem): Promise<BulkResult> }

/** A kind among others: each checks its own input when it works. */
export type AnyKind = { name: string } & Works<unknown>

/** The kind with its input type erased. */
export const anyKind = <Input>(kind: BulkKind<Input>): AnyKind => ({
  name: kind.name,
  work: (ctx, tx, given, item) => kind.work(ctx, tx, kind.input.parse(given), item),
})

/** What runs need: the kinds of work, and the current actor of an account. */
export type BulkRegistry = {
  kinds: readonly AnyKind[]
  actorOf(ports: Pick<Ports, 'db' | 'clock'>, userId: string): Promise<Actor>
}
