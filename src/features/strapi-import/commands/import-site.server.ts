import { hasRole } from '../../../kernel/actor.ts'
import { Forbidden } from '../../../kernel/errors.ts'
import type { ContentType } from '../../../platform/content/content-type.ts'
import type { Registry } from '../../../platform/content/registry.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { ListRefusal, SourceItem, StrapiSource } from '../../../platform/strapi-source/strapi-source.ts'
import { type OtherItems, PLANS, type Plan } from '../model/plans.ts'
import { type CollectionReport, newReport } from '../model/report.ts'
import { importItem } from './import-item.server.ts'
import { beginRun } from './run.server.ts'

/**
 * Imports a Strapi 3 site, one collection after the other. Each item has its own transaction, so an interrupted run can
 * simply be repeated; unchanged items are not written again. Calls `finished` after each collection.
 */
export async function importSite(
  ctx: Ctx,
  registry: Registry,
  source: StrapiSource,
  finished: (report: CollectionReport) => void,
): Promise<void> {
  if (!hasRole(ctx.actor, 'administrator')) throw new Forbidden()
  const run = await beginRun(ctx, registry, source)
  const listed = await listAll(source)
  const others: OtherItems = (collection) => listed.get(collection)?.items
  for (const plan of PLANS) {
    const contentType = importable(registry.get(plan.collection), plan)
    const report = newReport(contentType.many)
    const { items, unread } = listed.get(plan.collection) ?? {}
    const adapted = plan.adapt ? plan.adapt(items ?? [], others) : (items ?? [])
    if (unread && adapted.length === 0) report.unread = unread
    for (const item of adapted) await importItem(run, plan, contentType, item, report)
    finished(report)
  }
}

type Collected = { items?: SourceItem[]; unread?: ListRefusal['reason'] }

/** Reads the items of all collections first, because items may depend on those of other collections. */
async function listAll(source: StrapiSource): Promise<Map<string, Collected>> {
  const listed = new Map<string, Collected>()
  for (const { collection, alsoCalled = [] } of PLANS) {
    for (const name of [collection, ...alsoCalled]) {
      const answer = await source.list(name)
      if (answer.ok) listed.set(collection, { items: answer.items })
      else if (!listed.has(collection)) listed.set(collection, { unread: answer.reason })
      if (answer.ok) break
    }
  }
  return listed
}

/** Adds the fields that only an import writes to the content type. */
function importable(contentType: ContentType, { writable = [] }: Plan): ContentType {
  if (writable.length === 0) return contentType
  const own = writable.flatMap((name) => {
    const field = contentType.fields[name]
    return field ? [[name, { ...field, write: contentType.write }] as const] : []
  })
  return { ...contentType, fields: { ...contentType.fields, ...Object.fromEntries(own) } }
}
