import type { z } from 'zod'
import type { Actor } from '../../../kernel/actor.ts'
import type { Ctx, Ports } from '../../context.ts'
import type { Tx } from '../../database/database.ts'

/** The result of one row, with a message for the user. A refusal is final. */
export type BulkResult = { ok: boolean; text: string }

/** One row of a run. `key` is the same at every attempt and on every node, so that others recognise a repeat. */
export type BulkItem = { id: string; key: string }

/**
 * A kind of work over many rows. It returns the result of one row, throws TryAgain for temporary problems, and any
 * other error for a bug.
 */
export type BulkKind<Input = unknown> = WorkKind<Input> | AskKind<Input>

type Named<Input> = { name: string; input: z.ZodType<Input> }

/** Work inside a transaction that also marks the row as done: its writes through `tx` happen exactly once. */
export type WorkKind<Input = unknown> = Named<Input> & Works<Input>
type Works<Input> = { work(ctx: Ctx, tx: Tx, input: Input, item: BulkItem): Promise<BulkResult> }

/**
 * Work that waits for another service, such as Stripe: no transaction is open meanwhile and no connection is held. It
 * is repeated after a crash before the mark, so the service must recognise `item.key`.
 */
export type AskKind<Input = unknown> = Named<Input> & Asks<Input>
type Asks<Input> = { ask(ctx: Ctx, input: Input, item: BulkItem): Promise<BulkResult> }

/** A kind among others: each checks its own input when it works. */
export type AnyKind = { name: string } & (Works<unknown> | Asks<unknown>)

/** The kind with its input type erased. */
export const anyKind = <Input>(kind: BulkKind<Input>): AnyKind =>
  'ask' in kind
    ? { name: kind.name, ask: (ctx, given, item) => kind.ask(ctx, kind.input.parse(given), item) }
    : { name: kind.name, work: (ctx, tx, given, item) => kind.work(ctx, tx, kind.input.parse(given), item) }

/** A temporary problem: the row is tried again a few times. `message` is shown if it never succeeds. */
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
