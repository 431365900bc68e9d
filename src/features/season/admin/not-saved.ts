/** A form that was not saved: the messages by field, and what was typed. */
export type NotSaved = { errors: Record<string, string[]>; values: Record<string, string> }

/** The message when the season has been closed since the form was opened. */
export const NOT_OPEN = 'This season has been closed. Undo that first if you need to change something'
