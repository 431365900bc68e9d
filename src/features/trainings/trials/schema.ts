import { z } from 'zod'
import { EXPERIENCES } from './model/team-for.ts'

const AGE = 'Enter an age between 4 and 99'

export const trialInput = z.object({
  name: z.string('Enter a name').trim().min(1, 'Enter a name').max(100, 'Enter at most 100 characters'),
  age: z.coerce.number(AGE).int(AGE).min(4, AGE).max(99, AGE),
  genre: z
    .enum(['men', 'women', ''], 'Choose an answer')
    .default('')
    .transform((genre) => genre || undefined),
  experience: z.enum(EXPERIENCES, 'Choose an answer'),
  email: z.email('Enter an e-mail address').max(200, 'Enter an e-mail address'),
  /** The team whose page the visitor came from. */
  team: z.string().max(100).optional(),
  altcha: z.string().default(''),
})
export type TrialInput = z.output<typeof trialInput>
