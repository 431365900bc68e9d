import { desc, eq, getTableName, sql, sum } from 'drizzle-orm'
import { Forbidden } from '../../../kernel/errors.ts'
import { auditLog } from '../../../platform/content/table.server.ts'
import type { Ctx } from '../../../platform/context.ts'
import { rows } from '../../../platform/database/database.ts'
import { files } from '../../../platform/files/table.server.ts'
import { users } from '../../accounts/table.server.ts'
import { canExport } from '../policy.ts'
import { EXPORTED_TABLES } from './tables.server.ts'

/**
 * Returns what an export would contain (lists with their numbers of rows, total size of files) and when the last one
 * was made. Throws Forbidden unless the caller is an administrator.
 */
export async function contentsOfExport({ db, actor }: Pick<Ctx, 'db' | 'actor'>) {
  if (!canExport(actor)) throw new Forbidden()
  const counts = EXPORTED_TABLES.map(
    ({ table }) => sql`(select count(*) from ${table}) as ${sql.identifier(getTableName(table))}`,
  )
  const [[counted], [stored], [last]] = await Promise.all([
    rows<Record<string, number>>(db, sql`select ${sql.join(counts, sql`, `)}`),
    db.select({ bytes: sum(files.sizeBytes) }).from(files),
    db
      .select({ at: auditLog.at, by: users.name })
      .from(auditLog)
      .leftJoin(users, eq(users.id, auditLog.actorId))
      .where(eq(auditLog.action, 'club.export'))
      .orderBy(desc(auditLog.at))
      .limit(1),
  ])
  return {
    lists: EXPORTED_TABLES.map(({ name, table, holds }) => ({
      name,
      holds,
      rows: counted?.[getTableName(table)] ?? 0,
    })),
    fileBytes: Number(stored?.bytes ?? 0),
    last,
  }
}
