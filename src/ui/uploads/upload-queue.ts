/** The state of one file. `storing`: completely sent, and being processed by the server. */
export type UploadState = 'waiting' | 'sending' | 'storing' | 'done' | 'there' | 'failed'

export type UploadItem = {
  id: number
  file: File
  /** Its position in the album. */
  place: number
  state: UploadState
  /** The fraction sent, from 0 to 1. */
  sent: number
  /** The reason for the failure. */
  why?: string
  /** True if a retry cannot succeed. */
  final?: boolean | undefined
}

/** `there`: already stored. `halts`: the following files would also fail. `final`: a retry cannot succeed. */
export type Sent =
  | { result: 'done' | 'there' }
  | { result: 'failed'; why: string; halts?: boolean; final?: boolean }

export type Send = (
  file: File,
  place: number,
  hooks: { progress: (part: number) => void; signal: AbortSignal },
) => Promise<Sent>

const AT_ONCE = 3

/** Uploads files, three at a time. Each can fail and be retried separately. */
export class UploadQueue {
  #items: readonly UploadItem[] = []
  #listeners = new Set<() => void>()
  #stopping = new AbortController()
  #send: Send
  #most: number

  /** `most` is the maximum number of unfinished files. */
  constructor(send: Send, most: number) {
    this.#send = send
    this.#most = most
  }

  /** Adds files. Returns how many were left out because of the limit. */
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

  /** Retries one failed file, or all that can be retried. */
  retry(id?: number): void {
    this.#set(
      this.#items.map((item) =>
        canRetry(item) && (id === undefined || item.id === id) ? again(item) : item,
      ),
    )
    this.#fill()
  }

  /** Aborts running uploads and removes waiting files. */
  stop(): void {
    this.#stopping.abort()
    this.#stopping = new AbortController()
    this.#set(this.#items.filter(({ state }) => !isOpen(state)))
  }

  /** Removes finished files. */
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

/** Whether a failed file can be retried. */
export const canRetry = ({ state, final }: UploadItem): boolean => state === 'failed' && !final

const isBusy = (state: UploadState) => state === 'sending' || state === 'storing'

/** Whether the upload is unfinished. */
export const isOpen = (state: UploadState): boolean => state === 'waiting' || isBusy(state)
