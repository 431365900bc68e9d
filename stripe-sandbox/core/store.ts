import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Tables } from '../tables.ts'

export type Table = keyof Tables
type Change = [table: string, id: string, row: unknown]

/**
 * All objects, in memory with a journal on disk. Each change is one line, so a kill keeps a change completely or
 * not at all. On start the journal is read and rewritten without replaced rows.
 */
export class Store {
  readonly #tables = new Map<string, Map<string, unknown>>()
  readonly #file: string
  #journal: number
  /** The previous values of the rows changed in the current change. */
  #undo: Change[] = []

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    this.#file = join(folder, 'journal.jsonl')
    if (existsSync(this.#file)) this.#read()
    this.#journal = this.#writeAgain()
  }

  get<T extends Table>(table: T, id: string): Tables[T] | undefined {
    // Rows enter a table only through `put`, which checks their type.
    return this.#rows(table).get(id) as Tables[T] | undefined
  }

  /** Returns the rows oldest first. */
  all<T extends Table>(table: T): Tables[T][] {
    return [...this.#rows(table).values()] as Tables[T][]
  }

  put<T extends Table>(table: T, row: Tables[T]): Tables[T] {
    this.#set(table, row.id, row)
    return row
  }

  /** Replaces some fields of an existing row. */
  patch<T extends Table>(table: T, id: string, fields: Partial<Tables[T]>): Tables[T] {
    const before = this.get(table, id)
    if (!before) throw new Error(`${table} ${id} is not in the store`)
    return this.put(table, { ...before, ...fields })
  }

  delete(table: Table, id: string) {
    this.#set(table, id, null)
  }

  /** Commits all of `work` or none of it. Work is synchronous, so changes never interleave. */
  atomically<T>(work: () => T, keepsOn: (error: unknown) => boolean = () => false): T {
    if (this.#undo.length > 0) throw new Error('Changes must not be nested')
    try {
      const answer = work()
      this.#commit()
      return answer
    } catch (error) {
      if (keepsOn(error)) this.#commit()
      else this.#rollBack()
      throw error
    }
  }

  /** Deletes everything. */
  clear() {
    this.#tables.clear()
    closeSync(this.#journal)
    this.#journal = this.#writeAgain()
  }

  close() {
    closeSync(this.#journal)
  }

  #rows(table: string): Map<string, unknown> {
    const rows = this.#tables.get(table)
    if (rows) return rows
    const made = new Map<string, unknown>()
    this.#tables.set(table, made)
    return made
  }

  #set(table: string, id: string, row: unknown) {
    this.#undo.push([table, id, this.#rows(table).get(id) ?? null])
    this.#apply([table, id, row])
  }

  #apply([table, id, row]: Change) {
    if (row === null) this.#rows(table).delete(id)
    else this.#rows(table).set(id, row)
  }

  #commit() {
    const touched = new Map(this.#undo.map(([table, id]) => [`${table} ${id}`, [table, id] as const]))
    this.#undo = []
    if (touched.size === 0) return
    const line = [...touched.values()].map(([table, id]) => [table, id, this.#rows(table).get(id) ?? null])
    writeSync(this.#journal, `${JSON.stringify(line)}\n`)
  }

  #rollBack() {
    for (const change of this.#undo.reverse()) this.#apply(change)
    this.#undo = []
  }

  /** Reads the journal. An incomplete last line belongs to a change interrupted by a crash and is ignored. */
  #read() {
    const lines = readFileSync(this.#file, 'utf8').split('\n')
    for (const line of lines.slice(0, -1)) {
      const changes: Change[] = JSON.parse(line)
      for (const change of changes) this.#apply(change)
    }
  }

  #writeAgain(): number {
    // Several nodes may start on the same folder at the same time.
    const fresh = `${this.#file}.${process.pid}.new`
    const file = openSync(fresh, 'w', 0o600)
    for (const [table, rows] of this.#tables) {
      for (const [id, row] of rows) writeSync(file, `${JSON.stringify([[table, id, row]])}\n`)
    }
    fsyncSync(file)
    closeSync(file)
    renameSync(fresh, this.#file)
    return openSync(this.#file, 'a', 0o600)
  }
}
