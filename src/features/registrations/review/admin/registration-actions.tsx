import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { MenuLink, RowMenu } from '../../../../ui/admin/row-menu.tsx'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { type AdminRow, inviteWords } from '../model/registration-row.ts'

/** The menu of actions on a registration in its row. */
export function RegistrationActions({ row, to }: { row: AdminRow; to: (path: string) => string }) {
  const { id, name, member } = row
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
          <MenuLink to={to(`${id}/unassign`)} icon="minus">
            Unlink member
          </MenuLink>
        </>
      ) : (
        <>
          <MenuLink to={to(`${id}/create`)} icon="plus">
            Create member
          </MenuLink>
          <MenuLink to={to(`${id}/assign`)} icon="people">
            Assign member
          </MenuLink>
        </>
      )}
      <MenuLink to={withId(to('email'), id)} icon="mail">
        Send e-mail
      </MenuLink>
      <hr />
      <MenuLink to={to(`${id}/remove`)} icon="trash" bad>
        Remove
      </MenuLink>
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
