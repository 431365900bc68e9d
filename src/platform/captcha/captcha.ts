/** Proof that a browser worked for this request: makes bulk sending expensive without asking a person anything. */
export type Captcha = {
  /** A fresh challenge for one purpose ('form:<id>', 'reset'), as JSON for the widget. */
  challenge(purpose: string): Promise<Record<string, unknown>>
  /** True once for each solved challenge of this purpose; a solution used before answers false. */
  verify(token: string, purpose: string): Promise<boolean>
}
