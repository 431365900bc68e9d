import { z } from 'zod'

/** What the directory is asked for in its address. Nonsense counts as not asked: a link from elsewhere still shows people. */
export const directorySearch = z.object({
  q: z
    .string()
    .transform((text) => text.trim().replace(/\s+/g, ' ').slice(0, 60))
    .optional()
    .catch(undefined),
  team: z
    .string()
    .regex(/^[a-z0-9-]{1,80}$/)
    .optional()
    .catch(undefined),
  active: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional()
    .catch(undefined),
  page: z.coerce.number().int().min(1).max(200).default(1).catch(1),
})

export type DirectorySearch = z.output<typeof directorySearch>
