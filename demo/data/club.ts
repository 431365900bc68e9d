import type { ClubSettings } from '../../src/features/club/model.ts'
import { clubSettings } from '../../src/features/club/table.server.ts'
import type { Ctx } from '../../src/platform/context.ts'
import { paths } from '../../src/web/paths.ts'

/** The settings of the demo club. */
export const DEMO_CLUB = {
  name: 'London GD',
  shortName: 'LGD',
  town: 'London',
  siteDescription:
    'A handball club in London: five league teams, juniors, and a free first session. Come as you are.',
  footerText: 'Three men’s teams, two women’s teams and juniors.',
  heroText: 'Five league teams, juniors, and a free first session. Come as you are; we’ll bring the ball.',
  entryCards: [
    {
      title: 'Play for a team',
      text: 'Beginners to Premier League. Register, and a coach will reply within two days.',
      link: paths.register,
    },
    {
      title: 'Juniors',
      text: 'London GD Juniors, from 8 to 16. Boys and girls, Saturdays.',
      link: '/gd/london-gd-juniors/',
    },
    {
      title: 'Professionals moving here',
      text: 'Questions and answers on clearance, level and work.',
      link: paths.professionals,
    },
  ],
  dutyTarget: 6,
  dutyTargetPerFamily: true,
  pauseMonths: 3,
  pauseNoticeDays: 3,
  emails: { info: 'info@demo.club', media: 'media@demo.club', finance: 'finance@demo.club' },
} satisfies ClubSettings

/** Publishes the demo club with its settings. */
export async function seedClub({ db, clock }: Ctx): Promise<void> {
  await db.insert(clubSettings).values({ settings: DEMO_CLUB, publishedAt: clock.now() })
}
