import { domainToUnicode } from 'node:url'
import { z } from 'zod'
import { EMAIL_MESSAGE } from './email-message.ts'

/** The maximum length of an address in RFC 5321. */
const LONGEST = 254

/**
 * Matches one address in letters of any script, without spaces, control characters, commas, display names or invisible
 * characters such as direction marks.
 */
const SHAPE =
  /^(?!\.)(?!.*\.\.)(?!.*\p{DI})[\p{L}\p{M}\p{Nd}_'+.-]*[\p{L}\p{M}\p{Nd}_+-]@(?:[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}-]*[.。．｡])+(?:[xX][nN]--[A-Za-z0-9-]+|\p{L}[\p{L}\p{M}]+)$/u

/**
 * Returns the canonical spelling of an e-mail address: composed (NFC), with the domain in lower-case Unicode even if it
 * was typed as punycode. The local part is unchanged if it is ASCII, and otherwise lower-cased, because some databases
 * ignore case only in ASCII. Undefined if the text is not one address. [resolutions E19]
 */
export function normalEmail(text: string): string | undefined {
  if (text.length > LONGEST * 2) return undefined
  const composed = text.normalize('NFC')
  if (!SHAPE.test(composed)) return undefined
  const at = composed.lastIndexOf('@')
  const domain = unicodeDomain(composed.slice(at + 1))
  const name = composed.slice(0, at)
  const email = `${isAscii(name) ? name : name.toLowerCase().normalize('NFC')}@${domain}`
  return domain !== undefined && SHAPE.test(email) && asciiDomainEmail(email).length <= LONGEST
    ? email
    : undefined
}

/** Returns the canonical spelling of an address, and any other text unchanged. */
export const respelledEmail = (text: string): string => normalEmail(text) ?? text

/** Whether two addresses are the same, in any spelling. */
export const isSameEmail = (one: string, other: string): boolean =>
  respelledEmail(one.toLowerCase()) === respelledEmail(other.toLowerCase())

/** Returns an address with its domain in ASCII, for mail servers and providers. Never store or show it. */
export function asciiDomainEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, at)}@${asciiDomain(email.slice(at + 1)) ?? email.slice(at + 1)}`
}

/** Whether a text is ASCII. Stripe and older mail servers accept only ASCII before the @. */
export const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text)

/** Validates one e-mail address of at most 254 characters and transforms it to its canonical spelling. */
export const emailAddress = z
  .email({ pattern: SHAPE, error: EMAIL_MESSAGE, abort: true })
  .refine((text) => normalEmail(text) !== undefined, { error: EMAIL_MESSAGE, abort: true })
  .overwrite(respelledEmail)
  .max(LONGEST, EMAIL_MESSAGE)

/**
 * Whether a text is one e-mail address; all forms use this check. It refuses line breaks, commas and display names, so
 * the text is safe in a mail header. Store its `respelledEmail`.
 */
export const isEmail = (text: string): boolean => normalEmail(text) !== undefined

/** Normalises a host as URLs do: UTS 46 mapping, in punycode. Undefined if it is not a domain. */
function asciiDomain(domain: string): string | undefined {
  const address = `http://${domain}`
  return URL.canParse(address) ? new URL(address).hostname : undefined
}

/** Node returns a label with invalid punycode unchanged. */
function unicodeDomain(domain: string): string | undefined {
  const unicode = domainToUnicode(asciiDomain(domain) ?? '')
  return unicode === '' || /(?:^|\.)xn--/.test(unicode) ? undefined : unicode
}
