import type { z } from 'zod'
import type { Actor } from '../../../kernel/actor.ts'
import type { Ctx, Ports } from '../../context.ts'
import type { Tx } from '../../database/database.ts'

/**
 * The result of one row, with a message for the user. A refusal is final. `operationId` names the operation that the
 * row now waits for; see `endRows`.
 */
export type BulkResult = { ok: boolean; text: string } | { operationId: string; text: string }

/** One row of a run. `key` is the same for every attempt and on every node, and serves as an idempotency key. */
export type BulkItem = { id: string; key: string }

/**
 * A kind of bulk work. It runs in the transaction that also marks the row, so its writes through `tx` happen exactly
 * once. It throws only for bugs.
 */
export type BulkKind<Input = unknown> = { name: string; input: z.ZodType<Input> } & Works<Input>
type Works<Input> = { work(ctx: Ctx, tx: Tx, input: Input, item: BulkItem): Promise<BulkResult> }

/** A kind whose input type is erased; it validates its own input. */
export type AnyKind = { name: string } & Works<unknown>

/** Erases the input type of a kind. */
export const anyKind = <Input>(kind: BulkKind<Input>): AnyKind => ({
  name: kind.name,
  work: (ctx, tx, given, item) => kind.work(ctx, tx, kind.input.parse(given), item),
})

/** Everything that runs need: the kinds of work, and a function that returns an account's current actor. */
export type BulkRegistry = {
  kinds: readonly AnyKind[]
  actorOf(ports: Pick<Ports, 'db' | 'clock'>, userId: string): Promise<Actor>
}
