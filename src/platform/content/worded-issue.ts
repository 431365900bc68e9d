import type { z } from 'zod'

/** Words a validation issue inside a nested value, with its path: "0.link: A link is a path". */
export const wordedIssue = ({ path, message }: Pick<z.core.$ZodIssue, 'path' | 'message'>): string =>
  [path.join('.'), message].filter(Boolean).join(': ')
