import { z } from 'zod'
import type { SandboxState } from './state.ts'

export type Input<P> = { params: P; id: string; url: string }
type Shape = Readonly<Record<string, z.ZodType>>

/** One API call: its method, path, parameters and implementation. */
export type Call = {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  schema: z.ZodObject
  run(state: SandboxState, input: Input<unknown>): object
}

/** Declares a call. `:id` in the path is passed as `id`. Parameters outside the shape are refused. */
export function call<S extends Shape>(
  method: Call['method'],
  path: string,
  shape: S,
  run: (state: SandboxState, input: Input<z.infer<z.ZodObject<S, z.core.$strict>>>) => object,
): Call {
  const schema = z.strictObject(shape)
  // `run` only receives parameters that `schema` has parsed.
  return { method, path: `/v1/${path}`, schema, run: run as Call['run'] }
}
