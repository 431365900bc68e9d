import { z } from 'zod'

/** Longer than any of ours; more would only cost time to hash. */
const MAX = 256

/** E-mail or username, and password. [MEM-004, decisions D05] */
export const logInInput = z.object({
  identifier: z
    .string('Please enter your e-mail or username')
    .trim()
    .min(1, 'Please enter your e-mail or username')
    .max(MAX, 'This is too long'),
  password: z
    .string('Please enter your password')
    .min(1, 'Please enter your password')
    .max(MAX, 'This is too long'),
})
export type LogInInput = z.output<typeof logInInput>
