import { z } from 'zod'
import { EMAIL_MESSAGE, isEmail } from '../../kernel/email.ts'
import { plainLine, plainText } from '../../kernel/text.ts'

const line = (missing: string, max: number) =>
  z
    .string(missing)
    .transform(plainLine)
    .pipe(z.string().min(1, { error: missing, abort: true }).max(max, `Use ${max} characters at most`))

/** Who applies. The words of what is missing are the specification's. [VOL-009, VOL-010, decisions F09] */
export const applyInput = z.object({
  name: line('Name is required', 120),
  email: line('email is required', 254).refine(isEmail, EMAIL_MESSAGE),
  message: z
    .string()
    .transform(plainText)
    .pipe(z.string().max(2000, 'Use 2000 characters at most'))
    .default(''),
  altcha: z.string().max(5000).default(''),
})
export type ApplyInput = z.output<typeof applyInput>
