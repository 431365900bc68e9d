import { Hono } from 'hono'
import { servedFiles } from '../platform/files/serve.ts'
import type { HttpEnv } from '../platform/http/env.ts'

/** Addresses that answer something else than a page: files, feeds, robots. */
export function resources(): Hono<HttpEnv> {
  return new Hono<HttpEnv>().route('/', servedFiles())
}
