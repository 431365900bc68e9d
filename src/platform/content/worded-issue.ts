import type { z } from 'zod'

/** What is wrong with a value that holds others, with the place of it: "0.link: A link is a path". */
export const wordedIssue = ({ path, message }: Pick<z.core.$ZodIssue, 'path' | 'message'>): string =>
  [path.join('.'), message].filter(Boolean).join(': ')
