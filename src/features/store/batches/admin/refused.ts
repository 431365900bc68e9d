/** The form of an action that was refused: its messages by field, and what was typed. */
export type Refused = { intent: string; errors: Record<string, string[]>; values: Record<string, string> }
