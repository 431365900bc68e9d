import { type EmailText, greetingFor } from '../../../emails/model.ts'

type Soon = { club: string; name: string; child: string; on: string }

/** Tells a guardian, a month before, that a child comes of age. */
export const adultSoonEmail = ({ club, name, child, on }: Soon): EmailText => ({
  subject: `${child} turns 18 on ${on}`,
  title: `${child} turns 18 on ${on}`,
  greeting: greetingFor(name),
  paragraphs: [
    `From that day ${child} answers, pays and decides alone at ${club}. You no longer get the e-mails about ${child}, and ${child} is no longer under My family.`,
    `You need not do anything. If ${child} has no login yet, invite ${child} under My family before then.`,
  ],
})

/** The same to the child. */
export const ownSoonEmail = ({ club, name, on }: Soon): EmailText => ({
  subject: `Your membership becomes yours on ${on}`,
  title: `You turn 18 on ${on}`,
  greeting: greetingFor(name),
  paragraphs: [
    `From that day you answer, pay and decide for yourself at ${club}. The club’s e-mails come to you, and your guardians no longer see your details.`,
    'You need not do anything. If you have no login yet, we will send you an invitation on that day.',
  ],
})

/** Tells a guardian that a child has come of age. */
export const adultNowEmail = ({ club, name, child }: Omit<Soon, 'on'>): EmailText => ({
  subject: `${child} is 18 and now decides alone`,
  title: `${child} is 18`,
  greeting: greetingFor(name),
  paragraphs: [
    `${child} now answers, pays and decides alone at ${club}. ${child} is no longer under My family. You keep your own login.`,
  ],
})

/** Tells a member with a login that it is theirs alone. */
export const ownNowEmail = ({ club, name, url }: Omit<Soon, 'on'> & { url: string }): EmailText => ({
  subject: `Your membership at ${club} is now yours`,
  title: 'Happy birthday',
  greeting: greetingFor(name),
  paragraphs: [
    'You are 18: from now on you answer, pay and decide for yourself, and the club’s e-mails come to you.',
  ],
  action: { label: 'Open my membership', url },
})
