import { type EmailText, greetingFor } from '../model.ts'

type Fees = readonly { label: string; value: string }[]

type Registered = {
  club: string
  /** The reader: the registered person, or a child's guardian. */
  reader: string
  who: string
  /** Opens the registration on any device; undefined for a volunteer, who pays no fee. */
  payUrl: string | undefined
  fees: Fees
}

/** Confirms a registration, with a link to pay. */
export function registrationEmail({ club, reader, who, payUrl, fees }: Registered): EmailText {
  const whose = reader === who ? 'Your registration' : `The registration of ${who}`
  return {
    subject: `${whose} at ${club}`,
    title: payUrl ? 'One step left' : 'Thank you for helping',
    greeting: greetingFor(reader),
    paragraphs: payUrl
      ? [
          `${whose} has arrived. It is complete once you have paid the registration fee. Then choose your subscription.`,
          'The link below opens the registration on any phone or computer. Do not share it.',
        ]
      : [`${whose} as a volunteer has arrived. There is no fee. We will e-mail you soon.`],
    ...(payUrl && { action: { label: 'Pay the fees', url: payUrl }, facts: fees }),
    footnote: `You received this e-mail because someone entered this address when registering at ${club}. If that was not you, ignore it.`,
  }
}

type Twice = {
  club: string
  reader: string
  /** The first name of the child. */
  child: string
  /** The day of the first registration, in words. */
  since: string
  /** Opens the first registration. */
  payUrl: string
}

/** Notifies a guardian that a child has been registered a second time with the guardian's address. */
export function registeredTwiceEmail({ club, reader, child, since, payUrl }: Twice): EmailText {
  return {
    subject: `${child} is registered twice at ${club}`,
    title: `${child} is registered twice`,
    greeting: greetingFor(reader),
    paragraphs: [
      `Someone has just registered ${child} with this e-mail address. ${child} has been registered since ${since} already.`,
      'Pay for one of the two only: the club removes the other one. The link below opens the first one.',
    ],
    action: { label: 'Open the first registration', url: payUrl },
    footnote: 'If you did not send the second form, ignore it: nobody else sees the first one.',
  }
}

/**
 * Notifies the club that a person wants to join. Personal details are kept out of the e-mail and shown in the admin
 * area.
 */
export function newRegistrationEmail({
  who,
  minor,
  volunteer,
  fees,
  twice = [],
}: {
  who: string
  minor: boolean
  volunteer: boolean
  fees: Fees
  /** The names of those who are registered already. */
  twice?: readonly string[]
}): EmailText {
  const wants = volunteer ? 'to volunteer' : 'to play'
  return {
    subject: `New registration: ${who}`,
    title: 'New registration',
    paragraphs: [
      minor
        ? `${who} would like ${wants}. They are under 18, and a guardian has agreed.`
        : `${who} would like ${wants}.`,
      ...twice.map((name) => `${name} is registered already: remove one of the two registrations.`),
      'All answers are under Registrations in the admin area.',
    ],
    facts: fees,
  }
}
