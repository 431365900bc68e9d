import codeOfConduct from '../starter/code-of-conduct.html?raw'
import federationRegistration from '../starter/federation-registration.html?raw'
import handballVenues from '../starter/handball-venues.html?raw'
import howToJoin from '../starter/how-to-join.html?raw'
import joinUs from '../starter/join-us.html?raw'
import juniors from '../starter/juniors.html?raw'
import membershipTerms from '../starter/membership-terms.html?raw'
import privacyPolicy from '../starter/privacy-policy.html?raw'
import professionals from '../starter/qa-professionals.html?raw'
import safeguarding from '../starter/safeguarding.html?raw'

export type StarterPage = { slug: string; title: string; subtitle: string; content: string }

/** The posts of a new club, with placeholders for the club's own details. */
export const STARTER_PAGES: readonly StarterPage[] = [
  {
    slug: 'join-us',
    title: 'Join us',
    subtitle: 'Whatever you have played, there is a place for you.',
    content: joinUs,
  },
  {
    slug: 'how-to-join',
    title: 'How to join',
    subtitle: 'Four steps from the first session to the first game.',
    content: howToJoin,
  },
  {
    slug: 'juniors',
    title: 'Juniors',
    subtitle: 'Handball for girls and boys.',
    content: juniors,
  },
  {
    slug: 'qa-professionals',
    title: 'Players from abroad',
    subtitle: 'Questions and answers on clearance, level and work.',
    content: professionals,
  },
  {
    slug: 'handball-venues',
    title: 'Handball venues',
    subtitle: 'What to know about the halls we train and play in.',
    content: handballVenues,
  },
  {
    slug: 'code-of-conduct',
    title: 'Code of conduct',
    subtitle: 'How we treat each other, on and off the court.',
    content: codeOfConduct,
  },
  {
    slug: 'safeguarding',
    title: 'Safeguarding',
    subtitle: 'Who to talk to when something worries you.',
    content: safeguarding,
  },
  {
    slug: 'privacy-policy',
    title: 'Privacy policy',
    subtitle: 'What we know about you, why, and for how long.',
    content: privacyPolicy,
  },
  {
    slug: 'membership-terms',
    title: 'Membership terms',
    subtitle: 'What you agree to when you register.',
    content: membershipTerms,
  },
  {
    slug: 'federation-registration',
    title: 'Registration with {federation}',
    subtitle: 'Who needs it, and how it works.',
    content: federationRegistration,
  },
]
