import { Form } from 'react-router'
import { adminPaths } from '../../../web/admin-paths.ts'

type Props = {
  /** An address that does not work. */
  email: string
  /** The page to return to. */
  back: string
}

/** A button that lets the club write to an address again. */
export const TryAgain = ({ email, back }: Props) => (
  <Form method="post" action={adminPaths.failingEmails}>
    <input type="hidden" name="back" value={back} />
    <button className="button secondary compact" type="submit" name="email" value={email}>
      Try&nbsp;again<span className="visually-hidden"> with {email}</span>
    </button>
  </Form>
)
