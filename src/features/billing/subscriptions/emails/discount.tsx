import type { OwnPerson } from '../../../../kernel/actor.ts'
import { type EmailText, greetingFor } from '../../../emails/model.ts'

type Reader = { name: string; people: readonly OwnPerson[] }

/** Notifies a member, or the guardian of a minor, that their volunteer discount begins or ends. */
export function discountEmail(
  { name, people }: Reader,
  { club, isOn }: { club: string; isOn: boolean },
): EmailText {
  const child = people.find(({ isSelf }) => !isSelf)?.firstName
  const subscription = child ? `${child}’s subscription` : 'your subscription'
  const title = isOn ? 'Thank you: 20% off' : 'The volunteer discount ends'
  return {
    subject: isOn ? `20% off ${subscription} at ${club}` : `The discount on ${subscription} at ${club} ends`,
    title,
    greeting: greetingFor(name),
    paragraphs: [
      isOn
        ? `Thank you for helping the club. From the next payment, ${subscription} costs 20% less.`
        : `From the next payment, ${subscription} costs the full price again. You can earn the discount again with volunteering points.`,
    ],
    footnote: 'Questions? Reply to this e-mail: it goes to the treasurer.',
  }
}
