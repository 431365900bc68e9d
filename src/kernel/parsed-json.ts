/** Parses JSON from outside. Returns undefined if the text is not JSON, which a schema then rejects. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
