import { and, eq, ne, sql } from 'drizzle-orm'
import { SYSTEM } from '../../../../kernel/actor.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { FindLinkRecipient } from '../../../accounts/passwords/commands/email-reset-link.server.ts'
import { isMinor, sightIn } from '../../queries/visibility.server.ts'
import { members } from '../../table.server.ts'

/** Finds the guardian who receives the password links of a minor's login; undefined for any other login. */
export const guardianOfLogin =
  ({ clock }: Pick<Ctx, 'clock'>): FindLinkRecipient =>
  async (tx, userId) => {
    const name = sql<string>`coalesce(nullif(${members.guardianName}, ''), ${members.name})`
    const [guardian] = await tx
      .select({ name, email: members.guardianEmail })
      .from(members)
      .where(
        and(
          eq(members.userId, userId),
          ne(members.guardianEmail, ''),
          isMinor(sightIn({ clock, actor: SYSTEM })),
        ),
      )
    return guardian
  }
