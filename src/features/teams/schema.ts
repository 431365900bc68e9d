import { z } from 'zod'
import { plainLine } from '../../kernel/text.ts'

/** Names in league tables that only this team uses. */
export const leagueNamesInput = z
  .array(
    z.string('Enter a name').transform(plainLine).pipe(z.string().max(100, 'Use 100 characters at most')),
    'List the names',
  )
  .max(40, 'At most 40')
  .transform((names) => [...new Set(names.filter(Boolean))])

/**
 * The id of a team in the rota, or null. It cannot look like a UUID, so that it never equals the id of another team.
 */
export const rotaKeyInput = z.preprocess(
  (given) => given || null,
  z
    .string()
    .regex(/^[a-z][a-z0-9]{0,39}$/, 'Use lower-case letters and digits, for example men1')
    .nullable(),
)
