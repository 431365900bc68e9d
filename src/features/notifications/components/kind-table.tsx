import '../../../ui/styles/form.css'
import './notifications.css'
import type { OwnPerson } from '../../../kernel/actor.ts'
import { isImportantKind, KIND_HINTS, NOTIFICATION_KINDS, type NotificationKind } from '../model/kinds.ts'
import { choiceField, personField } from '../model/preference-fields.ts'
import type { OwnChoice, OwnPreferences } from '../queries/own-notifications.server.ts'

type IsTicked = (name: string, isChosen: boolean) => boolean
type Props = { kinds: OwnPreferences['kinds']; isTicked: IsTicked }

/** Tick boxes for the channels of each kind of message. If there are several people, each has a row in each kind. */
export function KindTable({ kinds, isTicked }: Props) {
  const people = kinds[0]?.choices.flatMap(({ person }) => person ?? []) ?? []
  return (
    <>
      {people.length > 0 && (
        <p>If a message is about more than one person, we send it if you want it for any of them.</p>
      )}
      {people.map((person) => (
        <input key={person.memberId} type="hidden" name={personField(person)} value="yes" />
      ))}
      <table className="table notification-kinds">
        <thead>
          <tr>
            <th scope="col">About</th>
            <th scope="col">E-mail</th>
            <th scope="col">Devices</th>
          </tr>
        </thead>
        {kinds.map(({ kind, choices }) => (
          <tbody key={kind}>
            {people.length > 0 && (
              <tr className="notification-kind">
                <th scope="rowgroup" colSpan={3}>
                  <KindName kind={kind} />
                </th>
              </tr>
            )}
            {choices.map((choice) => (
              <tr key={choice.person?.memberId ?? kind}>
                <th scope="row" className={choice.person && 'notification-person'}>
                  {choice.person ? nameOf(choice.person) : <KindName kind={kind} />}
                </th>
                <Ticks kind={kind} choice={choice} isTicked={isTicked} />
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </>
  )
}

const nameOf = ({ isSelf, firstName }: OwnPerson): string => (isSelf ? 'You' : firstName)

const KindName = ({ kind }: { kind: NotificationKind }) => (
  <>
    {NOTIFICATION_KINDS[kind]}
    <p className="small muted">{KIND_HINTS[kind]}</p>
  </>
)

type TicksProps = { kind: NotificationKind; choice: OwnChoice; isTicked: IsTicked }

/** The two cells of a choice. */
function Ticks({ kind, choice: { person, byEmail, byPush }, isTicked }: TicksProps) {
  const about = `${NOTIFICATION_KINDS[kind]}${person ? ` for ${person.isSelf ? 'you' : person.firstName}` : ''}`
  const [email, push] = [choiceField(kind, 'email', person), choiceField(kind, 'push', person)]
  return (
    <>
      <td>
        {isImportantKind(kind) ? (
          'Always'
        ) : (
          <Tick name={email} label={`${about} by e-mail`} isTicked={isTicked(email, byEmail)} />
        )}
      </td>
      <td>
        <Tick name={push} label={`${about} on my devices`} isTicked={isTicked(push, byPush)} />
      </td>
    </>
  )
}

const Tick = ({ name, label, isTicked }: { name: string; label: string; isTicked: boolean }) => (
  <label className="tick">
    <input type="checkbox" name={name} value="yes" defaultChecked={isTicked} aria-label={label} />
  </label>
)
