import { sql } from 'drizzle-orm'
import { pence } from '../../../../kernel/money.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { rows } from '../../../../platform/database/database.ts'
import { users } from '../../../accounts/table.server.ts'
import { requireFinance } from '../../../billing/policy.ts'
import { withoutInstalment } from '../../../fees/model/instalments.ts'
import { guardians } from '../../../members/family/table.server.ts'
import { members } from '../../../members/table.server.ts'
import { registrations } from '../../../registrations/table.server.ts'
import { ENTRIES } from '../../internal/entries.server.ts'
import type { OpenItem } from '../model/open-item.ts'

type Row = Pick<OpenItem, 'source' | 'number' | 'person' | 'description' | 'names' | 'families'> & {
  source_id: string
  open_minor: number
  at: string
}

/** Lists everything that is open, the oldest first. Throws Forbidden unless the caller is finance staff. */
export async function listOpenItems(ctx: Pick<Ctx, 'db' | 'actor'>): Promise<OpenItem[]> {
  requireFinance(ctx)
  const found = await rows<Row>(
    ctx.db,
    sql`select source, source_id, number, open_minor, description, at,
      coalesce(nullif(member, ''), nullif(person, ''), email) as person,
      array_remove(array_remove(array[member, person,
        (select r.guardian_name from ${registrations} r where source = 'registrations' and r.id::text = source_id)]
        || array(select u.name from ${guardians} g join ${users} u on u.id = g.user_id
          where g.member_id = entries.member_id), null), '') as names,
      array_remove(array['member:' || member_id, 'email:' || lower(nullif(email, '')),
        (select 'user:' || m.user_id from ${members} m where m.id = entries.member_id)]
        || array(select key from ${guardians} g join ${users} u on u.id = g.user_id,
          unnest(array['user:' || u.id, 'email:' || lower(u.email)]) key
          where g.member_id = entries.member_id), null) as families
    from ${ENTRIES} entries where open_minor > 0 order by at, due_at, instalment, id`,
  )
  const items = Map.groupBy(found, ({ source, source_id }) => `${source}/${source_id}`)
  return [...items.values()].flatMap((instalments) => itemOf(instalments) ?? [])
}

/** The instalments of one fee are one item. */
function itemOf(instalments: readonly Row[]): OpenItem | undefined {
  const [first] = instalments
  if (!first) return undefined
  const { source_id: sourceId, open_minor: _, at, ...charge } = first
  const sumOfFirst = (many: number) =>
    pence(instalments.slice(0, many).reduce((sum, { open_minor }) => sum + open_minor, 0))
  const stages = instalments.slice(1).map((_, before) => sumOfFirst(before + 1))
  const description = stages.length > 0 ? withoutInstalment(charge.description) : charge.description
  return { ...charge, description, sourceId, open: sumOfFirst(instalments.length), stages, at: new Date(at) }
}

/** Lists what else is open of the family of an item, the oldest first. Throws as `listOpenItems` does. */
export async function otherItemsOfFamily(
  ctx: Pick<Ctx, 'db' | 'actor'>,
  { source, sourceId }: Pick<OpenItem, 'source' | 'sourceId'>,
): Promise<OpenItem[]> {
  const items = await listOpenItems(ctx)
  const item = items.find((one) => one.source === source && one.sourceId === sourceId)
  if (!item) return []
  return items.filter((one) => one !== item && one.families.some((key) => item.families.includes(key)))
}
