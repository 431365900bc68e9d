const MAX_CLIENTS = 10_000

/** The amounts a client may use in a time span, by kind. */
export type Amounts<Kind extends string> = Readonly<Record<Kind, number>>
type Used<Kind extends string> = { since: number; amounts: Record<Kind, number> }

/**
 * Rate-limits clients on this node only, for requests that are too frequent to count in the database. A client that has
 * used up one kind must wait until its time span ends.
 */
export class Budget<Kind extends string> {
  readonly #most: Amounts<Kind>
  readonly #spanMs: number
  readonly #clients = new Map<string, Used<Kind>>()

  constructor(most: Amounts<Kind>, seconds: number) {
    this.#most = most
    this.#spanMs = seconds * 1000
  }

  /** Returns the seconds until this client may continue, or 0. `now` is in milliseconds. */
  waitSeconds(client: string, now: number): number {
    const used = this.#clients.get(client)
    if (!used || this.#hasEnded(used, now)) return 0
    const isUsedUp = this.#kinds().some((kind) => used.amounts[kind] >= this.#most[kind])
    return isUsedUp ? Math.max(1, Math.ceil((used.since + this.#spanMs - now) / 1000)) : 0
  }

  /** Adds the usage of a client. */
  spend(client: string, amounts: Amounts<Kind>, now: number): void {
    const known = this.#clients.get(client)
    const used = known && !this.#hasEnded(known, now) ? known : { since: now, amounts: this.#nothing() }
    for (const kind of this.#kinds()) used.amounts[kind] += amounts[kind]
    // Map order is used for eviction: the client whose time span began first comes first.
    if (used !== known) this.#clients.delete(client)
    this.#clients.set(client, used)
    const [oldest] = this.#clients.keys()
    if (this.#clients.size > MAX_CLIENTS && oldest !== undefined) this.#clients.delete(oldest)
  }

  #hasEnded({ since }: Used<Kind>, now: number): boolean {
    return now >= since + this.#spanMs
  }

  #kinds(): Kind[] {
    return Object.keys(this.#most) as Kind[] // the record has exactly these keys
  }

  #nothing(): Record<Kind, number> {
    return Object.fromEntries(this.#kinds().map((kind) => [kind, 0])) as Record<Kind, number> // covers every kind
  }
}
