/** Proof of work by the browser, which makes bulk submissions expensive. */
export type Captcha = {
  /** Creates a challenge for one purpose ('form:<id>', 'reset'), as JSON for the widget. */
  challenge(purpose: string): Promise<Record<string, unknown>>
  /** Returns true once for each solution of a challenge with this purpose, and false if it is reused. */
  verify(token: string, purpose: string): Promise<boolean>
}
