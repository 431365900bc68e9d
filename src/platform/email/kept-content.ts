/** The content of an e-mail, which is stored for a shorter time than the record that it was sent. */
export type MailContent = {
  subject: string
  html: string
  text: string
  replyTo: string
  /** Never stored after sending, because the link works without a login. */
  unsubscribeUrl?: string
}

/**
 * What the e-mail log stores, from the start and for all readers. 'content': everything except the tokens in links.
 * 'subject': subject and recipient. 'nothing': only the recipient and the fact that it was sent.
 * 'hidden': not even that; the e-mail is deleted when it is sent.
 */
export type Keep = 'content' | 'subject' | 'nothing' | 'hidden'

const NOT_KEPT = 'The content of this e-mail is not kept.'
const CONFIDENTIAL = 'Confidential'

/** Reduces an e-mail's content to what the log stores. */
export function keptContent({ unsubscribeUrl: _, ...content }: MailContent, keep: Keep): MailContent {
  if (keep === 'content')
    return { ...content, html: withoutTokens(content.html), text: withoutTokens(content.text) }
  const subject = keep === 'subject' ? content.subject : CONFIDENTIAL
  return { subject, html: `<p>${NOT_KEPT}</p>`, text: NOT_KEPT, replyTo: '' }
}

/** A token in an address gives its holder access to an account or a registration. */
const TOKEN = /([?&;]token=)[\w.~%-]+/g

const withoutTokens = (text: string): string => text.replace(TOKEN, '$1removed')
