/** The expected answers of a command. Anything else is a bug and throws. */
export type Outcome<T extends object, R extends { reason: string }> = ({ ok: true } & T) | ({ ok: false } & R)

/** The positive outcome of a command, with its facts. */
export function done(): { ok: true }
export function done<T extends object>(facts: T): { ok: true } & T
export function done(facts: object = {}) {
  return { ok: true as const, ...facts }
}

/** An expected refusal: a reason the caller switches on, with the facts for its message. */
export function refused<const R extends string>(reason: R): { ok: false; reason: R }
export function refused<const R extends string, F extends object>(
  reason: R,
  facts: F,
): { ok: false; reason: R } & F
export function refused(reason: string, facts?: object) {
  return { ok: false as const, reason, ...facts }
}

/** The default of an exhaustive switch. Throws when a case is missing at run time. */
export function unreachable(value: never): never {
  throw new Error(`unhandled case: ${JSON.stringify(value)}`)
}
