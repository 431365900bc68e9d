import type { z } from 'zod'
import { parsedJson } from '../kernel/parsed-json.ts'

const MAX_BODY = 200_000

/** Reads the marks that a phone sends as JSON. Returns undefined if they are too long or not valid. */
export async function sentMarks<S extends z.ZodType>(
  request: Request,
  schema: S,
): Promise<z.output<S> | undefined> {
  const text = await request.text()
  const parsed = text.length > MAX_BODY ? undefined : schema.safeParse(parsedJson(text))
  return parsed?.success ? parsed.data : undefined
}
