import { Form } from 'react-router'
import { Icon } from '../../../ui/primitives/icon.tsx'
import type { FormResult } from '../queries/result.server.ts'

/** The buttons below an answer: close it or open it again, and delete it. */
export const ResultFoot = ({ result: { status, fullName, form } }: { result: FormResult }) => (
  <>
    <Form
      method="post"
      onSubmit={(event) => {
        const sender = fullName || 'an unknown person'
        if (!confirm(`Delete the answer from ${sender} to ${form}, with its files and replies?`))
          event.preventDefault()
      }}
    >
      <button className="button secondary compact" type="submit" name="intent" value="delete">
        <Icon name="trash" /> Delete
      </button>
    </Form>
    <Form method="post" preventScrollReset>
      {status === 'closed' ? (
        <button className="button secondary compact" type="submit" name="intent" value="reopen">
          Reopen
        </button>
      ) : (
        <button className="button secondary compact" type="submit" name="intent" value="close">
          Close
        </button>
      )}
    </Form>
  </>
)
