import { isEmail, respelledEmail } from '../../../kernel/email.ts'

/** The settings of a form that decide what happens to its answers. */
export type Handling = {
  /**
   * True if only the readers of the form read its answers on this site or, if none are stored, only its recipients get
   * them by e-mail.
   */
  confidential: boolean
  saveDb: boolean
  /** The readers of a confidential form, in words: "the welfare officer". */
  readBy: string
}

/** Splits a setting with one or more addresses, separated by commas. */
export const recipientsIn = (recipient: string): string[] =>
  recipient
    .split(',')
    .map((one) => respelledEmail(one.trim()))
    .filter(Boolean)

/** Problems of the combined settings by wire name; an empty object if there are none. */
export function findHandlingProblems({
  confidential,
  saveDb,
  readBy,
  recipient,
}: Handling & { recipient: string }): Record<string, string[]> {
  const addresses = recipientsIn(recipient)
  const wrong = addresses.find((address) => !isEmail(address))
  if (wrong !== undefined) return { Recipient: [`${wrong} is not an e-mail address`] }
  if (!confidential) return {}
  const needsRecipient = !saveDb && addresses.length === 0
  const hasRecipient = saveDb && addresses.length > 0
  return {
    ...(needsRecipient && { Recipient: ['Enter who gets the answers to a confidential form'] }),
    ...(readBy === '' && { ReadBy: ['Enter who reads a confidential form, like “the welfare officer”'] }),
    ...(hasRecipient && {
      SaveDB: ['To store confidential answers, remove the recipients: only named people read them'],
    }),
  }
}
