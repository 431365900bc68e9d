import { folded } from '../../kernel/text.ts'

/** Guesses the field of each column from its heading; '' for none. A field is guessed for one column only. */
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

/** A header as one text, to compare it with. */
export const headerKey = (header: readonly string[]): string => JSON.stringify(header)
