import '../../ui/styles/form.css'
import './work-queue.css'
import type { ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { DayText, FixtureTimeText } from '../../ui/primitives/date-text.tsx'
import { adminPaths } from '../admin-paths.ts'
import type { QueueGroup, QueueItem, QueueRefusal } from './queue.ts'
import { AnswerForm, ApproveForm, AssignForm, ConfirmForm, PressForm } from './queue-forms.tsx'

type Team = { id: string; name: string }
type Props = { groups: readonly QueueGroup[]; teams: readonly Team[]; refusal: QueueRefusal | undefined }

/** What waits for the user, with the action for each item in its place. */
export function WorkQueue({ groups, teams, refusal }: Props) {
  return groups.map(({ title, total, all, items }) => (
    <section key={title} className="queue-group">
      <h3 className="heading-3">
        {title} <span className="badge tabular">{total}</span>
      </h3>
      <ul className="queue-items">
        {items.map((item) => (
          <Item
            key={item.id}
            {...{ item, teams }}
            refusal={refusal?.item === item.id ? refusal : undefined}
          />
        ))}
      </ul>
      {total > items.length && (
        <Link className="more-link" to={all}>
          All {total}
          <span className="visually-hidden">: {title}</span>
        </Link>
      )}
    </section>
  ))
}

type ItemProps = { item: QueueItem; teams: readonly Team[]; refusal: QueueRefusal | undefined }

function Item({ item, teams, refusal }: ItemProps) {
  const { title, detail, since, by, to } = item
  return (
    <li className="queue-item" id={item.id}>
      <div className="queue-what">
        <Link to={to}>{title}</Link>
        {detail && <span className="small muted">{detail}</span>}
        <span className="small muted">
          {since && (
            <>
              Waiting since <DayText at={since} />
            </>
          )}
          {by && (
            <>
              By <FixtureTimeText at={by} />
            </>
          )}
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
      <Link
        className="button secondary compact"
        to={`${adminPaths.home}?open=${encodeURIComponent(item.id)}#${item.id}`}
        preventScrollReset
      >
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
    <Form className="queue-form" method="post" action={adminPaths.home} preventScrollReset>
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
