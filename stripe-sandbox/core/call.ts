import { z } from 'zod'
import type { SandboxState } from './state.ts'

export type Input<P> = { params: P; id: string; url: string }
type Shape = Readonly<Record<string, z.ZodType>>

/** One call of the API: where it is, which parameters it takes, what it does. */
export type Call = {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  schema: z.ZodObject
  run(state: SandboxState, input: Input<unknown>): object
}

/** Declares a call. `:id` in the path arrives as `id`; parameters not in the shape are refused. */
export function call<S extends Shape>(
  method: Call['method'],
  path: string,
  shape: S,
  run: (state: SandboxState, input: Input<z.infer<z.ZodObject<S, z.core.$strict>>>) => object,
): Call {
  const schema = z.strictObject(shape)
  // `run` is only ever handed what `schema` has read.
  return { method, path: `/v1/${path}`, schema, run: run as Call['run'] }
}
