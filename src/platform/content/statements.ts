import { createHash } from 'node:crypto'
import type { Actor } from '../../kernel/actor.ts'
import type { LocalDate } from '../../kernel/dates.ts'
import { type Compiled, compile } from './compile.ts'
import type { Reader } from './content-type.ts'
import type { Asked } from './query.ts'
import type { Registry } from './registry.ts'

/** A query for pg. PostgreSQL plans a named query once for each connection. */
export type Statement = { name?: string; text: string; values: unknown[]; rowMode: 'array' }

export type Ready = Pick<Compiled, 'collections' | 'lookUps'> & { readonly statement: Statement }
type Known = Compiled & { uses: number; name?: string }

/** The limit for all cached keys and texts together: a short query can compile to 100,000 characters of SQL. */
const MAX_CHARACTERS = 8_000_000
const LONGEST_NAMED = 20_000
/**
 * The limit for prepared statement names: each exists as long as its connection, and readers can send any number of
 * query shapes.
 */
const MAX_NAMES = 200
const USES_FOR_A_NAME = 3

/**
 * Caches compiled statements by reader and query shape. Field expressions can depend on any fact about a reader, so
 * readers share a statement only if all their facts are equal, as those of all visitors on one day are.
 */
export class Statements {
  readonly #registry: Registry
  readonly #known = new Map<string, Known>()
  readonly #names = new Set<string>()
  #characters = 0
  #day: LocalDate | undefined

  constructor(registry: Registry) {
    this.#registry = registry
  }

  for(reader: Reader, asked: Asked): Ready {
    const known = this.#find(reader, asked)
    known.uses += 1
    if (!known.name && known.uses > USES_FOR_A_NAME && known.text.length <= LONGEST_NAMED)
      this.#giveName(known)
    const values = known.parameters.map((one) => ('at' in one ? asked.values[one.at] : one.constant))
    const statement: Statement = { text: known.text, values, rowMode: 'array' }
    if (known.name) statement.name = known.name
    return { statement, collections: known.collections, lookUps: known.lookUps }
  }

  #find(reader: Reader, { query }: Asked): Known {
    this.#begin(reader.today)
    const key = `${whoIs(reader.actor)} ${JSON.stringify(query)}`
    const found = this.#known.get(key)
    const known = found ?? { ...compile(this.#registry, reader, query), uses: 0 }
    // Map order is used for eviction: the least recently used statement comes first.
    if (found) this.#known.delete(key)
    else this.#characters += key.length + known.text.length
    this.#known.set(key, known)
    for (const [oldest, { text }] of this.#known) {
      if (this.#characters <= MAX_CHARACTERS) break
      this.#known.delete(oldest)
      this.#characters -= oldest.length + text.length
    }
    return known
  }

  /** The total length of the cached statements, in characters. */
  get characters(): number {
    return this.#characters
  }

  /**
   * Clears the cache each day, because statements depend on the date. Connections lose their prepared statements when
   * they are replaced.
   */
  #begin(day: LocalDate): void {
    if (day === this.#day) return
    this.#day = day
    this.#known.clear()
    this.#characters = 0
    this.#names.clear()
  }

  /** Names statements by their text, so that readers whose statements differ only in values share one plan. */
  #giveName(known: Known): void {
    const name = `entries_${createHash('sha256').update(known.text).digest('base64url').slice(0, 22)}`
    if (!this.#names.has(name) && this.#names.size >= MAX_NAMES) return
    this.#names.add(name)
    known.name = name
  }
}

const whoIs = (actor: Actor): string => (actor.kind === 'user' ? JSON.stringify(actor) : actor.kind)
