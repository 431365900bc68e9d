import { domainToUnicode } from 'node:url'
import { z } from 'zod'
import { EMAIL_MESSAGE } from './email-message.ts'

/** As long as an address may be by RFC 5321. */
const LONGEST = 254

/**
 * One address in letters of any script. Spaces, control characters, commas, display names and characters that cannot
 * be seen, such as marks for the direction of writing, do not fit.
 */
const SHAPE =
  /^(?!\.)(?!.*\.\.)(?!.*\p{DI})[\p{L}\p{M}\p{Nd}_'+.-]*[\p{L}\p{M}\p{Nd}_+-]@(?:[\p{L}\p{Nd}][\p{L}\p{M}\p{Nd}-]*[.。．｡])+(?:[xX][nN]--[A-Za-z0-9-]+|\p{L}[\p{L}\p{M}]+)$/u

/**
 * The one spelling of an e-mail address: composed (NFC), its domain in lower-case Unicode also where it was typed as
 * punycode. The name before the @ stays as it is, except that one with other than ASCII letters is lower case: not
 * every database compares those without their case. Undefined where the text is not one address.
 * [FRM-017, resolutions E19]
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

/** The one spelling of what may be an address; what is none stays as it is. */
export const respelledEmail = (text: string): string => normalEmail(text) ?? text

/** An address with its domain in ASCII, as the world outside takes it: never for storing or showing. */
export function asciiDomainEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return `${email.slice(0, at)}@${asciiDomain(email.slice(at + 1)) ?? email.slice(at + 1)}`
}

/** Whether a text is in ASCII. Card providers and older mail servers take no other name before the @. */
export const isAscii = (text: string): boolean => /^[\0-\x7f]*$/.test(text)

/** One e-mail address in its one spelling, as long as one may be by RFC 5321. */
export const emailAddress = z
  .email({ pattern: SHAPE, error: EMAIL_MESSAGE })
  .refine((text) => normalEmail(text) !== undefined, { error: EMAIL_MESSAGE, abort: true })
  .overwrite(respelledEmail)
  .max(LONGEST, EMAIL_MESSAGE)

/**
 * Whether a text is one e-mail address: the one check of all forms. Line ends, commas and display names do not pass,
 * so what does may stand in the head of a mail. Store `respelledEmail` of it. [FRM-017, resolutions E19]
 */
export const isEmail = (text: string): boolean => normalEmail(text) !== undefined

/** A host as URLs write it: mapped by UTS 46, in punycode. Undefined for what can be no domain. */
function asciiDomain(domain: string): string | undefined {
  const address = `http://${domain}`
  return URL.canParse(address) ? new URL(address).hostname : undefined
}

/** Node returns a label that is not valid punycode unchanged. */
function unicodeDomain(domain: string): string | undefined {
  const unicode = domainToUnicode(asciiDomain(domain) ?? '')
  return unicode === '' || /(?:^|\.)xn--/.test(unicode) ? undefined : unicode
}
