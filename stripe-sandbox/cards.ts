/** Stripe's documented test cards and how each behaves. Source: docs.stripe.com/testing. */

export type RefusalCode =
  | 'card_declined'
  | 'expired_card'
  | 'incorrect_cvc'
  | 'incorrect_number'
  | 'payment_intent_authentication_failure'
  | 'processing_error'
export type Refusal = { code: RefusalCode; decline_code?: string; message: string }
export type TestCard = {
  brand: string
  /** Why the issuer refuses the payment; undefined when it accepts. */
  refusal?: Refusal
  /** `always`: every on-session payment requires 3-D Secure. */
  challenge?: 'always'
  /** The issuer refuses off-session payments such as renewals. */
  failsLater?: true
  /** The cardholder disputes the payment immediately. */
  disputes?: true
  /** A refund succeeds at first and fails later. */
  refundsFail?: true
}

const declined = (code: string, message = 'Your card was declined.'): Refusal => ({
  code: 'card_declined',
  decline_code: code,
  message,
})
const invalid = (code: RefusalCode, message: string): Refusal => ({ code, decline_code: code, message })

const CARDS: Record<string, TestCard> = {
  '4242424242424242': { brand: 'visa' },
  '4000008260000000': { brand: 'visa' },
  '5555555555554444': { brand: 'mastercard' },
  '5555558265554449': { brand: 'mastercard' },
  '378282246310005': { brand: 'amex' },
  '4000000000000002': { brand: 'visa', refusal: declined('generic_decline') },
  '4000000000009995': {
    brand: 'visa',
    refusal: declined('insufficient_funds', 'Your card has insufficient funds.'),
  },
  '4000000000009987': { brand: 'visa', refusal: declined('lost_card') },
  '4000000000009979': { brand: 'visa', refusal: declined('stolen_card') },
  '4000000000000069': { brand: 'visa', refusal: invalid('expired_card', 'Your card has expired.') },
  '4000000000000127': {
    brand: 'visa',
    refusal: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  },
  '4000000000000119': {
    brand: 'visa',
    refusal: invalid(
      'processing_error',
      'An error occurred while processing your card. Try again in a little bit.',
    ),
  },
  '4000000000000341': { brand: 'visa', failsLater: true },
  '4000000000000259': { brand: 'visa', disputes: true },
  '4000000000005126': { brand: 'visa', refundsFail: true },
  '4000002500003155': { brand: 'visa', challenge: 'always' },
  '4000000000003220': { brand: 'visa', challenge: 'always' },
  '4000008400001629': { brand: 'visa', challenge: 'always', refusal: declined('generic_decline') },
}

export const LATER_REFUSAL = declined('generic_decline')
export const CHALLENGE_FAILED: Refusal = {
  code: 'payment_intent_authentication_failure',
  message:
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
}

/** Payment method tokens such as `pm_card_visa`, for API calls. */
const TOKENS: Record<string, string> = {
  visa: '4242424242424242',
  gb: '4000008260000000',
  mastercard: '5555555555554444',
  amex: '378282246310005',
  chargeDeclined: '4000000000000002',
  visa_chargeDeclined: '4000000000000002',
  visa_chargeDeclinedInsufficientFunds: '4000000000009995',
  chargeDeclinedExpiredCard: '4000000000000069',
  chargeDeclinedIncorrectCvc: '4000000000000127',
  chargeCustomerFail: '4000000000000341',
  authenticationRequired: '4000002500003155',
  threeDSecure2Required: '4000000000003220',
  createDispute: '4000000000000259',
}

export function numberOfToken(token: string): string | undefined {
  const match = /^(?:pm_card|tok)_(\w+)$/.exec(token)
  return match?.[1] === undefined ? undefined : TOKENS[match[1]]
}

const BRANDS: Record<string, string> = { amex: 'American Express', mastercard: 'Mastercard', visa: 'Visa' }

/** A card as shown to customers: `Visa ending in 4242`. */
export const cardInWords = (card: { brand: string | null; last4: string | null }) =>
  `${BRANDS[card.brand ?? ''] ?? 'Card'} ending in ${card.last4}`

/** Returns the test card with this number, or why the number is refused: invalid digits, or not a test card. */
export function cardOf(number: string): TestCard {
  const known = CARDS[number]
  if (known) return known
  if (!passesLuhn(number))
    return {
      brand: 'unknown',
      refusal: { code: 'incorrect_number', message: 'Your card number is incorrect.' },
    }
  return {
    brand: 'unknown',
    refusal: declined(
      'test_mode_live_card',
      'Your card was declined. Your request was in test mode, but used a non test card. Use one of the listed test cards.',
    ),
  }
}

function passesLuhn(number: string): boolean {
  if (!/^\d{12,19}$/.test(number)) return false
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
