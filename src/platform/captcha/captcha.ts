/** Proof that a browser did some work for this request, which makes bulk sending expensive. */
export type Captcha = {
  /** A new challenge for one purpose ('form:<id>', 'reset'), as JSON for the widget. */
  challenge(purpose: string): Promise<Record<string, unknown>>
  /** True once for each solved challenge of this purpose; a solution used before answers false. */
  verify(token: string, purpose: string): Promise<boolean>
}
