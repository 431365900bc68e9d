import { type EmailText, greetingFor } from '../../emails/model.ts'

type Props = {
  club: string
  name: string
  member: string
  subscriptions: readonly { ends: boolean; words: string }[]
}

/** Tells the payer which subscriptions of a member who leaves end, and which continue. */
export function subscriptionNotice({ club, name, member, subscriptions }: Props): EmailText {
  const isAnyKept = subscriptions.some(({ ends }) => !ends)
  return {
    subject: `The subscription of ${member} at ${club}`,
    title: isAnyKept ? 'A subscription continues' : 'A subscription ends',
    greeting: greetingFor(name),
    paragraphs: [
      `${member} is not coming back this season.`,
      isAnyKept
        ? 'We were asked to continue the subscription below. Reply to this e-mail before the next payment if that is wrong.'
        : 'The subscription below ends after the period you have paid for. Nothing more will be charged.',
    ],
    facts: subscriptions.map(({ ends, words }) => ({ label: ends ? 'Ends' : 'Continues', value: words })),
  }
}
