import { textOf } from '../../kernel/text.ts'

/** What a mail of the club says: from it come both its HTML and its plain text, so they cannot differ. */
export type Letter = {
  subject: string
  title: string
  /** Said first and by name, when the name is known: "Hello Ana,". */
  greeting?: string
  paragraphs: readonly string[]
  /** The one thing to do, as a button; its address stands below it for those who would rather copy it. */
  action?: { label: string; url: string }
  /** Label and value, line by line: what somebody has sent. */
  facts?: readonly { label: string; value: string }[]
  /** Small print: why this mail came and what to do if it should not have. */
  footnote?: string
}

/** The plain text of a letter. */
export function plainText({ title, greeting, paragraphs, action, facts, footnote }: Letter): string {
  const parts = [
    title,
    greeting,
    ...paragraphs,
    facts?.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    action && `${action.label}:\n${action.url}`,
    footnote,
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

/** The plain text of a message that was written as HTML: a line for each block, links with their addresses. */
export function textOfMessage(html: string): string {
  const lines = html
    .replace(/<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gs, (_all, href: string, words: string) =>
      words.includes(href) ? words : `${words} (${href})`,
    )
    .replace(/<li\b[^>]*>/g, '- ')
    .replace(/<br\s*\/?>|<\/(?:p|li|h[2-4]|blockquote|tr|div)>/g, '\n')
  const plain = lines.split('\n').map(textOf)
  return `${plain
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`
}
