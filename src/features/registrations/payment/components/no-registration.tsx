import { Note } from '../../../../ui/primitives/note.tsx'
import { paths } from '../../../../web/paths.ts'
import { REGISTER } from '../../model/registration.ts'

type NoRegistrationProps = { isFromLink: boolean; loggedIn: boolean; hasBalance: boolean }

/** Shown if there is no registration. A user sees their balance below instead; a visitor reads how to pay. */
export function NoRegistration({ isFromLink, loggedIn, hasBalance }: NoRegistrationProps) {
  if (hasBalance && !isFromLink) return null
  return (
    <Note tone={isFromLink ? 'warn' : 'info'}>
      {isFromLink && <p>This link does not open a registration.</p>}
      {!loggedIn && (
        <p>
          Are you a member? <a href={`${paths.access}?next=${paths.money}`}>Log in</a> to see what you owe and
          pay it.
        </p>
      )}
      <p>
        Have you just registered? Use the link in the e-mail that we sent you. Not yet?{' '}
        <a href={`${REGISTER}/`}>Register</a> first.
      </p>
    </Note>
  )
}
