import { and, asc, count, desc, eq, gte, inArray, like, lt, or, sql } from 'drizzle-orm'
import { hasRole } from '../../../../kernel/actor.ts'
import { addDays, clubInstant, type LocalDate } from '../../../../kernel/dates.ts'
import { Forbidden } from '../../../../kernel/errors.ts'
import { auditLog } from '../../../../platform/content/table.server.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { AuditSearch } from '../../schema.ts'
import { users } from '../../table.server.ts'

type Reads = Pick<Ctx, 'db' | 'actor'>

const PAGE = 100

/** An entry of the audit log. */
export type AuditRow = {
  id: string
  at: Date
  /** Null if the product itself acted. */
  actorId: string | null
  /** Null if there was no actor or the account was deleted. */
  person: string | null
  action: string
  subject: string
  facts: Record<string, unknown>
}

/**
 * Returns a page of the audit log, newest first. A search also includes entries on the subjects in `foundByName`.
 * Throws Forbidden unless the caller is an administrator.
 */
export async function listAuditEntries(ctx: Reads, search: AuditSearch, foundByName: readonly string[] = []) {
  requireAdministrator(ctx)
  const where = and(
    search.action ? like(auditLog.action, `${search.action}%`) : undefined,
    search.person ? eq(auditLog.actorId, search.person) : undefined,
    search.day
      ? and(gte(auditLog.at, clubInstant(search.day, '00:00')), lt(auditLog.at, dayAfter(search.day)))
      : undefined,
    search.q
      ? or(
          sql`position(lower(${search.q}) in lower(${auditLog.subject})) > 0`,
          inArray(auditLog.subject, [...foundByName]),
        )
      : undefined,
  )
  const [total, rows] = await Promise.all([
    ctx.db.$count(auditLog, where),
    ctx.db
      .select({
        id: auditLog.id,
        at: auditLog.at,
        actorId: auditLog.actorId,
        person: users.name,
        action: auditLog.action,
        subject: auditLog.subject,
        facts: auditLog.facts,
      })
      .from(auditLog)
      .leftJoin(users, eq(users.id, auditLog.actorId))
      .where(where)
      .orderBy(desc(auditLog.at), desc(auditLog.id))
      .offset(search.start)
      .limit(PAGE),
  ])
  return { rows: rows satisfies AuditRow[], start: search.start, total }
}

/** Returns the people and kinds of action in the log, as filters. */
export async function listAuditFilters(ctx: Reads) {
  requireAdministrator(ctx)
  const [people, kinds] = await Promise.all([
    ctx.db
      .selectDistinct({ id: users.id, name: users.name })
      .from(auditLog)
      .innerJoin(users, eq(users.id, auditLog.actorId))
      .orderBy(asc(users.name)),
    ctx.db
      .select({ kind: sql<string>`split_part(${auditLog.action}, '.', 1)`, many: count() })
      .from(auditLog)
      .groupBy(sql`1`)
      .orderBy(sql`1`),
  ])
  return { people, kinds }
}

const dayAfter = (day: LocalDate): Date => clubInstant(addDays(day, 1), '00:00')

function requireAdministrator({ actor }: Pick<Ctx, 'actor'>): void {
  if (!hasRole(actor, 'administrator')) throw new Forbidden()
}
