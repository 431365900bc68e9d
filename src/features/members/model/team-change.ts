/** What happens to a member's other teams when the main team changes: they are kept, or left. */
export const TEAM_CHANGES = ['add', 'move'] as const
export type TeamChange = (typeof TEAM_CHANGES)[number]

export const TEAM_CHANGE_NEEDED = 'Choose whether to add or to move'

export const parseTeamChange = (name: string | undefined): TeamChange | undefined =>
  TEAM_CHANGES.find((change) => change === name)

/**
 * The content-type fields that set a member's main team; null removes it. `team` alone is added to their teams; `teams`
 * replaces all of them. [ADM-012]
 */
export const teamFields = (team: string | null, change: TeamChange) =>
  change === 'add' ? { team } : { team, teams: team === null ? [] : [team] }
