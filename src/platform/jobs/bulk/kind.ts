import type { z } from 'zod'
import type { Actor } from '../../../kernel/actor.ts'
import type { Ctx, Ports } from '../../context.ts'
import type { Tx } from '../../database/database.ts'

/** What came of one row, in words for the person who asked. A refusal is final. */
export type BulkResult = { ok: boolean; text: string }

/** One row of a run: `key` is the same at every attempt and on every node, for others to know a repeat by. */
export type BulkItem = { id: string; key: string }

/**
 * A kind of work over many rows. It answers what came of one of them, throws TryAgain for what passes by itself, and
 * anything else for a bug.
 */
export type BulkKind<Input = unknown> = WorkKind<Input> | AskKind<Input>

type Named<Input> = { name: string; input: z.ZodType<Input> }

/** Work inside a transaction that also marks the row as done: what it writes through `tx` happens exactly once. */
export type WorkKind<Input = unknown> = Named<Input> & Works<Input>
type Works<Input> = { work(ctx: Ctx, tx: Tx, input: Input, item: BulkItem): Promise<BulkResult> }

/**
 * Work that waits for others, as for the card provider: no transaction is open meanwhile and no connection is held.
 * Who dies before the mark is asked again, so what it does must be known to them by `item.key`.
 */
export type AskKind<Input = unknown> = Named<Input> & Asks<Input>
type Asks<Input> = { ask(ctx: Ctx, input: Input, item: BulkItem): Promise<BulkResult> }

/** A kind beside others: each checks its own input when it works. */
export type AnyKind = { name: string } & (Works<unknown> | Asks<unknown>)

/** The kind as one of many. */
export const anyKind = <Input>(kind: BulkKind<Input>): AnyKind =>
  'ask' in kind
    ? { name: kind.name, ask: (ctx, given, item) => kind.ask(ctx, kind.input.parse(given), item) }
    : { name: kind.name, work: (ctx, tx, given, item) => kind.work(ctx, tx, kind.input.parse(given), item) }

/** What passes by itself: the row is tried again, a few times. `message` is what is said when it never passes. */
export class TryAgain extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'TryAgain'
  }
}

/** What runs need: the kinds of work, and the current actor of an account. */
export type Workshop = {
  kinds: readonly AnyKind[]
  actorOf(ports: Pick<Ports, 'db'>, userId: string): Promise<Actor>
}
