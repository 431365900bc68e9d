import { textOf } from '../../kernel/text.ts'

/** What a mail of the club says: from it come both its HTML and its plain text, so they cannot differ. */
export type EmailText = {
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

/** How an e-mail begins: by first name, or without one where nobody knows the name. */
export function greetingFor(name: string): string {
  const firstName = name.trim().split(/\s+/)[0]
  return firstName ? `Hello ${firstName},` : 'Hello,'
}

/** The plain text of a letter. */
export function plainText({ title, greeting, paragraphs, action, facts, footnote }: EmailText): string {
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
    .replace(/<\/?(?:strong|b|em|i|u|s|span)\b[^>]*>/g, '')
    .replace(/<li\b[^>]*>/g, '- ')
    .replace(/<br\s*\/?>|<\/(?:p|li|h[2-4]|blockquote|tr|div)>/g, '\n')
  const plain = lines.split('\n').map(textOf)
  return `${plain
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`
}

/** The mailboxes of the club that staff write from. */
export type Sender = 'info' | 'media'

/** What staff write to people: the same words to each. `html` is what the one allow-list lets through. */
export type Message = {
  subject: string
  html: string
  /** The line that mail programs show beside the subject. */
  synopsis?: string | undefined
  /** The address of a picture that stands first; '' for none. */
  gif?: string | undefined
}

/** What stands in the editor before anything is written. */
export const GREETING = '<p>Hi {name},</p>'

/** Whether a text has anything to read or to look at; a greeting alone says nothing. [ADM-018] */
export const isEmptyHtml = (html: string): boolean =>
  ['', textOf(GREETING)].includes(textOf(html)) && !/<img\s/i.test(html)

/** The message with the reader's first name where staff wrote {name}; without one, "there" as in "Hi there". */
export function fillInName(message: Message, firstName: string): Message {
  const name = firstName || 'there'
  const plain = (text: string) => text.replaceAll('{name}', name)
  const html = message.html.replaceAll('{name}', escapedHtml(name))
  return { ...message, subject: plain(message.subject), synopsis: plain(message.synopsis ?? ''), html }
}

const escapedHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** What became of an e-mail, in a word and a colour. [ADM-023, SYS-070] */
export const MAIL_STATES = {
  sent: { tone: 'ok', text: 'Sent' },
  queued: { tone: 'warn', text: 'Waiting' },
  unsent: { tone: 'warn', text: 'Not sent: no mail server is set' },
  failed: { tone: 'bad', text: 'Failed' },
} as const
