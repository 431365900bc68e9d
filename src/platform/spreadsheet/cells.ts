import { plainLine } from '../../kernel/text.ts'

/** Reduces a cell to one line. Removes the apostrophe that our own exports put before cells that look like formulas. */
export const cellText = (cell: string | undefined): string =>
  plainLine(cell ?? '').replace(/^'(?=[=+\-@])/, '')

/** Whether a cell contains a formula. A plus sign is allowed, because phone numbers begin with it. */
export const isFormula = (cell: string | undefined): boolean => /^[=@]/.test((cell ?? '').trim())
export const IS_FORMULA = 'This is a formula. Enter the value that it shows'
