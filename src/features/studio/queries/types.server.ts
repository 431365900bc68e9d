import { registry } from '../../../content-types.ts'
import { Forbidden } from '../../../kernel/errors.ts'
import { may } from '../../../platform/content/access.ts'
import { draftsOf } from '../../../platform/content/drafts.ts'
import { countList } from '../../../platform/content/read.ts'
import type { Ctx } from '../../../platform/context.ts'
import { canUseLibrary } from '../../../platform/files/audience.ts'
import { CATALOGUE, GROUPS } from '../model/groups.ts'
import { canOpenType } from '../policy.ts'

export type TypeCount = { collection: string; many: string; count: number; drafts: number; writable: boolean }
export type TypeGroup = { name: string; types: TypeCount[] }

const NONE = { prefix: '', where: [], problems: {} } as const
const REST = 'More'

/** Lists the content types that the actor may open, by group, with their entries and drafts. Throws Forbidden. */
export async function contentTypes(ctx: Ctx, area: 'content' | 'catalogue'): Promise<TypeGroup[]> {
  if (!canUseLibrary(ctx.actor)) throw new Forbidden()
  const types = registry.contentTypes.filter(
    (contentType) =>
      canOpenType(ctx.actor, contentType) &&
      (area === 'content' || CATALOGUE.includes(contentType.collection)),
  )
  const counts = await Promise.all(
    types.map(async (contentType): Promise<TypeCount> => {
      const writable = may(contentType.write, ctx.actor)
      const [count, drafts] = await Promise.all([
        countList(ctx, registry, contentType, NONE),
        contentType.drafts && writable ? draftsOf(ctx, contentType) : [],
      ])
      return {
        collection: contentType.collection,
        many: contentType.many,
        count,
        drafts: drafts.length,
        writable,
      }
    }),
  )
  const grouped = Object.values(GROUPS).flat()
  const groups = Object.entries(GROUPS).map(([name, collections]) => ({
    name,
    types: collections.flatMap((one) => counts.filter(({ collection }) => collection === one)),
  }))
  const rest = counts.filter(({ collection }) => !grouped.includes(collection))
  return [...groups, { name: REST, types: rest }].filter(({ types }) => types.length > 0)
}
