/** Stores bytes by key. We choose the keys ('<id>/640.webp'); they never contain user input. */
export type FileStore = {
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Returns the bytes, or undefined if the key does not exist. */
  get(key: string): Promise<Uint8Array | undefined>
  /** Lists the keys that start with a prefix ('<id>/'; '' for all), in no particular order. */
  keys(prefix: string): AsyncIterable<string>
  /** Lists the file ids, which are the first part of every key, in no particular order. */
  ids(): AsyncIterable<string>
  /** Removes all keys with a prefix ('<id>/'; '' for everything). Does nothing if there are none. */
  remove(prefix: string): Promise<void>
}
