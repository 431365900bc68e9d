import { and, eq, ne, sql } from 'drizzle-orm'
import { Invalid } from '../../../kernel/errors.ts'
import type { EntryInput } from '../../../platform/content/content-type.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { members } from '../table.server.ts'

type Holder = { number: number | null; gender: string; active: boolean }

/**
 * Throws Invalid if a write would give a member the shirt number of another active member of the same gender. A lock
 * on the number makes concurrent writers wait for each other. Writes to other fields do not check existing
 * duplicates. [resolutions B18]
 */
export async function requireFreeShirtNumber(
  tx: Tx,
  draft: EntryInput,
  memberId: string | undefined,
): Promise<void> {
  if (!['number', 'gender', 'Active'].some((name) => Object.hasOwn(draft, name))) return
  const { number, gender, active } = await holderAfterWrite(tx, draft, memberId)
  if (number === null || !active) return
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext('shirt number'), hashtext(${`${gender} ${number}`}))`,
  )
  const [other] = await tx
    .select({ id: members.id })
    .from(members)
    .where(
      and(
        eq(members.number, number),
        sql`${members.gender} = ${gender}`,
        members.active,
        memberId ? ne(members.id, memberId) : undefined,
      ),
    )
    .limit(1)
  if (other) throw new Invalid({ number: [`Number ${number} is taken. Please choose another one.`] })
}

/** The values after the write: from the draft, or the stored ones if the draft does not change them. */
async function holderAfterWrite(tx: Tx, draft: EntryInput, memberId: string | undefined): Promise<Holder> {
  const [stored] = memberId
    ? await tx
        .select({ number: members.number, gender: members.gender, active: members.active })
        .from(members)
        .where(eq(members.id, memberId))
    : []
  const before: Holder = stored ?? { number: null, gender: '', active: true }
  return {
    number: draft.number === undefined ? before.number : (draft.number as number | null), // parse-input.ts has checked it
    gender: typeof draft.gender === 'string' ? draft.gender : before.gender,
    active: typeof draft.Active === 'boolean' ? draft.Active : before.active,
  }
}
