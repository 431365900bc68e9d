import slugify from '@sindresorhus/slugify'

/** Symbols are dropped instead of spelt out. */
const DROPPED = ['&', '🦄', '♥'].map((sign): [string, string] => [sign, ''])

/**
 * The slug of a title: lower case, accents transliterated, spaces and dashes turned into single hyphens, the rest
 * dropped: "O’Brien’s" is obriens, "Balls & bags" is balls-bags. Answers `fallback` when nothing is left.
 * [SYS-036, resolutions E03]
 */
export function slugOf(title: string, fallback: string): string {
  const words = title
    .split(/[\s\p{Dash_Punctuation}]+/u)
    .map((word) => slugify(word, { decamelize: false, separator: '', customReplacements: DROPPED }))
  return words.filter(Boolean).join('-') || fallback
}

/** The nth variant of a slug that is taken: men-1, men-1-2, men-1-3. */
export const nthSlug = (slug: string, n: number): string => (n <= 1 ? slug : `${slug}-${n}`)

const GROUPED = new Intl.NumberFormat('en-GB')

/** "1 member", "2 members", "9,997 members". */
export const count = (n: number, one: string, many = `${one}s`): string =>
  `${GROUPED.format(n)} ${n === 1 ? one : many}`

/** A stored word with a capital: 'female' as "Female". */
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

/** A text folded for searching, as the database does it: lower case, no accents, plain letters. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßæœłøđðıþ]/g, (letter) => SPELT[letter] ?? letter)

/** Plain text of an HTML fragment, for descriptions and search results. Not a sanitiser. */
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

/** Typed text cleaned for the database and e-mails: well-formed, with simple line ends and no control characters. */
export const plainText = (typed: string): string =>
  typed.toWellFormed().replace(/\r\n?/g, '\n').replace(CONTROL, '').trim()

/** The same on one line. */
export const plainLine = (typed: string): string => plainText(typed).replace(/\s+/g, ' ')

/** Words in a sentence: "Lena", "Lena and Noa", "Lena, Noa and Kai". */
export const listWords = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
