import { spellingOf } from '../../teams/model.ts'

/** A team that gets another name. */
export type Rename = { teamId: string; from: string; to: string }

type NamedTeam = { id: string; name: string }

const isSame = (one: string, other: string): boolean => spellingOf(one) === spellingOf(other)

/**
 * Returns the renames that cannot be made, by team: another team has the new name and keeps it. The value is the name
 * of that team. `teams` are all teams as they are now.
 */
export function blockedRenames(renames: readonly Rename[], teams: readonly NamedTeam[]): Map<string, string> {
  const blocked = new Map<string, string>()
  const keepsName = ({ id }: NamedTeam) => blocked.has(id) || !renames.some(({ teamId }) => teamId === id)
  const holderOf = ({ teamId, to }: Rename) =>
    teams.find((team) => team.id !== teamId && keepsName(team) && isSame(team.name, to))
  // A team that cannot be renamed keeps its name, which may block another one.
  for (let found = true; found; ) {
    found = false
    for (const rename of renames) {
      const holder = blocked.has(rename.teamId) ? undefined : holderOf(rename)
      if (!holder) continue
      blocked.set(rename.teamId, holder.name)
      found = true
    }
  }
  return blocked
}

/**
 * Orders renames so that each new name is free when its turn comes: "U16" becomes "U18" before "U14" becomes "U16". Of
 * teams that exchange their names, one has its id as its name in between. Blocked renames must have been left out.
 */
export function renameSteps(renames: readonly Rename[]): { teamId: string; name: string }[] {
  const steps: { teamId: string; name: string }[] = []
  const pending = [...renames]
  const isFree = ({ teamId, to }: Rename) =>
    !pending.some((other) => other.teamId !== teamId && isSame(other.from, to))
  for (let [first] = pending; first; [first] = pending) {
    const at = pending.findIndex(isFree)
    const next = pending[at]
    steps.push(next ? { teamId: next.teamId, name: next.to } : { teamId: first.teamId, name: first.teamId })
    if (next) pending.splice(at, 1)
    else pending[0] = { ...first, from: first.teamId }
  }
  return steps
}
