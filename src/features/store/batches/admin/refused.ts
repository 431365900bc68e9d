/** A form that was refused, with its messages by field and the typed values. */
export type Refused = { intent: string; errors: Record<string, string[]>; values: Record<string, string> }
