import type { Ctx } from '../../src/platform/context.ts'
import { aPicture } from '../builders/picture.ts'
import { aTeam } from '../builders/team.ts'

const SENIORS = [
  {
    name: 'Men 1',
    slug: 'men-1',
    genre: 'men',
    legacyId: 1,
    colour: '#c8102e',
    description: 'Premier League. The club’s first team, with players from a dozen countries.',
  },
  {
    name: 'Women 1',
    slug: 'women-1',
    genre: 'women',
    legacyId: 2,
    colour: '#12355b',
    description: 'Premier League. Quick hands, a strong defence, and tea after every home game.',
  },
  {
    name: 'Men 2',
    slug: 'men-2',
    genre: 'men',
    legacyId: 3,
    colour: '#a8632a',
    description: 'National second tier. Where young players meet those who have seen it all.',
  },
  {
    name: 'Women 2',
    slug: 'women-2',
    genre: 'women',
    legacyId: 4,
    colour: '#1c7c54',
    description: 'National second tier. The team to join when you come back to handball.',
  },
  {
    name: 'Men 3',
    slug: 'men-3',
    genre: 'men',
    legacyId: 5,
    colour: '#5b6470',
    description: 'Regional league. Beginners welcome, regulars too.',
  },
] as const

/** The five senior teams with the ids used by games, and the first youth team. */
export async function seedTeams(ctx: Ctx): Promise<void> {
  for (const team of SENIORS) {
    const pictured = team.legacyId <= 2
    await aTeam(ctx, {
      ...team,
      minAge: 16,
      showStandings: team.legacyId !== 5,
      mainImageId: pictured
        ? await aPicture(ctx, {
            kind: 'team',
            seed: team.legacyId,
            alt: `${team.name} before the first whistle`,
          })
        : null,
    })
  }
  await aTeam(ctx, {
    name: 'U16 Boys',
    slug: 'u16-boys',
    genre: 'men',
    colour: '#7a4fa3',
    youth: true,
    minAge: 13,
    maxAge: 15,
    description: 'Boys aged 13 to 15. Parents are welcome at every session.',
    fixturesHtml:
      '<p>London junior tournament days. We e-mail the details to parents.</p>' +
      '<table><thead><tr><th>Month</th><th>Tournament</th><th>Hall</th></tr></thead><tbody>' +
      '<tr><td>October</td><td>Autumn tournament</td><td>Brentford Hall</td></tr>' +
      '<tr><td>December</td><td>Winter tournament</td><td>Crystal Palace</td></tr>' +
      '<tr><td>March</td><td>Spring tournament</td><td>Brentford Hall</td></tr></tbody></table>',
  })
}
