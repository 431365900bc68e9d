import slugify from '@sindresorhus/slugify'

/** Symbols that are dropped instead of spelt out. */
const DROPPED = ['&', '🦄', '♥'].map((sign): [string, string] => [sign, ''])

/**
 * Returns the slug of a title: lower case, accents transliterated, spaces and dashes turned into single hyphens,
 * everything else dropped. "O’Brien’s" is obriens, "Balls & bags" is balls-bags. Returns `fallback` if nothing remains.
 * [SYS-036, resolutions E03]
 */
export function slugOf(title: string, fallback: string): string {
  const words = title
    .split(/[\s\p{Dash_Punctuation}]+/u)
    .map((word) => slugify(word, { decamelize: false, separator: '', customReplacements: DROPPED }))
  return words.filter(Boolean).join('-') || fallback
}

/** Returns the nth candidate for a slug that is already used: men-1, men-1-2, men-1-3. */
export const nthSlug = (slug: string, n: number): string => (n <= 1 ? slug : `${slug}-${n}`)

const GROUPED = new Intl.NumberFormat('en-GB')

/** Formats a count with its noun: "1 member", "2 members", "9,997 members". */
export const count = (n: number, one: string, many = `${one}s`): string =>
  `${GROUPED.format(n)} ${n === 1 ? one : many}`

/** Capitalises a stored word: 'female' becomes "Female". */
export const capitalised = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const SPELT: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  þ: 't',
}

/** Folds a text for searching, as the database does: lower case, without accents, in plain letters. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßæœłøđðıþ]/g, (letter) => SPELT[letter] ?? letter)

/** Returns the plain text of an HTML fragment, for descriptions and search results. Not a sanitiser. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
}

const CONTROL = /(?![\t\n])\p{Cc}/gu

/** Cleans typed text for the database and e-mails: well-formed Unicode, LF line endings, no control characters. */
export const plainText = (typed: string): string =>
  typed.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROL, '').trim()

/** Cleans typed text and puts it on one line. */
export const plainLine = (typed: string): string => plainText(typed).replace(/\s+/g, ' ')

/** Joins words as in a sentence: "Lena", "Lena and Noa", "Lena, Noa and Kai". */
export const listWords = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
