import { Forbidden, Invalid } from '../../../kernel/errors.ts'
import { done, type Outcome, refused } from '../../../kernel/outcome.ts'
import { createEntryIn, deleteEntry, updateEntry } from '../../../platform/content/write.ts'
import type { Ctx } from '../../../platform/context.ts'
import { Rollback, rollingBack } from '../../../platform/database/rollback.ts'
import { joining, transact } from '../../../platform/database/transact.ts'
import { canManageClub } from '../../club/policy.ts'
import { teamContentType } from '../../teams/content-type.ts'
import { teams } from '../../teams/table.server.ts'
import { TEAM_KINDS } from '../model/team-kinds.ts'
import type { TeamRow } from '../schema.ts'

/** IN_USE: games or members still refer to the team in this row. TAKEN: another team has the name in this row. */
export type SaveTeams = Outcome<{ teams: number }, { reason: 'IN_USE' | 'TAKEN'; row: number }>

/**
 * Saves the club's teams in one transaction. Rows without an id are new; rows without a name are ignored. Teams are
 * sorted by the order in their row, then by row. Throws Forbidden unless the caller is an administrator.
 */
export async function saveTeams(ctx: Ctx, rows: readonly TeamRow[]): Promise<SaveTeams> {
  if (!canManageClub(ctx.actor)) throw new Forbidden()
  return rollingBack<SaveTeams>(() =>
    transact(ctx, async (tx) => {
      const joined = joining(ctx, tx)
      const stored = await tx
        .select({
          id: teams.id,
          name: teams.name,
          genre: teams.genre,
          youth: teams.youth,
          position: teams.position,
        })
        .from(teams)
      for (const [row, { id, remove }] of rows.entries()) {
        if (!remove || !stored.some((team) => team.id === id)) continue
        const removed = await deleteEntry(joined, teamContentType, id)
        if (!removed.ok) throw new Rollback(refused('IN_USE', { row }))
      }
      const kept = inOrder(rows.filter(({ name, remove }) => name !== '' && !remove))
      for (const [position, row] of kept.entries()) {
        const { genre, youth } = TEAM_KINDS[row.kind]
        const wanted = { name: row.name, genre, youth, position }
        const before = stored.find(({ id }) => id === row.id)
        await refuseTaken(rows.indexOf(row), async () => {
          if (!before) await createEntryIn(tx, joined, teamContentType, wanted)
          else if (isChanged(before, wanted)) await updateEntry(joined, teamContentType, before.id, wanted)
        })
      }
      return done({ teams: kept.length })
    }),
  )
}

/** The form is already validated, so only a name can be refused: one that another team got in the meantime. */
async function refuseTaken(row: number, write: () => Promise<void>): Promise<void> {
  try {
    await write()
  } catch (error) {
    if (error instanceof Invalid && error.fields.name) throw new Rollback(refused('TAKEN', { row }))
    throw error
  }
}

const LAST = 1000

const inOrder = (rows: readonly TeamRow[]) =>
  rows.toSorted((one, other) => Number(one.order || LAST) - Number(other.order || LAST))

const isChanged = <T extends object>(before: T, wanted: Partial<T>) =>
  Object.entries(wanted).some(([name, value]) => before[name as keyof T] !== value)
