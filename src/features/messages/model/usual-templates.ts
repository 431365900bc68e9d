import type { MessageKind } from './message.ts'

export type UsualTemplate = { usual: string; name: string; kind: MessageKind; subject: string; html: string }

/** The messages that most clubs write each year. The club edits its own copies of them. */
export const USUAL_TEMPLATES: readonly UsualTemplate[] = [
  {
    usual: 'welcome',
    name: 'Welcome',
    kind: 'important',
    subject: 'Welcome to {club}',
    html: `<p>Hi {name},</p><p>Welcome to {club}! It’s great to have {member} with us.</p>
<p>When you log in to our site you see the trainings and games of {team}, and you can tell the coach who is coming.</p>
<p>If you have a question, reply to this e-mail.</p>`,
  },
  {
    usual: 'season-start',
    name: 'Start of the season',
    kind: 'news',
    subject: 'A new season at {club}',
    html: `<p>Hi {name},</p><p>The new season begins soon. Our first trainings are on the site, and we look forward to seeing {member} there.</p>
<p>Please log in and check that your address and telephone number are still right.</p>`,
  },
  {
    usual: 'annual-meeting',
    name: 'Annual general meeting',
    kind: 'important',
    subject: 'Annual general meeting of {club}',
    html: `<p>Hi {name},</p><p>We invite you to the annual general meeting of {club}.</p><p>When: </p><p>Where: </p>
<p>On the agenda: reports of the committee, accounts, elections, and what you would like to raise. Please send us your items a week before.</p>`,
  },
  {
    usual: 'kit-collection',
    name: 'Kit collection',
    kind: 'news',
    subject: 'Your kit is here',
    html: '<p>Hi {name},</p><p>The kit for {member} has arrived. You can collect it at training.</p><p>When: </p><p>Where: </p>',
  },
  {
    usual: 'fee-reminder',
    name: 'Reminder of fees',
    kind: 'important',
    subject: 'Fees still to pay for {member}',
    html: `<p>Hi {name},</p><p>According to our books {owed} is still to pay for {member}. Perhaps you have just forgotten: you can pay when you log in, under Money.</p>
<p>If paying is difficult at the moment, reply to this e-mail. We’ll find a way, and nobody else will know.</p>`,
  },
]
