/** Codes of RFC 3463 for a mailbox or domain that does not exist, has moved, or is disabled. */
const BAD_ADDRESS = /^5\.(?:1\.(?:1|2|3|6|10)|2\.1)$/

/**
 * Whether a mail server's permanent refusal is about the address: it does not exist or takes no e-mails. Refusals of
 * this sender or this e-mail, such as those of spam filters (5.7.1), and full mailboxes (5.2.2) are not.
 */
export function isAboutAddress(response: string): boolean {
  const [, code = '', enhanced] = /^(\d{3})[ -](?:(\d\.\d{1,3}\.\d{1,3})\b)?/.exec(response) ?? []
  return enhanced ? BAD_ADDRESS.test(enhanced) : ['550', '551', '553'].includes(code)
}

/**
 * Codes of RFC 3463 for a full mailbox, an e-mail that is too large, its content, or a policy such as spam filters. A
 * part of an IP address is not a code.
 */
const NOT_ADDRESS = /(?<![\d.])5\.(?:2\.[23]|3\.4|[67]\.\d{1,3})(?!\d|\.\d)/
/** Replies without such a code: too large or full, and a failed transaction. */
const NOT_ADDRESS_REPLY = /^(?:smtp;\s*)?55[24]\b(?![ -]5\.)/i

/**
 * Whether a mail server's answer contradicts the hard bounce that an e-mail provider reports: the server has refused
 * this e-mail or this sender, and not the address.
 */
export const contradictsHardBounce = (response: string): boolean =>
  NOT_ADDRESS.test(response) || NOT_ADDRESS_REPLY.test(response)
