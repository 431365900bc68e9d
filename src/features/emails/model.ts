import { textOf } from '../../kernel/text.ts'

/** The content of an e-mail from the club. Both its HTML and its plain text are made from it, so they cannot differ. */
export type EmailText = {
  subject: string
  title: string
  /** The first line, by first name if the name is known: "Hello Ana,". */
  greeting?: string
  paragraphs: readonly string[]
  /** What to do next, as a button, with its address below it for copying. */
  action?: { label: string; url: string }
  /** Questions with a link for each answer. */
  questions?: readonly { label: string; links: readonly { label: string; url: string }[] }[]
  /** Label and value, line by line, such as the answers of a form. */
  facts?: readonly { label: string; value: string }[]
  /** Small print: why this e-mail was sent, and what to do if it should not have been. */
  footnote?: string
  /** The last line: where the reader chooses what we send. */
  choices?: { label: string; url: string }
}

/** How an e-mail begins: by first name, or without one if the name is unknown. */
export function greetingFor(name: string): string {
  const firstName = name.trim().split(/\s+/)[0]
  return firstName ? `Hello ${firstName},` : 'Hello,'
}

/** The plain text of an e-mail. */
export function plainText({
  title,
  greeting,
  paragraphs,
  action,
  facts,
  footnote,
  choices,
  questions = [],
}: EmailText): string {
  const parts = [
    title,
    greeting,
    ...paragraphs,
    facts?.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...questions.flatMap(({ label, links }) => [
      label,
      ...links.map((link) => `${link.label}:\n${link.url}`),
    ]),
    action && `${action.label}:\n${action.url}`,
    footnote,
    choices && `${choices.label}: ${choices.url}`,
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

/** What staff write to people: the same text to each. `html` has been sanitised. */
export type Message = {
  subject: string
  html: string
  /** The line that mail programs show beside the subject. */
  synopsis?: string | undefined
  /** The address of a picture at the top; '' for none. */
  gif?: string | undefined
}

/** The initial text of the editor. */
export const GREETING = '<p>Hi {name},</p>'

/** True if a message has no text and no picture besides the greeting. [ADM-018] */
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
