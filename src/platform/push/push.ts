/** A browser's push subscription: the endpoint at its push service, and the keys to encrypt messages for it. */
export type PushTarget = { readonly endpoint: string; readonly p256dh: string; readonly auth: string }

/**
 * The content of a notification. Push services cannot read it, but lock screens show it, so it contains no private
 * details.
 */
export type PushMessage = {
  readonly title: string
  /** The path of the page that opens when the notification is tapped. */
  readonly path: string
  /** A notification replaces an earlier one with the same tag. */
  readonly tag: string
}

/** 'gone': the browser has unsubscribed. 'refused': the service permanently rejects this message. */
export type PushResult = 'delivered' | 'gone' | 'refused'

/** Sends notifications to browsers. Throws if sending should be retried. */
export type PushSender = {
  /** Returns the site's public key, with which browsers subscribe. */
  publicKey(): Promise<string>
  /** `contact`: the address at which a push service reports problems. */
  send(target: PushTarget, message: PushMessage, contact: string): Promise<PushResult>
}

/** For programs that send no notifications. */
export const noPush: PushSender = {
  publicKey: async () => '',
  send: async () => 'refused',
}
