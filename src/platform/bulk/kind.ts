import type { z } from 'zod'
import type { Actor } from '../../kernel/actor.ts'
import type { Ctx, Ports } from '../context.ts'
import type { Tx } from '../database/database.ts'

/** What came of one row, in words for the person who asked. A refusal is final. */
export type BulkResult = { ok: boolean; text: string }

/** One row of a run: `key` is the same at every attempt and on every node, for others to know a repeat by. */
export type BulkItem = { id: string; key: string }

/**
 * A kind of work over many rows. `work` does one of them, inside a transaction of its own that also marks it as done:
 * what it writes through `tx` happens exactly once. What it asks of others must be known to them by `item.key`. It
 * answers what came of it, throws TryAgain for what passes by itself, and anything else for a bug.
 */
export type BulkKind<Input = unknown> = {
  name: string
  input: z.ZodType<Input>
  work(ctx: Ctx, tx: Tx, input: Input, item: BulkItem): Promise<BulkResult>
}

/** A kind beside others: each checks its own input when it works. */
export type AnyKind = {
  name: string
  work(ctx: Ctx, tx: Tx, input: unknown, item: BulkItem): Promise<BulkResult>
}

/** The kind as one of many. */
export const anyKind = <Input>({ name, input, work }: BulkKind<Input>): AnyKind => ({
  name,
  work: (ctx, tx, given, item) => work(ctx, tx, input.parse(given), item),
})

/** What passes by itself: the row is tried again, a few times. `message` is what is said when it never passes. */
export class TryAgain extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'TryAgain'
  }
}

/** What runs are worked on with: the kinds, and who somebody is today, by the id of the account. */
export type Workshop = {
  kinds: readonly AnyKind[]
  actorOf(ports: Pick<Ports, 'db'>, userId: string): Promise<Actor>
}
