import { Invalid } from '../../kernel/errors.ts'
import { plainLine } from '../../kernel/text.ts'

const MAX_ALT = 300

/** Parses the required alternative text of a picture. Throws Invalid with a message under `alt`. */
export function parseAlt(given: string): string {
  const alt = plainLine(given)
  if (alt === '') throw new Invalid({ alt: ['Describe what the picture shows'] })
  if (alt.length > MAX_ALT) throw new Invalid({ alt: [`Use at most ${MAX_ALT} characters`] })
  return alt
}
