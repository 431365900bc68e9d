/** What happens to the other teams of a member who gets a team: they stay in them, or leave them. */
export const TEAM_CHANGES = ['add', 'move'] as const
export type TeamChange = (typeof TEAM_CHANGES)[number]

export const TEAM_CHANGE_NEEDED = 'Choose whether to add or to move'

export const parseTeamChange = (name: string | undefined): TeamChange | undefined =>
  TEAM_CHANGES.find((change) => change === name)

/**
 * The fields of the entry that give a member a main team; null for none. `team` alone is added to their teams, and with
 * `teams` it is all of them. [ADM-012, resolutions F15]
 */
export const teamFields = (team: string | null, change: TeamChange) =>
  change === 'add' ? { team } : { team, teams: team === null ? [] : [team] }
