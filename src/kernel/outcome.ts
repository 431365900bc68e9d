/** The expected results of a command. It throws for anything else. */
export type Outcome<T extends object, R extends { reason: string }> = ({ ok: true } & T) | ({ ok: false } & R)

/** A successful outcome with its facts. */
export function done(): { ok: true }
export function done<T extends object>(facts: T): { ok: true } & T
export function done(facts: object = {}) {
  return { ok: true as const, ...facts }
}

/** An expected refusal: a reason that callers switch on, and the facts for its message. */
export function refused<const R extends string>(reason: R): { ok: false; reason: R }
export function refused<const R extends string, F extends object>(
  reason: R,
  facts: F,
): { ok: false; reason: R } & F
export function refused(reason: string, facts?: object) {
  return { ok: false as const, reason, ...facts }
}

/** The default branch of an exhaustive switch. Throws if a case is missing at run time. */
export function unreachable(value: never): never {
  throw new Error(`unhandled case: ${JSON.stringify(value)}`)
}
