import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * Folds a text for searching and sorting: lower case, without accents, and with plain letters for those that Unicode
 * does not decompose (Łukasz, Østergaard and Weiß become lukasz, ostergaard and weiss). The expression is immutable, so
 * generated columns can use it, and it needs no extension.
 */
export const folded = (text: SQLWrapper | string): SQL<string> =>
  sql<string>`translate(replace(replace(replace(regexp_replace(normalize(lower(${text}), NFKD), '[\\u0300-\\u036f]', '', 'g'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'łøđðıþ', 'loddit')`

/** Matches if a folded column contains the typed text, ignoring case and accents. Wildcards match literally. */
export const holds = (key: SQLWrapper, typed: string): SQL =>
  sql`${key} like '%' || ${folded(sql`${typed.trim().replace(/[\\%_]/g, '\\$&')}::text`)} || '%'`

const MAX_WORDS = 8

/** Matches if each typed word occurs in at least one of the folded columns. Returns undefined if there are no words. */
export const holdsWords = (typed: string, ...keys: SQLWrapper[]): SQL | undefined =>
  and(
    ...typed
      .split(/\s+/)
      .filter(Boolean)
      .slice(0, MAX_WORDS)
      .map((word) => or(...keys.map((key) => holds(key, word)))),
  )
