import { type Actor, isStaff } from '../../kernel/actor.ts'
import { BadQuery } from '../../platform/content/resolve.ts'
import type { Statement } from '../../platform/content/statements.ts'
import type { Db } from '../../platform/database/database.ts'

/** Limits of one request: rows in all its lists, bytes of its responses, and database time in milliseconds. */
export type Most = { readonly rows: number; readonly bytes: number; readonly ms: number }

/**
 * The limits of one HTTP request for visitors and members. The club's own largest query (all teams with members and
 * countries) reads 182,000 rows when every list is full.
 */
export const MOST: Most = { rows: 200_000, bytes: 4 * 1024 * 1024, ms: 2000 }
/** Staff list up to 9,000 registrations together with the e-mails sent for each. */
const MAX_OF_STAFF: Most = { rows: 1_000_000, bytes: 16 * 1024 * 1024, ms: 2000 }

/** The limits of one HTTP request of this actor. */
export const mostFor = (actor: Actor): Most => (isStaff(actor) ? MAX_OF_STAFF : MOST)

const TOO_LARGE = 'is too large: request fewer rows or fields'
const TOO_SLOW = 'takes too long: request fewer rows or fields'
/** PostgreSQL error code query_canceled, raised by statement_timeout. */
const CANCELLED = '57014'

/**
 * The remaining cost budget of one HTTP request. Every alias, nested list and batched query draws on it. Statements run
 * one after another, so a request never holds two connections.
 */
export class Allowance {
  readonly #db: Db
  readonly #most: Most
  #rows = 0
  #bytes = 0
  #ms = 0
  #last: Promise<unknown> = Promise.resolve()

  constructor(db: Db, most: Most) {
    this.#db = db
    this.#most = most
  }

  get used() {
    return { rows: this.#rows, bytes: this.#bytes, ms: this.#ms }
  }

  /** Charges the maximum length of a list. Throws BadQuery, naming the list, if the budget is exceeded. */
  addRows(key: string, rows: number): void {
    this.#rows += rows
    if (this.#rows <= this.#most.rows) return
    throw new BadQuery({
      [key]: [
        `asks for ${this.#rows} rows, and the most in one request is ${this.#most.rows}: give its lists smaller limits`,
      ],
    })
  }

  /** Runs a statement that returns one JSON text. Throws BadQuery once the budget is used up. */
  readonly execute = (statement: Statement): Promise<string | null> => {
    const answer = this.#last.then(() => this.#run(statement))
    this.#last = answer.catch(() => undefined)
    return answer
  }

  async #run(statement: Statement): Promise<string | null> {
    if (this.#rows > this.#most.rows)
      throw new BadQuery({ request: [`asks for more than ${this.#most.rows} rows`] })
    if (this.#ms >= this.#most.ms) throw new BadQuery({ request: [TOO_SLOW] })
    const began = performance.now()
    try {
      const { rows } = await this.#db.$client.query<[string | null, number | null]>(
        withinBytes(statement, this.#most.bytes - this.#bytes),
      )
      const [text = null, bytes] = rows[0] ?? []
      if (text === null && bytes) throw new BadQuery({ request: [TOO_LARGE] })
      this.#bytes += bytes ?? 0
      return text
    } catch (error) {
      if (!isCancelled(error)) throw error
      this.#ms = this.#most.ms
      throw new BadQuery({ request: [TOO_SLOW] })
    } finally {
      this.#ms += performance.now() - began
    }
  }
}

/** Wraps a statement so that it returns the size of its text, and the text itself only if it fits. */
function withinBytes({ text, values, ...rest }: Statement, mostBytes: number): Statement {
  const most = `$${values.length + 1}::int`
  const guarded = `select case when octet_length("_a"."t") <= ${most} then "_a"."t" end, octet_length("_a"."t")
    from (${text}) as "_a"("t")`
  return { ...rest, text: guarded, values: [...values, Math.max(0, mostBytes)] }
}

const isCancelled = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === CANCELLED
