import { asc } from 'drizzle-orm'
import { updateEntry } from '../../../platform/content/write.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { joining } from '../../../platform/database/transact.ts'
import { teamContentType } from '../../teams/content-type.ts'
import { teams } from '../../teams/table.server.ts'
import { blockedRenames, type Rename, renameSteps } from '../model/renames.ts'
import type { TeamBefore } from '../model/season.ts'
import type { PlannedTeam } from '../model/team-proposal.ts'

/**
 * Renames and leaves out the teams of a season, and changes their ages. Returns what they were before, with their
 * version after, for the undo. Changes nothing, and returns the name, if another team has a new name and keeps it.
 */
export async function changeTeams(
  ctx: Ctx,
  tx: Tx,
  planned: readonly PlannedTeam[],
): Promise<{ before: TeamBefore[] } | { taken: string }> {
  const stored = await lockTeams(tx)
  const renames = planned.flatMap(({ id, name, newName, isLeftOut }) =>
    isLeftOut || newName === name ? [] : [{ teamId: id, from: name, to: newName }],
  )
  const [taken] = blockedRenames(renames, stored).values()
  if (taken !== undefined) return { taken }
  const versions = await rename(ctx, tx, renames)
  for (const { id } of planned.filter((team) => team.isLeftOut)) {
    const fields = { Active: false, ShowInMenu: false }
    versions.set(id, (await write(ctx, tx, id, fields)).version)
  }
  for (const { id, newAges, isLeftOut } of planned)
    if (newAges && !isLeftOut) versions.set(id, (await write(ctx, tx, id, newAges)).version)
  const before = stored.flatMap(({ id, active: Active, showInMenu: ShowInMenu, version: _, ...others }) => {
    const version = versions.get(id)
    return version === undefined ? [] : [{ teamId: id, fields: { ...others, Active, ShowInMenu }, version }]
  })
  return { before }
}

/** Restores teams. Returns the names of those that stay as they are: changed since, or their old name is taken. */
export async function restoreTeams(ctx: Ctx, tx: Tx, before: readonly TeamBefore[]): Promise<string[]> {
  const stored = await lockTeams(tx)
  const unchanged = before.filter(({ teamId, version }) =>
    stored.some((team) => team.id === teamId && team.version === version),
  )
  const renames = unchanged.flatMap(({ teamId, fields: { name: to } }) => {
    const from = stored.find(({ id }) => id === teamId)?.name ?? to
    return from === to ? [] : [{ teamId, from, to }]
  })
  const blocked = blockedRenames(renames, stored)
  const restored = unchanged.filter(({ teamId }) => !blocked.has(teamId))
  await rename(
    ctx,
    tx,
    renames.filter(({ teamId }) => !blocked.has(teamId)),
  )
  for (const { teamId, fields } of restored) {
    const { name: _name, ...others } = fields
    await write(ctx, tx, teamId, others)
  }
  return before.filter((team) => !restored.includes(team)).map(({ fields }) => fields.name)
}

/** Returns the version of each team after the last change of its name. */
async function rename(ctx: Ctx, tx: Tx, renames: readonly Rename[]): Promise<Map<string, number>> {
  const versions = new Map<string, number>()
  for (const { teamId, name } of renameSteps(renames))
    versions.set(teamId, (await write(ctx, tx, teamId, { name })).version)
  return versions
}

const lockTeams = (tx: Tx) => {
  const { id, name, active, showInMenu, minAge, maxAge, version } = teams
  return tx
    .select({ id, name, active, showInMenu, minAge, maxAge, version })
    .from(teams)
    .orderBy(asc(id))
    .for('update')
}

async function write(ctx: Ctx, tx: Tx, id: string, fields: Record<string, unknown>) {
  return updateEntry(joining(ctx, tx), teamContentType, id, fields)
}
