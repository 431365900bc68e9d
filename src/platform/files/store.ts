/** Stores bytes. Keys are our own ('<id>/640.webp'), never a name from outside. */
export type FileStore = {
  put(key: string, bytes: Uint8Array): Promise<void>
  /** The bytes; undefined when the key does not exist. */
  get(key: string): Promise<Uint8Array | undefined>
  /** The keys that begin with a prefix ('<id>/'; '' for all), in no order. */
  keys(prefix: string): AsyncIterable<string>
  /** The first part of every key: the ids of the files, in no order. */
  ids(): AsyncIterable<string>
  /** Removes everything under a prefix ('<id>/'; '' is everything). Does nothing when there is nothing. */
  remove(prefix: string): Promise<void>
}
