import { z } from 'zod'

/** The period of the sales page: everything, this season, the last one, a month (YYYY-MM), or the id of a batch. */
export const salesSearch = z.object({
  of: z
    .union([z.enum(['all', 'this', 'last']), z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/), z.uuid()])
    .default('all')
    .catch('all'),
  /** The id of an item, or 'other' for refunds that name no item. Only for the rows behind a figure. */
  item: z
    .union([z.uuid(), z.literal('other')])
    .optional()
    .catch(undefined),
  size: z.string().max(60).optional().catch(undefined),
})
export type SalesSearch = z.output<typeof salesSearch>
