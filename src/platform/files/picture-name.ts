import { plainLine } from '../../kernel/text.ts'

const MAX_NAME = 200

/** Returns the name under which an uploaded picture is listed: one line of at most 200 characters, never empty. */
export const pictureName = (fileName: string): string => plainLine(fileName).slice(0, MAX_NAME) || 'picture'
