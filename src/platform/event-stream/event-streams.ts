import type { IncomingMessage, ServerResponse } from 'node:http'
import { networkOf } from '../limits/limits.ts'
import type { Log } from '../log/log.ts'

/** The state that a stream sends, and whether it is final. Undefined: the topic does not exist or is not live. */
export type StreamState = { json: string; isLast: boolean } | undefined

type Source = {
  /** Matches the stream's URL; the first group is the topic. */
  address: RegExp
  /** The page tag whose change triggers a new read of the topic. */
  tagOf: (topic: string) => string
  read: (topic: string) => Promise<StreamState>
  clientOf: (req: IncomingMessage) => string
}

export type Limits = { viewers: number; ofOneNetwork: number }

/** All viewers of one topic on this node. They share one read and one buffer. */
type Topic = { viewers: Set<ServerResponse>; last: Buffer | undefined; isReading: boolean; isStale: boolean }

/**
 * The maximum number of viewers, per node (each takes a socket and about 20 kB) and per network. Spectators in a hall
 * may share an address, but no single client may take everyone else's places.
 */
const LIMITS: Limits = { viewers: 5000, ofOneNetwork: 500 }
/** A viewer with this much unread data is disconnected; the browser reconnects automatically. */
const MAX_UNREAD_BYTES = 64 * 1024
/** Proxies close connections that are silent for a minute. */
const KEEP_ALIVE_MS = 25_000
const KEEP_ALIVE = Buffer.from(':\n\n')
/** The reconnect delay for browsers. */
const RETRY = Buffer.from('retry: 3000\n\n')

/**
 * Serves server-sent events without going through the framework. Streams send small complete states rather than
 * changes, so a lost connection loses nothing. After a change, a topic is read once however many viewers it has, and at
 * most one read runs at a time.
 */
export class EventStreams {
  readonly #topics = new Map<string, Topic>()
  readonly #source: Source
  readonly #headers: Record<string, string>
  readonly #log: Log
  readonly #timer: NodeJS.Timeout
  readonly #limits: Limits
  readonly #viewersByNetwork = new Map<string, number>()
  #viewers = 0

  constructor(source: Source, headers: Record<string, string>, log: Log, limits = LIMITS) {
    this.#source = source
    this.#log = log
    this.#limits = limits
    this.#headers = {
      ...headers,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // Turns off buffering in nginx.
      'x-accel-buffering': 'no',
    }
    this.#timer = setInterval(() => this.#keepAlive(), KEEP_ALIVE_MS).unref()
  }

  /** Handles a request for a stream. Returns false, without touching the response, for any other request. */
  answer(req: IncomingMessage, res: ServerResponse): boolean {
    if (req.method !== 'GET') return false
    const [path = ''] = (req.url ?? '').split('?', 1)
    const name = this.#source.address.exec(path)?.[1]
    if (name === undefined) return false
    const network = networkOf(this.#source.clientOf(req))
    const ofNetwork = this.#viewersByNetwork.get(network) ?? 0
    if (this.#viewers >= this.#limits.viewers) this.#refuse(res, 503)
    else if (ofNetwork >= this.#limits.ofOneNetwork) this.#refuse(res, 429)
    else {
      this.#viewersByNetwork.set(network, ofNetwork + 1)
      res.once('close', () => this.#forgetOne(network))
      this.#join(name.toLowerCase(), res)
    }
    return true
  }

  get viewers(): number {
    return this.#viewers
  }

  /** Reads the topics with these tags again and sends them to their viewers. */
  drop(tags: Iterable<string>): void {
    const changed = new Set(tags)
    for (const name of this.#topics.keys()) if (changed.has(this.#source.tagOf(name))) this.#refresh(name)
  }

  /** Does nothing: viewers keep the last state while writes cannot be received. */
  suspend(): void {}

  /** Reads everything again, because writes may have been missed. */
  resume(): void {
    for (const name of this.#topics.keys()) this.#refresh(name)
  }

  /** Ends all streams. The browsers reconnect, to another node if there is one. */
  close(): void {
    clearInterval(this.#timer)
    for (const { viewers } of this.#topics.values()) for (const res of viewers) res.end()
  }

  #refuse(res: ServerResponse, status: 429 | 503): void {
    res.writeHead(status, { ...this.#headers, 'retry-after': '30' }).end()
  }

  #forgetOne(network: string): void {
    const left = (this.#viewersByNetwork.get(network) ?? 0) - 1
    if (left > 0) this.#viewersByNetwork.set(network, left)
    else this.#viewersByNetwork.delete(network)
  }

  #join(name: string, res: ServerResponse): void {
    const topic = this.#topics.get(name) ?? {
      viewers: new Set(),
      last: undefined,
      isReading: false,
      isStale: false,
    }
    this.#topics.set(name, topic)
    topic.viewers.add(res)
    this.#viewers += 1
    res.once('close', () => this.#leave(name, topic, res))
    if (topic.last) this.#send(res, topic.last)
    else this.#refresh(name)
  }

  #leave(name: string, topic: Topic, res: ServerResponse): void {
    this.#viewers -= 1
    topic.viewers.delete(res)
    if (topic.viewers.size === 0 && this.#topics.get(name) === topic) this.#topics.delete(name)
  }

  #refresh(name: string): void {
    const topic = this.#topics.get(name)
    if (!topic) return
    topic.isStale = true
    if (topic.isReading) return
    topic.isReading = true
    this.#readUntilFresh(name, topic).catch((error) => {
      this.#log.error({ err: error, topic: name }, 'a stream could not be read')
      for (const res of topic.viewers) res.destroy()
    })
  }

  async #readUntilFresh(name: string, topic: Topic): Promise<void> {
    try {
      while (topic.isStale) {
        topic.isStale = false
        this.#publish(name, topic, await this.#source.read(name))
      }
    } finally {
      topic.isReading = false
    }
  }

  #publish(name: string, topic: Topic, state: StreamState): void {
    if (!state) {
      // A 204 tells the browser not to reconnect.
      for (const res of topic.viewers) res.headersSent ? res.end() : res.writeHead(204, this.#headers).end()
      this.#topics.delete(name)
      return
    }
    topic.last = Buffer.from(`data: ${state.json}\n\n`)
    for (const res of topic.viewers) this.#send(res, topic.last)
    if (!state.isLast) return
    this.#topics.delete(name)
    for (const res of topic.viewers) res.end()
  }

  #send(res: ServerResponse, bytes: Buffer): void {
    if (!res.headersSent) {
      res.socket?.setNoDelay(true)
      res.writeHead(200, this.#headers)
      res.write(RETRY)
    }
    if (res.writableLength > MAX_UNREAD_BYTES) res.destroy()
    else res.write(bytes)
  }

  #keepAlive(): void {
    for (const { viewers } of this.#topics.values())
      for (const res of viewers) if (res.headersSent) this.#send(res, KEEP_ALIVE)
  }
}
