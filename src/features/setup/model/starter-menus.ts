import { paths } from '../../../web/paths.ts'
import type { MenuItem } from '../../content/model/content.ts'

const page = (title: string, link: string, description = ''): MenuItem => ({
  title,
  link,
  typeLink: 'page',
  showInMenu: true,
  ...(description && { meta: { title, description } }),
})

const below = (title: string, subItems: MenuItem[]): MenuItem => ({ ...page(title, ''), subItems })

/** The main menu. */
export const mainMenuOf = (club: string): MenuItem[] => [
  page('Teams', paths.teams, `The teams of ${club}.`),
  page('Games', paths.games, 'Our teams’ fixtures, results and league tables.'),
  page('Training', paths.trainings, 'When each team trains, in which hall, and how to get there.'),
  page('Events', paths.events, `Socials, tournaments and meetings of ${club}.`),
  page('Photos', paths.albums, 'Albums from our games and club nights.'),
  below('Club', [
    page('Join us', paths.joinUs),
    page('How to join', paths.howToJoin),
    page('Juniors', paths.juniors),
    page('Players from abroad', paths.professionals),
    page('Who is who', paths.whoIsWho, `Who runs ${club}, and which positions are open.`),
    page('Members', paths.directory, 'Our members who agreed to be listed.'),
    page('Forms', paths.forms, 'Write to us, or tell us what we need to know.'),
  ]),
]

/** The footer menu, in three columns. */
export const footerMenuOf = (): MenuItem[] => [
  below('Club', [
    page('Who is who', paths.whoIsWho),
    page('Venues', paths.venues),
    page('Code of conduct', '/gd/code-of-conduct/'),
    page('Membership terms', paths.membershipTerms),
  ]),
  below('Play', [
    page('Training times', paths.trainings),
    page('Register', paths.register),
    page('Pay your fees', paths.fees),
    { ...page('Members area', paths.dashboard), private: true },
  ]),
  below('Contact', [
    page('Contact us', paths.contactUs),
    page('Safeguarding', paths.safeguarding),
    page('Privacy policy', paths.privacyPolicy),
  ]),
]

const bare = (link: string) => link.replace(/\/+$/, '')

/** Removes links to pages that the club has not created from a menu. */
export const withoutMissing = (menu: readonly MenuItem[], missing: readonly string[]): MenuItem[] =>
  menu
    .filter(({ link }) => !link || !missing.some((path) => bare(path) === bare(link)))
    .map((item) => (item.subItems ? { ...item, subItems: withoutMissing(item.subItems, missing) } : item))
