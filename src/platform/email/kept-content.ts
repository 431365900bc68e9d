/** What an e-mail says, and who is answered: what is kept for less long than that it was sent. */
export type MailContent = { subject: string; html: string; text: string; replyTo: string }

/**
 * What stays of an e-mail in the log, from the start and for everybody who reads it. 'content': all but what its links
 * open. 'subject': its subject and its recipient. 'nothing': its recipient, and that it was sent.
 */
export type Keep = 'content' | 'subject' | 'nothing'

const NOT_KEPT = 'The content of this e-mail is not kept.'
const CONFIDENTIAL = 'Confidential'

/** The content of an e-mail as the log keeps it. */
export function keptContent(content: MailContent, keep: Keep): MailContent {
  if (keep === 'content')
    return { ...content, html: withoutTokens(content.html), text: withoutTokens(content.text) }
  const subject = keep === 'subject' ? content.subject : CONFIDENTIAL
  return { subject, html: `<p>${NOT_KEPT}</p>`, text: NOT_KEPT, replyTo: '' }
}

/** A token in an address gives its holder access to an account or a registration. */
const TOKEN = /([?&;]token=)[\w.~%-]+/g

const withoutTokens = (text: string): string => text.replace(TOKEN, '$1removed')
