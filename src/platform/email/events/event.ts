/** What an e-mail provider reports about an address. Temporary failures are not reported: it tries again itself. */
export type EmailEvent =
  | { kind: 'failed'; email: string; reason: string }
  | { kind: 'complained'; email: string }
