import { plainLine } from '../../kernel/text.ts'

/** A cell on one line. Our own exports write an apostrophe before cells that look like a formula. */
export const cellText = (cell: string | undefined): string =>
  plainLine(cell ?? '').replace(/^'(?=[=+\-@])/, '')

/** A phone number begins with a plus sign, so only these two signs show a formula. */
export const isFormula = (cell: string | undefined): boolean => /^[=@]/.test((cell ?? '').trim())
export const IS_FORMULA = 'This is a formula. Enter the value that it shows'
