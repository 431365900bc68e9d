/** A browser that asked for notifications: where its push service takes them, and the keys that only it can open. */
export type PushTarget = { readonly endpoint: string; readonly p256dh: string; readonly auth: string }

/** What a device shows. Push services cannot read it, but it stays on the lock screen: no private details. */
export type PushMessage = {
  readonly title: string
  /** The page that opens with a tap, as a path. */
  readonly path: string
  /** A message with the tag of an earlier one replaces it. */
  readonly tag: string
}

/** 'gone': the browser has unsubscribed. 'refused': the service does not take this message, now or later. */
export type PushResult = 'delivered' | 'gone' | 'refused'

/** Sends notifications to browsers. Throws when it should be tried again. */
export type PushSender = {
  /** The public half of the site's key, which browsers subscribe with. */
  publicKey(): Promise<string>
  /** `contact`: the address that a push service writes to about problems. */
  send(target: PushTarget, message: PushMessage, contact: string): Promise<PushResult>
}

/** For programs that send nothing. */
export const noPush: PushSender = {
  publicKey: async () => '',
  send: async () => 'refused',
}
