import { createHash } from 'node:crypto'
import type { Actor } from '../../kernel/actor.ts'
import type { LocalDate } from '../../kernel/dates.ts'
import { type Compiled, compile } from './compile.ts'
import type { Reader } from './define.ts'
import type { Asked } from './query.ts'
import type { Registry } from './registry.ts'

/** What pg runs. With a name the server plans it once a connection. */
export type Statement = { name?: string; text: string; values: unknown[]; rowMode: 'array' }

export type Ready = Pick<Compiled, 'collections' | 'lookUps'> & { readonly statement: Statement }
type Known = Compiled & { uses: number; name?: string }

const MOST_KNOWN = 1000
/** Each name lives on every connection for good, and readers may ask in any number of shapes. */
const MOST_NAMES = 200
const USES_FOR_A_NAME = 3

/**
 * Statements by reader and shape, made once. Expressions of fields may depend on anything about a reader, so readers
 * share one only when nothing that is known about them differs; all visitors of a day do.
 */
export class Statements {
  readonly #registry: Registry
  readonly #known = new Map<string, Known>()
  readonly #names = new Set<string>()
  #day: LocalDate | undefined

  constructor(registry: Registry) {
    this.#registry = registry
  }

  for(reader: Reader, asked: Asked): Ready {
    const known = this.#find(reader, asked)
    known.uses += 1
    if (!known.name && known.uses > USES_FOR_A_NAME) this.#giveName(known)
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
    // The least recently used stands first.
    if (found) this.#known.delete(key)
    this.#known.set(key, known)
    if (this.#known.size > MOST_KNOWN) {
      const [oldest] = this.#known.keys()
      if (oldest !== undefined) this.#known.delete(oldest)
    }
    return known
  }

  /** Yesterday's statements compare with yesterday; connections forget their names when they are replaced. */
  #begin(day: LocalDate): void {
    if (day === this.#day) return
    this.#day = day
    this.#known.clear()
    this.#names.clear()
  }

  /** By its text, so that readers whose statements differ only in values share one plan. */
  #giveName(known: Known): void {
    const name = `entries_${createHash('sha256').update(known.text).digest('base64url').slice(0, 22)}`
    if (!this.#names.has(name) && this.#names.size >= MOST_NAMES) return
    this.#names.add(name)
    known.name = name
  }
}

const whoIs = (actor: Actor): string => (actor.kind === 'user' ? JSON.stringify(actor) : actor.kind)
