import { z } from 'zod'

/** The query of the list of e-mails; invalid values are ignored. */
export const mailSearch = z.object({
  q: z.string().trim().max(100).catch(''),
  status: z.enum(['queued', 'unsent', 'sent', 'failed']).optional().catch(undefined),
  start: z.coerce.number().int().min(0).max(10_000_000).catch(0),
})
