import { and, eq, ne, sql } from 'drizzle-orm'
import { Invalid } from '../../../kernel/errors.ts'
import type { EntryInput } from '../../../platform/content/content-type.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { members } from '../table.server.ts'

type Holder = { number: number | null; gender: string; active: boolean }

/**
 * Throws Invalid on the number when a write would give somebody the shirt number of another active member of the same
 * gender. Writers of one number wait for each other, so two who ask at the same moment do not both get it. Writes that
 * touch none of the three leave old doubles alone. [MEM-017, resolutions B18]
 */
export async function requireFreeShirtNumber(
  tx: Tx,
  draft: EntryInput,
  memberId: string | undefined,
): Promise<void> {
  if (!['number', 'gender', 'Active'].some((name) => Object.hasOwn(draft, name))) return
  const { number, gender, active } = await holderAfter(tx, draft, memberId)
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

/** What the record will say: the draft where it speaks, else what is stored. */
async function holderAfter(tx: Tx, draft: EntryInput, memberId: string | undefined): Promise<Holder> {
  const [stored] = memberId
    ? await tx
        .select({ number: members.number, gender: members.gender, active: members.active })
        .from(members)
        .where(eq(members.id, memberId))
    : []
  const before: Holder = stored ?? { number: null, gender: '', active: true }
  return {
    number: draft.number === undefined ? before.number : (draft.number as number | null), // the engine has checked it
    gender: typeof draft.gender === 'string' ? draft.gender : before.gender,
    active: typeof draft.Active === 'boolean' ? draft.Active : before.active,
  }
}
