import { seal, unseal } from '../../../../platform/auth/seal.ts'
import { CARD_FIELD_NAMES, type EmergencyCard } from '../model.ts'

const purposeOf = (keyId: string): string => `emergency card ${keyId}`

/** Encrypts a card with the site's secret. Decrypting it needs the same `keyId`. */
export const sealCard = (card: EmergencyCard, secret: string, keyId: string): string =>
  seal(JSON.stringify(card), secret, purposeOf(keyId))

/** Decrypts a card. Returns undefined if it was encrypted with another secret. */
export function unsealCard(sealed: string, secret: string, keyId: string): EmergencyCard | undefined {
  const text = unseal(sealed, secret, purposeOf(keyId))
  if (text === undefined) return undefined
  const stored: Partial<EmergencyCard> = JSON.parse(text)
  // Fields added after the card was saved are empty.
  return Object.fromEntries(CARD_FIELD_NAMES.map((name) => [name, stored[name] ?? ''])) as EmergencyCard
}
