import '../../../../ui/admin/row-menu.css'
import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { RowMenu } from '../../../../ui/admin/row-menu.tsx'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { type AdminRow, inviteWords } from '../model/registration-row.ts'

/** The menu of actions on a registration in its row. */
export function RegistrationActions({ row, to }: { row: AdminRow; to: (path: string) => string }) {
  const { id, name, member } = row
  const link = (path: string) => ({ to: to(path ? `${id}/${path}` : id), preventScrollReset: true })
  return (
    <RowMenu of={name}>
      {member ? (
        <>
          <Act to={to(id)} intent={member.active ? 'inactive' : 'active'}>
            <Icon name="user" />
            {member.active ? 'Set member inactive' : 'Set member active'}
          </Act>
          <Act to={to(id)} intent="invite">
            <Icon name="lock" />
            {inviteWords(row.account)}
          </Act>
          <Link {...link('unassign')}>
            <Icon name="minus" />
            Unlink member
          </Link>
        </>
      ) : (
        <>
          <Link {...link('create')}>
            <Icon name="plus" />
            Create member
          </Link>
          <Link {...link('assign')}>
            <Icon name="people" />
            Assign member
          </Link>
        </>
      )}
      <Link to={withId(to('email'), id)} preventScrollReset>
        <Icon name="mail" />
        Send e-mail
      </Link>
      <hr />
      <Link {...link('remove')} className="bad">
        <Icon name="trash" />
        Remove
      </Link>
    </RowMenu>
  )
}

type ActProps = { to: string; intent: string; children: ReactNode }

/** A button that runs an action without confirmation. */
function Act({ to, intent, children }: ActProps) {
  return (
    <Form method="post" action={to} preventScrollReset>
      <button type="submit" name="intent" value={intent}>
        {children}
      </button>
    </Form>
  )
}

/** Adds this registration to the selected ids of an address. */
function withId(address: string, id: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}ids=${id}`
}
