import { html } from 'hono/html'
import { z } from 'zod'
import type { Payer } from '../checkout-paying.ts'

const GOOD_CARD = '4242 4242 4242 4242'

/** The test cards offered as buttons. Any other Stripe test card can be typed. */
const OFFERED = [
  ['4000000000000002', 'Card declined'],
  ['4000000000009995', 'Not enough money'],
  ['4000000000000069', 'Card expired'],
  ['4000000000000127', 'Wrong security code'],
  ['4000002500003155', 'Bank asks back (3-D Secure)'],
] as const

export type Typed = { email: string; name: string; card: string; expiry: string; cvc: string }
export type Problem = { field?: keyof Typed; message: string }

export const blank = (email: string | null, expiry: string): Typed => ({
  email: email ?? '',
  name: '',
  card: GOOD_CARD,
  expiry,
  cvc: '123',
})

const spaced = (number: string) => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')

/**
 * The card fields with what was typed, and one button for each failing card. It posts to `action`, because after a
 * failed 3-D Secure challenge the form is shown at a different address.
 */
export function cardForm(
  typed: Typed,
  problem: Problem | undefined,
  { label, asksEmail, action }: { label: string; asksEmail: boolean; action: string },
) {
  const invalid = (field: keyof Typed) =>
    problem?.field === field ? html`aria-invalid="true" aria-describedby="problem"` : ''
  return html`${problem ? html`<p class="error" id="problem" role="alert">${problem.message}</p>` : ''}
<form method="post" action="${action}">
${
  asksEmail
    ? html`<label for="email">E-mail</label>
<input id="email" name="email" type="email" autocomplete="email" required value="${typed.email}" ${invalid('email')}>`
    : html`<input type="hidden" name="email" value="${typed.email}">`
}
<label for="card">Card number</label>
<input id="card" name="card" inputmode="numeric" autocomplete="cc-number" required value="${typed.card}" ${invalid('card')}>
<div class="pair">
<div><label for="expiry">Expiry (MM / YY)</label>
<input id="expiry" name="expiry" inputmode="numeric" autocomplete="cc-exp" required value="${typed.expiry}" ${invalid('expiry')}></div>
<div><label for="cvc">Security code</label>
<input id="cvc" name="cvc" inputmode="numeric" autocomplete="cc-csc" required value="${typed.cvc}" ${invalid('cvc')}></div>
</div>
<label for="name">Name on card</label>
<input id="name" name="name" autocomplete="cc-name" value="${typed.name}" ${invalid('name')}>
<button>${label}</button>
<details>
<summary>Try a card that fails</summary>
<div class="cards">
${OFFERED.map(
  ([number, outcome]) =>
    html`<button class="plain" name="try" value="${number}"><span>${outcome}</span><span>${spaced(number)}</span></button>
`,
)}</div>
</details>
</form>`
}

const posted = z.object({
  email: z.string().max(512).default(''),
  name: z.string().max(256).default(''),
  card: z.string().max(30).default(''),
  expiry: z.string().max(10).default(''),
  cvc: z.string().max(5).default(''),
  try: z.string().max(19).optional(),
})

/** Returns what was typed and either the payer or the problem. */
export function readCardForm(form: unknown, now: number): { typed: Typed; payer?: Payer; problem?: Problem } {
  const { try: tried, ...fields } = posted.parse(form)
  const typed = tried ? { ...fields, card: spaced(tried) } : fields
  const number = typed.card.replaceAll(/\D/g, '')
  const expiry = /^\s*(\d{1,2})\s*\/?\s*(?:20)?(\d{2})\s*$/.exec(typed.expiry)
  const [month, year] = [Number(expiry?.[1]), 2000 + Number(expiry?.[2])]
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.email))
    return { typed, problem: { field: 'email', message: 'Enter your e-mail address.' } }
  if (number.length < 12)
    return { typed, problem: { field: 'card', message: 'Your card number is incomplete.' } }
  if (!expiry || month < 1 || month > 12)
    return { typed, problem: { field: 'expiry', message: "Your card's expiration date is incomplete." } }
  if (Date.UTC(year, month) <= now * 1000)
    return { typed, problem: { field: 'expiry', message: "Your card's expiration date is in the past." } }
  if (!/^\d{3,4}$/.test(typed.cvc))
    return { typed, problem: { field: 'cvc', message: "Your card's security code is incomplete." } }
  const { email, name } = typed
  return { typed, payer: { email, name, number, expMonth: month, expYear: year } }
}
