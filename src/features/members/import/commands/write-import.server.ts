import { sql } from 'drizzle-orm'
import { clubDay } from '../../../../kernel/dates.ts'
import { Invalid } from '../../../../kernel/errors.ts'
import { newId } from '../../../../kernel/ids.ts'
import { refused } from '../../../../kernel/outcome.ts'
import { nthSlug, slugOf } from '../../../../kernel/text.ts'
import { audit } from '../../../../platform/audit/audit.ts'
import { updateEntry } from '../../../../platform/content/write.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { Rollback } from '../../../../platform/database/rollback.ts'
import { joining, touch } from '../../../../platform/database/transact.ts'
import { memberContentType } from '../../content-type.ts'
import { firstNameOf, isMinorOn } from '../../model/member.ts'
import { members, memberTeams } from '../../table.server.ts'
import { COLUMN_LABELS } from '../model/columns.ts'
import type { RowPlan } from '../model/import-plan.ts'
import type { Person } from '../model/person.ts'
import type { TeamChoice } from '../schema.ts'
import { memberImportChanges, memberImports } from '../table.server.ts'

/** The content type has refused a row. */
export type RowRefused = { reason: 'ROW'; row: number; message: string }

/** The rows in one statement, far below the limit of parameters. */
const AT_A_TIME = 500

/** Locks the members, so that none changes between the comparison and the import. */
export const lockMembers = (tx: Tx) =>
  tx.execute(sql`lock table ${members}, ${memberTeams} in share row exclusive mode`)

type New = Extract<RowPlan, { kind: 'new' }>
type Changed = Extract<RowPlan, { kind: 'changed' }>
type Change = Omit<typeof memberImportChanges.$inferInsert, 'importId'>

/**
 * Writes a planned import and its undo data in the caller's transaction. Returns the id of the import. Rolls the
 * transaction back with RowRefused if a row is invalid.
 */
export async function writeImport(
  tx: Tx,
  ctx: Ctx,
  plan: readonly RowPlan[],
  teams: readonly TeamChoice[],
): Promise<string> {
  const added = await addMembers(
    tx,
    ctx,
    plan.filter((row): row is New => row.kind === 'new'),
    teams,
  )
  const changed: Change[] = []
  for (const row of plan) if (row.kind === 'changed') changed.push(await changeMember(tx, ctx, row))
  const importId = newId()
  await tx.insert(memberImports).values({
    id: importId,
    createdAt: ctx.clock.now(),
    importedById: ctx.actor.kind === 'user' ? ctx.actor.userId : null,
    added: added.length,
    changed: changed.length,
    unchanged: plan.filter(({ kind }) => kind === 'same').length,
    leftOut: plan.flatMap(leftOut),
  })
  for (const some of inParts([...added, ...changed], AT_A_TIME))
    await tx.insert(memberImportChanges).values(some.map((change) => ({ ...change, importId })))
  await audit(tx, ctx, {
    action: 'members.import',
    subject: 'members',
    facts: { newMembers: added.length, changedMembers: changed.length },
  })
  await touch(tx, 'members', ...added.map(({ memberId }) => `members/${memberId}`))
  return importId
}

async function addMembers(
  tx: Tx,
  ctx: Ctx,
  rows: readonly New[],
  teams: readonly TeamChoice[],
): Promise<Change[]> {
  const taken = new Set((await tx.select({ slug: members.slug }).from(members)).map(({ slug }) => slug))
  const youth = new Set(teams.filter((team) => team.youth).map(({ id }) => id))
  const now = ctx.clock.now()
  const made = rows.map(({ row, person }) => {
    const { teams: inTeams, active, bornOn, firstName, ...texts } = person
    const slug = freeSlug(taken, slugFor(ctx, person, youth))
    const values = {
      ...texts,
      id: newId(),
      slug,
      firstName: firstName || firstNameOf(person.name),
      bornOn: bornOn || null,
      active: active ?? true,
      teamId: inTeams[0] ?? null,
      createdAt: now,
      updatedAt: now,
    }
    return { row, values, inTeams }
  })
  for (const some of inParts(made, AT_A_TIME))
    await tx.insert(members).values(some.map(({ values }) => values))
  const memberships = made.flatMap(({ values, inTeams }) =>
    inTeams.map((teamId) => ({ memberId: values.id, teamId })),
  )
  for (const some of inParts(memberships, AT_A_TIME)) await tx.insert(memberTeams).values(some)
  return made.map(({ row, values }) => ({ row, memberId: values.id, before: null, version: 1 }))
}

/** A minor's slug never contains the surname. [resolutions C02] */
function slugFor(ctx: Ctx, { name, firstName, bornOn, teams }: Person, youth: ReadonlySet<string>): string {
  const deciding = bornOn === '' ? teams : teams.slice(0, 1)
  const facts = { bornOn: bornOn || null, inYouthTeam: deciding.some((id) => youth.has(id)) }
  const isMinor = isMinorOn(clubDay(ctx.clock.now()), facts)
  return slugOf(isMinor ? firstName || firstNameOf(name) : name, 'player')
}

function freeSlug(taken: Set<string>, wanted: string): string {
  let n = 1
  while (taken.has(nthSlug(wanted, n))) n += 1
  const slug = nthSlug(wanted, n)
  taken.add(slug)
  return slug
}

async function changeMember(tx: Tx, ctx: Ctx, { row, id, write, before }: Changed): Promise<Change> {
  try {
    const saved = await updateEntry(joining(ctx, tx), memberContentType, id, write)
    if (!saved.ok) throw new RangeError('the members are locked') // no version was given, so it cannot be outdated
    return { row, memberId: id, before, version: saved.version }
  } catch (error) {
    if (!(error instanceof Invalid)) throw error
    throw new Rollback(refused('ROW', { row, message: messageOf(error) }))
  }
}

const messageOf = ({ fields }: Invalid): string => Object.values(fields).flat()[0] ?? 'It cannot be saved'

function leftOut(row: RowPlan): { row: number; reason: string }[] {
  if (row.kind === 'undecided') return [{ row: row.row, reason: 'Doubtful, so it was left out' }]
  if (row.kind !== 'wrong') return []
  return row.problems.map(({ field, message }) => ({
    row: row.row,
    reason: field ? `${COLUMN_LABELS[field]}: ${message}` : message,
  }))
}

function inParts<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, part) =>
    all.slice(part * size, (part + 1) * size),
  )
}
