/** Proof of work by the browser, which makes bulk submissions expensive. */
export type Captcha = {
  /** Creates a challenge for one purpose ('form:<id>', 'reset'), as JSON for the widget. */
  challenge(purpose: string): Promise<Record<string, unknown>>
  /**
   * Returns true once for each solution of a challenge with this purpose, and false if it is reused. With `content`,
   * the same content is let through again, so that a form posted twice at once shows one outcome; its command must
   * recognise the repetition.
   */
  verify(token: string, purpose: string, content?: string): Promise<boolean>
}
