import { z } from 'zod'

/**
 * A trouble that the next requests run into. `before`: nothing has been done yet. `after`: everything has been
 * done and only the answer is lost, which is the case that charges people twice.
 */
export const faultSchema = z.strictObject({
  kind: z.enum(['error', 'delay', 'cut']),
  when: z.enum(['before', 'after']).default('before'),
  times: z.int().min(1).default(1),
  method: z.enum(['GET', 'POST', 'DELETE']).optional(),
  /** The beginning of the paths it strikes, e.g. `/v1/checkout/sessions`. */
  path: z.string().default('/v1/'),
  status: z.int().min(400).max(599).default(500),
  ms: z.int().min(0).default(0),
})
export type Fault = z.infer<typeof faultSchema>

export class Faults {
  #waiting: Fault[] = []

  add(fault: Fault) {
    this.#waiting.push({ ...fault })
  }

  clear() {
    this.#waiting = []
  }

  /** The faults that strike this request. Each has one time less afterwards. */
  strike(method: string, path: string): Fault[] {
    const struck = this.#waiting.filter(
      (fault) => (!fault.method || fault.method === method) && path.startsWith(fault.path),
    )
    for (const fault of struck) fault.times -= 1
    this.#waiting = this.#waiting.filter(({ times }) => times > 0)
    return struck
  }
}
