import { z } from 'zod'
import { catalogueInput } from '../../content/schema.ts'

/** Address of the supplier's catalogue, as the kit manager types it. */
export const catalogueForm = z.object({
  catalogue: z.string().trim().max(300, 'Use 300 characters at most').pipe(catalogueInput),
})
