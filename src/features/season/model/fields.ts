/** The prefixes of the fields of a team, a player or a fee, before the id. */
export const FIELDS = {
  name: 'name:',
  plays: 'plays:',
  minAge: 'min-age:',
  maxAge: 'max-age:',
  team: 'team:',
  shownTeam: 'shown-team:',
  releases: 'releases:',
  shownReleases: 'shown-releases:',
  amount: 'amount:',
} as const
