import type { EmailText } from '../model.ts'

type Fees = readonly { label: string; value: string }[]

type Registered = {
  club: string
  /** Whom the letter greets: the person, or who answers for a child. */
  reader: string
  who: string
  /** Opens the registration from any device; undefined for a volunteer, who owes no fee. */
  payUrl: string | undefined
  fees: Fees
}

/** That a registration has arrived, and the way back to pay. [resolutions B12, C06] */
export function registrationEmail({ club, reader, who, payUrl, fees }: Registered): EmailText {
  const whose = reader === who ? 'Your registration' : `The registration of ${who}`
  return {
    subject: `${whose} at ${club}`,
    title: payUrl ? 'One step is left' : 'Thank you for helping',
    greeting: `Hello ${reader},`,
    paragraphs: payUrl
      ? [
          `${whose} has arrived. It is complete once you have paid the registration fee; then you choose your subscription.`,
          'The link below opens the registration on any phone or computer. Keep it to yourself.',
        ]
      : [`${whose} as a volunteer has arrived. There is no fee. Somebody of the club writes back soon.`],
    ...(payUrl && { action: { label: 'Pay the fees', url: payUrl }, facts: fees }),
    footnote: `You get this mail because this address was given in a registration at ${club}. If that was not you, do nothing.`,
  }
}

/** Tells the club that somebody wants to join. Little of it: the rest stands in the back office. */
export function newRegistrationEmail({
  who,
  minor,
  volunteer,
  fees,
}: {
  who: string
  minor: boolean
  volunteer: boolean
  fees: Fees
}): EmailText {
  const wants = volunteer ? 'to volunteer' : 'to play'
  return {
    subject: `New registration: ${who}`,
    title: 'New registration',
    paragraphs: [
      minor
        ? `${who} would like ${wants}. This person is under 18: a guardian has agreed.`
        : `${who} would like ${wants}.`,
      'All answers stand among the registrations of the back office.',
    ],
    facts: fees,
  }
}
