/** The items that the pages step can create. `path` is the address of a page or form. */
export type StarterItem = {
  id: string
  name: string
  group: 'page' | 'form' | 'site'
  path?: string
}

const page = (slug: string, name: string, path = `/gd/${slug}`): StarterItem => ({
  id: slug,
  name,
  group: 'page',
  path,
})

const form = (slug: string, name: string): StarterItem => ({
  id: slug,
  name,
  group: 'form',
  path: `/forms/${slug}`,
})

/** In the order of the form. The id of a page or form is its slug. */
export const STARTER_ITEMS: readonly StarterItem[] = [
  page('join-us', 'Join us'),
  page('how-to-join', 'How to join', '/about-us/how-to-join'),
  page('juniors', 'Juniors'),
  page('qa-professionals', 'Players from abroad'),
  page('handball-venues', 'Handball venues'),
  page('code-of-conduct', 'Code of conduct'),
  page('safeguarding', 'Safeguarding'),
  page('privacy-policy', 'Privacy policy'),
  page('membership-terms', 'Membership terms'),
  page('federation-registration', 'Registration with your federation'),
  form('contact-us', 'Contact us'),
  form('trial-session', 'Book a free session'),
  form('welfare', 'Tell the welfare officer'),
  { id: 'questions', name: 'Registration questions', group: 'site' },
  { id: 'details', name: 'Registration details', group: 'site' },
  { id: 'positions', name: 'Positions for “Who is who”', group: 'site', path: '/about-us/who-is-who' },
  { id: 'main-menu', name: 'Main menu', group: 'site' },
  { id: 'footer-menu', name: 'Footer menu', group: 'site' },
]

export const STARTER_GROUPS = { page: 'Pages', form: 'Forms', site: 'Registration and menus' } as const
