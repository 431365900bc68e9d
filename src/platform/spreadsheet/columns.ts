import { folded } from '../../kernel/text.ts'

/** Guesses the field of each column from its heading; '' if unknown. A field is assigned to one column only. */
export function guessFields<F extends string>(
  header: readonly string[],
  headings: Readonly<Record<F, readonly string[]>>,
): (F | '')[] {
  const fields = Object.keys(headings) as F[] // Object.keys loses the type of the keys
  const taken = new Set<F>()
  return header.map((heading) => {
    const words = headingWords(heading)
    const field = fields.find((name) => !taken.has(name) && headings[name].includes(words))
    if (field) taken.add(field)
    return field ?? ''
  })
}

const headingWords = (heading: string): string =>
  folded(heading)
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(/\be mail\b/g, 'email')
    .replace(/^d o b$/, 'dob')

/** Converts a header row to one text for comparison. */
export const headerKey = (header: readonly string[]): string => JSON.stringify(header)
