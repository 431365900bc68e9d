import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * A text folded for searching and sorting: lower case, without accents, and with letters that Unicode does not
 * decompose spelt plainly (Łukasz, Østergaard and Weiß become lukasz, ostergaard and weiss). Immutable, so that
 * columns can be generated from it; needs no extension.
 */
export const folded = (text: SQLWrapper | string): SQL<string> =>
  sql<string>`translate(replace(replace(replace(regexp_replace(normalize(lower(${text}), NFKD), '[\\u0300-\\u036f]', '', 'g'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'łøđðıþ', 'loddit')`

/** Whether a folded column contains the typed text, ignoring case and accents. Wildcards match literally. */
export const holds = (key: SQLWrapper, typed: string): SQL =>
  sql`${key} like '%' || ${folded(sql`${typed.trim().replace(/[\\%_]/g, '\\$&')}::text`)} || '%'`

const MOST_WORDS = 8

/** Whether each typed word occurs in one of the folded columns; undefined when there are no words. */
export const holdsWords = (typed: string, ...keys: SQLWrapper[]): SQL | undefined =>
  and(
    ...typed
      .split(/\s+/)
      .filter(Boolean)
      .slice(0, MOST_WORDS)
      .map((word) => or(...keys.map((key) => holds(key, word)))),
  )
