import type { Club } from '../../../kernel/club.ts'

type Filled = Pick<Club, 'name' | 'town' | 'federation' | 'emails'>

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The values of the placeholders in starter texts. */
const valuesOf = ({ name, town, federation, emails }: Filled): Record<string, string> => ({
  club: name,
  inTown: town && ` in ${town}`,
  federation,
  info: emails.info,
  finance: emails.finance,
})

/** Fills in the placeholders of a starter text, as plain text. */
export const fillText = (text: string, club: Filled): string => {
  const values = valuesOf(club)
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

/**
 * Fills in the placeholders of a starter text, as HTML. Links to pages that the club does not have become plain text.
 */
export function fillHtml(html: string, club: Filled, missing: readonly string[]): string {
  const values = valuesOf(club)
  const bare = (path: string) => path.replace(/\/+$/, '')
  return html
    .replaceAll(/\{(\w+)\}/g, (whole, name: string) => escaped(values[name] ?? whole))
    .replaceAll(/<a href="(\/[^"]*)">(.*?)<\/a>/gs, (whole, path: string, words: string) =>
      missing.some((one) => bare(one) === bare(path)) ? words : whole,
    )
}
