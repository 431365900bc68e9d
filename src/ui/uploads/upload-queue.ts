/** How far one file is. `storing`: all of it has arrived, and it is being drawn anew. */
export type UploadState = 'waiting' | 'sending' | 'storing' | 'done' | 'there' | 'failed'

export type UploadItem = {
  id: number
  file: File
  /** The place that it is to have among its kin. */
  place: number
  state: UploadState
  /** The part that has been sent, 0 to 1. */
  sent: number
  /** Why it failed. */
  why?: string
  /** It would fail each time. */
  final?: boolean | undefined
}

/**
 * `there`: it was there already. `halts`: the next ones would fail alike. `final`: so would this one, however often it
 * is tried.
 */
export type Sent =
  | { result: 'done' | 'there' }
  | { result: 'failed'; why: string; halts?: boolean; final?: boolean }

export type Send = (
  file: File,
  place: number,
  hooks: { progress: (part: number) => void; signal: AbortSignal },
) => Promise<Sent>

const AT_ONCE = 3

/** Files on their way: three at a time, the others wait. Each can fail by itself and be tried again. */
export class UploadQueue {
  #items: readonly UploadItem[] = []
  #listeners = new Set<() => void>()
  #stopping = new AbortController()
  #send: Send
  #most: number

  /** `most`: so many may be under way together. */
  constructor(send: Send, most: number) {
    this.#send = send
    this.#most = most
  }

  /** Adds files, and answers how many were left out because they were too many at once. */
  add(files: readonly File[], firstPlace: number): number {
    const under = this.#items.filter(({ state }) => isOpen(state)).length
    const taken = files.slice(0, Math.max(0, this.#most - under))
    const kept = under > 0 ? this.#items : this.#items.filter(({ state }) => state === 'failed')
    const first = (this.#items.at(-1)?.id ?? 0) + 1
    const places = Math.max(firstPlace, ...kept.map(({ place }) => place + 1))
    const added = taken.map(
      (file, at): UploadItem => ({ id: first + at, file, place: places + at, state: 'waiting', sent: 0 }),
    )
    this.#set([...kept, ...added])
    this.#fill()
    return files.length - taken.length
  }

  /** Tries failed ones again: one, or all that another try can help. */
  retry(id?: number): void {
    this.#set(
      this.#items.map((item) =>
        isHelped(item) && (id === undefined || item.id === id) ? again(item) : item,
      ),
    )
    this.#fill()
  }

  /** Nothing more is sent; what is on its way is called back. */
  stop(): void {
    this.#stopping.abort()
    this.#stopping = new AbortController()
    this.#set(this.#items.filter(({ state }) => !isOpen(state)))
  }

  /** Forgets what has ended. */
  clear(): void {
    this.#set(this.#items.filter(({ state }) => isOpen(state)))
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  items = (): readonly UploadItem[] => this.#items

  #fill(): void {
    const busy = this.#items.filter(({ state }) => isBusy(state)).length
    const next = this.#items.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, AT_ONCE - busy))
    for (const item of next) void this.#run(item)
  }

  async #run({ id, file, place }: UploadItem): Promise<void> {
    const { signal } = this.#stopping
    this.#change(id, { state: 'sending', sent: 0 })
    const progress = (part: number) =>
      this.#change(id, { sent: part, state: part < 1 ? 'sending' : 'storing' })
    const sent = await this.#send(file, place, { progress, signal }).catch(
      (): Sent => ({ result: 'failed', why: 'This file could not be sent.' }),
    )
    if (signal.aborted) return
    if (sent.result !== 'failed') this.#change(id, { state: sent.result, sent: 1 })
    else this.#fail(id, sent)
    this.#fill()
  }

  #fail(id: number, { why, halts, final }: Extract<Sent, { result: 'failed' }>): void {
    const fails = (item: UploadItem) => item.id === id || (halts && item.state === 'waiting')
    const failed = { state: 'failed', sent: 0, why, final } as const
    this.#set(this.#items.map((item) => (fails(item) ? { ...item, ...failed } : item)))
  }

  #change(id: number, change: Partial<UploadItem>): void {
    this.#set(this.#items.map((item) => (item.id === id ? { ...item, ...change } : item)))
  }

  #set(items: readonly UploadItem[]): void {
    this.#items = items
    for (const listener of this.#listeners) listener()
  }
}

const again = ({ id, file, place }: UploadItem): UploadItem => ({
  id,
  file,
  place,
  state: 'waiting',
  sent: 0,
})

/** Failed, and may succeed when it is tried again. */
export const isHelped = ({ state, final }: UploadItem): boolean => state === 'failed' && !final

const isBusy = (state: UploadState) => state === 'sending' || state === 'storing'

/** Not yet decided. */
export const isOpen = (state: UploadState): boolean => state === 'waiting' || isBusy(state)
