import { weekdayAndTime } from '../../../../kernel/dates.ts'
import { newId } from '../../../../kernel/ids.ts'
import type { Ctx } from '../../../../platform/context.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { paths } from '../../../../web/paths.ts'
import { type EmailText, greetingFor } from '../../../emails/model.ts'
import type { FamilyContact } from '../../../members/family/queries/contacts.server.ts'
import { notify } from '../../../notifications/commands/notify.server.ts'
import { type Duty, findDuties, giveBackText, whatOf, whenAndWhere } from './duty-email.server.ts'

/** `child` is the first name of the child that the duty is for; '' for the reader. */
type AssignedDuty = Duty & { child: string }

/** Notifies members that a coach or administrator has assigned them: each address once, with all their duties. */
export async function notifyAssigned(
  ctx: Pick<Ctx, 'clock' | 'config' | 'club' | 'secret'>,
  tx: Tx,
  assigned: readonly { dutyId: string; memberId: string }[],
): Promise<void> {
  if (assigned.length === 0) return
  const dutyIds = assigned.map(({ dutyId }) => dutyId)
  const found = await findDuties(tx, dutyIds)
  const pairs = new Set(assigned.map(({ dutyId, memberId }) => `${dutyId}/${memberId}`))
  const dutiesOf = ({ people }: FamilyContact): AssignedDuty[] =>
    found.flatMap((duty) =>
      people
        .filter(({ memberId }) => pairs.has(`${duty.id}/${memberId}`))
        .map(({ firstName, isSelf }) => ({ ...duty, child: isSelf ? '' : firstName })),
    )
  const url = new URL(paths.duties, ctx.config.publicUrl).href
  await notify(ctx, tx, {
    kind: 'duty',
    key: `duties-assigned:${newId()}`,
    memberIds: [...new Set(assigned.map(({ memberId }) => memberId))],
    path: paths.duties,
    isImportant: true,
    compose: (recipient) => assignedEmail(dutiesOf(recipient), recipient.name, url),
  })
}

function assignedEmail(assigned: readonly AssignedDuty[], name: string, url: string): EmailText {
  const [first] = assigned
  if (!first) throw new Error('the reader has no duty')
  const isOne = assigned.length === 1
  const title = isOne
    ? `You are down for a duty: ${whatOf(first)}`
    : `You are down for ${assigned.length} duties`
  return {
    subject: isOne ? `${title}, ${weekdayAndTime(first.startsAt)}` : title,
    title,
    greeting: greetingFor(name),
    paragraphs: [...assigned.map(lineOf), isOne ? giveBackText(first) : GIVE_BACK_ANY],
    action: { label: 'See your duties', url },
  }
}

const GIVE_BACK_ANY =
  'If you cannot do one of them, give it back or offer it to others on your duties page. It shows until when you can.'

const lineOf = (duty: AssignedDuty) =>
  `${whatOf(duty)}${duty.child && `, for ${duty.child}`}: ${whenAndWhere(duty)}`
