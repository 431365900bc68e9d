import type { MenuItem } from '../../src/features/content/model/content.ts'

type Meta = NonNullable<MenuItem['meta']>
type More = Partial<Pick<MenuItem, 'private' | 'showInMenu' | 'subItems'>> & { meta?: Meta }

const page = (title: string, link: string, more: More = {}): MenuItem => ({
  title,
  link,
  typeLink: 'page',
  showInMenu: true,
  ...more,
})

const about = (title: string, description: string): { meta: Meta } => ({ meta: { title, description } })

/** The main menu. Hidden entries provide titles and descriptions for their pages. */
export const MAIN_MENU: MenuItem[] = [
  page('Home', '/', {
    showInMenu: false,
    ...about(
      'Handball in London',
      'Five league teams, juniors, and a free first session. Come as you are; we’ll bring the ball.',
    ),
  }),
  page('Teams', '/teams', about('Teams', 'Three men’s teams, two women’s teams and our juniors.')),
  page('Games', '/about-us/games/', about('Games', 'Our teams’ fixtures, results and league tables.')),
  page('Events', '/events', about('Events', 'Socials, tournaments, camps and birthdays.')),
  page(
    'Training',
    '/about-us/trainings',
    about('Training times and venues', 'When each team trains, in which hall, and how to get there.'),
  ),
  page('Photos', '/media/photos', about('Photos', 'Albums from games, camps and club nights.')),
  page('Store', '/store'),
  page('Club', '', {
    subItems: [
      page('Join us', '/gd/join-us/'),
      page('How to join', '/about-us/how-to-join'),
      page(
        'Who is who',
        '/about-us/who-is-who',
        about('Who is who', 'Who runs the club, and which positions are open.'),
      ),
      page('Members', '/about-us/members', about('Members', 'Our members who agreed to be listed.')),
      page('Juniors', '/gd/london-gd-juniors/'),
      page('Professionals moving here', '/gd/qa-professionals/'),
      page('Handball venues', '/gd/handball-venues/'),
      page('Forms', '/forms', about('Forms', 'Write to us, or tell us what we need to know.')),
    ],
  }),
]

/** The footer: three columns. */
export const MENU_BOTTOM: MenuItem[] = [
  page('Club', '', {
    subItems: [
      page('Who is who', '/about-us/who-is-who'),
      page('Members', '/about-us/members'),
      page('Venues', '/gd/handball-venues/'),
      page('Code of conduct', '/gd/code-of-conduct/'),
    ],
  }),
  page('Play', '', {
    subItems: [
      page('Training times', '/about-us/trainings'),
      page('Register', '/about-us/register/'),
      page('Pay your fees', '/about-us/subscription'),
      page('Store', '/store'),
      page('Members area', '/members/dashboard/', { private: true }),
    ],
  }),
  page('Contact', '', {
    subItems: [
      page('Contact us', '/forms/contact-us/'),
      page('Safeguarding', '/gd/safeguarding/'),
      page('Privacy policy', '/gd/privacy-policy'),
    ],
  }),
]
