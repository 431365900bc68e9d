import { z } from 'zod'

/**
 * A trouble that the next requests run into. `before`: nothing has been done yet. `after`: everything has been
 * done and only the answer is lost, which is the case that charges people twice.
 */
export const faultSchema = z.strictObject({
  /** `hold` waits until the faults are cleared: a delay that a test ends. */
  kind: z.enum(['error', 'delay', 'hold', 'cut']),
  when: z.enum(['before', 'after']).default('before'),
  times: z.int().min(1).default(1),
  /** So many of the requests that it would strike get through first. */
  skip: z.int().min(0).default(0),
  method: z.enum(['GET', 'POST', 'DELETE']).optional(),
  /** The beginning of the paths it strikes, e.g. `/v1/checkout/sessions`. */
  path: z.string().default('/v1/'),
  status: z.int().min(400).max(599).default(500),
  ms: z.int().min(0).default(0),
})
export type Fault = z.infer<typeof faultSchema>

export class Faults {
  #waiting: Fault[] = []
  #cleared = Promise.withResolvers<void>()

  /** Comes when those who are held may go on. */
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

  /** The faults that strike this request. Each has one time less afterwards. */
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
