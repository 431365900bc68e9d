import type { PictureFacts } from '../builders/picture.ts'
import codeOfConduct from './posts/code-of-conduct.html?raw'
import federationRegistration from './posts/federation-registration.html?raw'
import handballVenues from './posts/handball-venues.html?raw'
import howToJoin from './posts/how-to-join.html?raw'
import joinUs from './posts/join-us.html?raw'
import juniors from './posts/london-gd-juniors.html?raw'
import membershipTerms from './posts/membership-terms.html?raw'
import privacyPolicy from './posts/privacy-policy.html?raw'
import professionals from './posts/qa-professionals.html?raw'
import safeguarding from './posts/safeguarding.html?raw'

type Post = { title: string; subtitle: string; slug: string; content: string; header?: PictureFacts }

/** The club's pages. Those below /about-us/ have their own addresses. */
export const POSTS: readonly Post[] = [
  {
    title: 'Join us',
    subtitle: 'Whatever you have played, there is a team that fits.',
    slug: 'join-us',
    content: joinUs,
    header: { kind: 'header', seed: 1, alt: 'Players in a ring pass a ball across it, seen from above' },
  },
  {
    title: 'Professionals moving here',
    subtitle: 'Questions and answers on level, clearance and work.',
    slug: 'qa-professionals',
    content: professionals,
  },
  {
    title: 'London GD Juniors',
    subtitle: 'From 8 to 16, girls and boys, on Saturdays in Osterley.',
    slug: 'london-gd-juniors',
    content: juniors,
    header: { kind: 'header', seed: 2, alt: 'Handballs laid out in rows' },
  },
  {
    title: 'Handball venues',
    subtitle: 'The halls where we train and play.',
    slug: 'handball-venues',
    content: handballVenues,
    header: { kind: 'header', seed: 5, alt: 'A court seen from above with a move drawn on it' },
  },
  {
    title: 'Code of conduct',
    subtitle: 'How we treat each other, on and off the court.',
    slug: 'code-of-conduct',
    content: codeOfConduct,
  },
  {
    title: 'Safeguarding',
    subtitle: 'Who to talk to when something worries you.',
    slug: 'safeguarding',
    content: safeguarding,
  },
  {
    title: 'Privacy policy',
    subtitle: 'What we know about you, why, and for how long.',
    slug: 'privacy-policy',
    content: privacyPolicy,
  },
  {
    title: 'How to join',
    subtitle: 'Four steps, and what it costs.',
    slug: 'how-to-join',
    content: howToJoin,
  },
  {
    title: 'Membership terms',
    subtitle: 'What you agree to when you register.',
    slug: 'membership-terms',
    content: membershipTerms,
  },
  {
    title: 'Registration with England Handball',
    subtitle: 'Who needs it, and how it works.',
    slug: 'federation-registration',
    content: federationRegistration,
  },
]
