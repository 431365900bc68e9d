import { textOf } from '../../kernel/text.ts'

/** The content of an e-mail. Its HTML and plain text are both generated from it, so they cannot differ. */
export type EmailText = {
  subject: string
  title: string
  /** The greeting, with the first name if known: "Hello Ana,". */
  greeting?: string
  paragraphs: readonly string[]
  /** The main action, as a button with its address below for copying. */
  action?: { label: string; url: string }
  /** Questions with a link for each possible answer. */
  questions?: readonly { label: string; links: readonly { label: string; url: string }[] }[]
  /** Labels and values, one per line, such as the answers of a form. */
  facts?: readonly { label: string; value: string }[]
  /** Small print: why this e-mail was sent, and what to do if it should not have been. */
  footnote?: string
  /** The last line, with a link to the reader's e-mail preferences. */
  choices?: { label: string; url: string }
}

/** Greets a reader by first name, if it is known. */
export function greetingFor(name: string): string {
  const firstName = name.trim().split(/\s+/)[0]
  return firstName ? `Hello ${firstName},` : 'Hello,'
}

/** Returns the plain text of an e-mail. */
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

/**
 * Returns the plain text of an HTML message: a line for each block, links followed by their addresses, and pictures as
 * their alternative texts.
 */
export function textOfMessage(html: string): string {
  const lines = html
    .replace(/<img\b[^>]*\balt="([^"]+)"[^>]*>/g, '[$1]\n')
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

/** The club's mailboxes from which staff can write. */
export type Sender = 'info' | 'media'

/** A message from staff, the same for all recipients. `html` has been sanitised. */
export type Message = {
  subject: string
  html: string
  /** The preview text that mail programs show beside the subject. */
  synopsis?: string | undefined
  /** The address of a picture at the top; '' for none. */
  gif?: string | undefined
}

/** The editor's initial text. */
export const GREETING = '<p>Hi {name},</p>'

/** Whether a message has neither text nor pictures besides the greeting. [ADM-018] */
export const isEmptyHtml = (html: string): boolean =>
  ['', textOf(GREETING)].includes(textOf(html)) && !/<img\s/i.test(html)

/** Replaces the fields of a message, such as {name}, by their values for one reader. Unknown fields are kept. */
export function fillInFields(message: Message, fields: Readonly<Record<string, string>>): Message {
  const fill = (text: string, write: (value: string) => string) =>
    text.replace(FIELD, (whole, name: string) =>
      Object.hasOwn(fields, name) ? write(fields[name] ?? '') : whole,
    )
  const plain = (text: string) => fill(text, (value) => value)
  return {
    ...message,
    subject: plain(message.subject),
    synopsis: plain(message.synopsis ?? ''),
    html: fill(message.html, escapedHtml),
  }
}

/** Replaces {name} in a message by the reader's first name, or by "there" if it is unknown. */
export const fillInName = (message: Message, firstName: string): Message =>
  fillInFields(message, { name: firstName || 'there' })

/** The names of the fields in a text that are not among `known`, each once. */
export const unknownFields = (text: string, known: readonly string[]): string[] => [
  ...new Set([...text.matchAll(FIELD)].map(([, name = '']) => name).filter((name) => !known.includes(name))),
]

/** A field is replaced by the reader's own value. */
const FIELD = /\{([^{}<>]{0,40})\}/g

const escapedHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** The delivery state of an e-mail, as a word and a colour. [ADM-023, SYS-070] */
export const MAIL_STATES = {
  sent: { tone: 'ok', text: 'Sent' },
  queued: { tone: 'warn', text: 'Waiting' },
  unsent: { tone: 'warn', text: 'Not sent: no mail server is set up' },
  failed: { tone: 'bad', text: 'Failed' },
} as const

/** What the log says about the delivery of an e-mail. */
export type Delivery = { status: keyof typeof MAIL_STATES; error: string }

/** Whether an e-mail came back after it was sent: the log has an error all the same. */
export const hasComeBack = ({ status, error }: Delivery): boolean => status === 'sent' && error !== ''

/** The delivery state of an e-mail in the log: as `MAIL_STATES`, or that it came back. */
export const deliveryState = (delivery: Delivery) =>
  hasComeBack(delivery) ? ({ tone: 'bad', text: 'Came back' } as const) : MAIL_STATES[delivery.status]
