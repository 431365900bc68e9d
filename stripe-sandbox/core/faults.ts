import { z } from 'zod'

/**
 * A failure for the next matching requests. `before` fails a request before any work is done. `after` does the work
 * and loses the response, which is the case that can charge a customer twice.
 */
export const faultSchema = z.strictObject({
  /** `hold` delays the response until the faults are cleared. */
  kind: z.enum(['error', 'delay', 'hold', 'cut']),
  when: z.enum(['before', 'after']).default('before'),
  times: z.int().min(1).default(1),
  /** The number of matching requests that succeed first. */
  skip: z.int().min(0).default(0),
  method: z.enum(['GET', 'POST', 'DELETE']).optional(),
  /** The path prefix it applies to, e.g. `/v1/checkout/sessions`. */
  path: z.string().default('/v1/'),
  status: z.int().min(400).max(599).default(500),
  ms: z.int().min(0).default(0),
})
export type Fault = z.infer<typeof faultSchema>

export class Faults {
  #waiting: Fault[] = []
  #cleared = Promise.withResolvers<void>()

  /** Resolves when the faults are cleared and held requests may continue. */
  get cleared(): Promise<void> {
    return this.#cleared.promise
  }

  add(fault: Fault) {
    this.#waiting.push({ ...fault })
  }

  clear() {
    this.#waiting = []
    this.#cleared.resolve()
    this.#cleared = Promise.withResolvers()
  }

  /** Returns the faults that apply to this request, and counts down their remaining uses. */
  strike(method: string, path: string): Fault[] {
    const meant = this.#waiting.filter(
      (fault) => (!fault.method || fault.method === method) && path.startsWith(fault.path),
    )
    const struck = meant.filter(({ skip }) => skip === 0)
    for (const fault of meant) if (fault.skip > 0) fault.skip -= 1
    for (const fault of struck) fault.times -= 1
    this.#waiting = this.#waiting.filter(({ times }) => times > 0)
    return struck
  }
}
