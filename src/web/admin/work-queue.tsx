import '../../ui/styles/form.css'
import './work-queue.css'
import type { ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { DayText, FixtureTimeText } from '../../ui/primitives/date-text.tsx'
import { Note } from '../../ui/primitives/note.tsx'
import { adminPaths } from '../admin-paths.ts'
import { kindOf, type QueueGroup, type QueueItem, type QueueRefusal } from './queue.ts'
import { AnswerForm, ApproveForm, AssignForm, ConfirmForm, PressForm } from './queue-forms.tsx'

type Team = { id: string; name: string }
type Props = {
  groups: readonly QueueGroup[]
  teams: readonly Team[]
  /** The item whose form is shown, or the kind of items of which one has just been dealt with. */
  open: string | null
  refusal: QueueRefusal | undefined
}

/**
 * What waits for the user, with the action for each item in its place. The first group and the group in use are
 * unfolded, also after the action. A refusal stands beside its item, or above all items if a colleague has done it in
 * the meantime.
 */
export function WorkQueue({ groups, teams, open, refusal }: Props) {
  const isListed = groups.some(({ items }) => items.some(({ id }) => id === refusal?.item))
  const kinds = [open, refusal?.item].flatMap((id) => (id ? kindOf(id) : []))
  const isOpened = ({ id }: QueueItem) => kinds.includes(kindOf(id))
  return (
    <>
      {refusal && !isListed && (
        <div className="margin-top-3">
          <Note tone="bad" focusOn={refusal}>
            <p>{refusal.message}</p>
          </Note>
        </div>
      )}
      {groups.map((group, at) => (
        <Group
          key={group.title}
          {...{ group, teams, refusal }}
          isOpen={at === 0 || group.items.some(isOpened)}
        />
      ))}
    </>
  )
}

type GroupProps = Omit<Props, 'groups' | 'open'> & { group: QueueGroup; isOpen: boolean }

const Group = ({ group: { title, total, all, items }, teams, isOpen, refusal }: GroupProps) => (
  <details className="queue-group" open={isOpen}>
    <summary>
      <span className="badge tabular" data-tone="warn">
        {total}
      </span>
      <h3 className="queue-title">{title}</h3>
      <span className="queue-oldest small muted">
        <When {...items[0]} />
      </span>
    </summary>
    <ul className="queue-items">
      {items.map((item) => (
        <Item key={item.id} {...{ item, teams }} refusal={refusal?.item === item.id ? refusal : undefined} />
      ))}
    </ul>
    {total > items.length && (
      <Link className="more-link" to={all}>
        All {total}
        <span className="visually-hidden">: {title}</span>
      </Link>
    )}
  </details>
)

/** Since when an item waits, or until when it must be done. */
function When({ since, by }: Pick<QueueItem, 'since' | 'by'>) {
  if (since)
    return (
      <span>
        Waiting since <DayText at={since} />
      </span>
    )
  return (
    by && (
      <span>
        By <FixtureTimeText at={by} />
      </span>
    )
  )
}

/** The queue with the form of this item open, also after a refusal. */
const addressOf = ({ id }: QueueItem): string => `${adminPaths.home}?open=${encodeURIComponent(id)}`

type ItemProps = { item: QueueItem; teams: readonly Team[]; refusal: QueueRefusal | undefined }

function Item({ item, teams, refusal }: ItemProps) {
  const { title, detail, to } = item
  return (
    <li className="queue-item" id={item.id}>
      <div className="queue-what">
        <Link to={to}>{title}</Link>
        <span className="queue-facts small muted">
          {detail && <span>{detail}</span>}
          <When {...item} />
        </span>
      </div>
      <ActionForm {...{ item, teams, refusal }} />
    </li>
  )
}

function ActionForm({ item, teams, refusal }: ItemProps) {
  const busy = useNavigation().state !== 'idle'
  const { action, title } = item
  if (action.kind === 'open')
    return (
      <Link className="button secondary compact" to={`${addressOf(item)}#${item.id}`} preventScrollReset>
        {action.label}
        <span className="visually-hidden">: {title}</span>
      </Link>
    )
  if (action.kind === 'link')
    return (
      <Link className="button secondary compact" to={action.to}>
        {action.label}
        <span className="visually-hidden">: {title}</span>
      </Link>
    )
  return (
    <Form className="queue-form" method="post" action={addressOf(item)} preventScrollReset>
      <input type="hidden" name="item" value={item.id} />
      <Fields {...{ item, teams, busy }} values={refusal?.values ?? {}} />
      {refusal && (
        <p className="error queue-error" role="alert">
          {refusal.message}
        </p>
      )}
    </Form>
  )
}

type FieldsProps = Omit<ItemProps, 'refusal'> & { busy: boolean; values: Record<string, string> }

function Fields({ item: { action, title }, teams, busy, values }: FieldsProps): ReactNode {
  switch (action.kind) {
    case 'approve':
      return <ApproveForm {...{ title, teams, busy, values }} known={action.known} />
    case 'answer':
      return <AnswerForm {...{ title, busy, values }} {...action} />
    case 'assign':
      return <AssignForm {...{ title, busy, values }} people={action.people} />
    case 'confirm':
      return <ConfirmForm {...{ title, busy }} {...action} />
    case 'press':
      return <PressForm {...{ title, busy }} {...action} />
    default:
      return null
  }
}
