import type { ReactNode } from 'react'
import { Form, Link, useLocation } from 'react-router'
import { Modal } from '../../../ui/admin/modal.tsx'
import { Note } from '../../../ui/primitives/note.tsx'

type Props = {
  title: string
  button: string
  failure?: string | undefined
  small?: boolean
  /** Another action, shown in place of the button. */
  other?: ReactNode
  children: ReactNode
}

/** A modal over the form of an entry, with a question and a button to confirm. */
export function EntryModal({ title, button, failure, small = true, other, children }: Props) {
  const { search } = useLocation()
  const closeTo = `${useEntryPath()}${search}`
  return (
    <Modal
      small={small}
      title={title}
      closeTo={closeTo}
      foot={
        <>
          <Link className="button secondary compact push-right" to={closeTo} preventScrollReset>
            Cancel
          </Link>
          {other || (
            <button className="button compact" type="submit" form="entry-modal">
              {button}
            </button>
          )}
        </>
      }
    >
      {failure && (
        <Note tone="bad">
          <p>{failure}</p>
        </Note>
      )}
      <Form id="entry-modal" method="post" className="stack-small" preventScrollReset noValidate>
        {children}
      </Form>
    </Modal>
  )
}

/** The address of the entry under the modal. */
const useEntryPath = (): string => entryPath(useLocation().pathname)

const entryPath = (pathname: string): string => pathname.split('/').slice(0, 5).join('/')
