import './duties.css'
import type { OwnPerson } from '../../../../kernel/actor.ts'
import { longDate } from '../../../../kernel/dates.ts'
import { giveBackUntil } from '../model/duty.ts'
import type { Duty } from '../queries/duties.server.ts'

type OwnProps = { duty: Duty; people: readonly OwnPerson[]; canGiveBack: boolean }

/** A helper's actions: give the place back in time, offer it to others, or withdraw the offer. */
export function OwnDutyActions({ duty, people, canGiveBack }: OwnProps) {
  return people.flatMap((person) => {
    const helper = duty.helpers.find(({ memberId }) => memberId === person.memberId)
    if (!helper) return []
    return [
      <div key={person.memberId} className="stack-small">
        {people.length > 1 && <p className="small muted">For {person.firstName}</p>}
        <p className="small muted">{ownPlaceWords({ duty, canGiveBack, isOffered: helper.isOffered })}</p>
        <form method="post" className="duty-actions">
          <input type="hidden" name="duty" value={duty.id} />
          <input type="hidden" name="member" value={person.memberId} />
          {canGiveBack && (
            <button className="button secondary compact" type="submit" name="do" value="give-back">
              Give back
            </button>
          )}
          <button
            className="button secondary compact"
            type="submit"
            name="do"
            value={helper.isOffered ? 'keep' : 'offer'}
          >
            {helper.isOffered ? 'Keep it' : 'Offer to others'}
          </button>
        </form>
      </div>,
    ]
  })
}

/** What can be done with a place: "You can give it back until 5th December 2026." */
function ownPlaceWords({ duty, canGiveBack, isOffered }: Omit<OwnProps, 'people'> & { isOffered: boolean }) {
  if (canGiveBack) return `You can give it back until ${longDate(giveBackUntil(duty))}.`
  if (isOffered) return 'You have offered it to others. It stays yours until someone takes it.'
  return 'It is too late to give it back. Offer it to others: it stays yours until someone takes it.'
}

/** A button for each member who could take the duty. */
export function TakeDuty({ duty, people }: { duty: Duty; people: readonly OwnPerson[] }) {
  const free = people.filter(({ memberId }) => !duty.helpers.some((helper) => helper.memberId === memberId))
  if (free.length === 0) return null
  return (
    <form method="post" className="duty-actions">
      <input type="hidden" name="duty" value={duty.id} />
      <input type="hidden" name="do" value="take" />
      {free.map(({ memberId, firstName, isSelf }) => (
        <button key={memberId} className="button compact" type="submit" name="member" value={memberId}>
          {isSelf ? 'I’ll do it' : `I’ll do it for ${firstName}`}
        </button>
      ))}
    </form>
  )
}
