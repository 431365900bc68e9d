import { Form, Link, useNavigation, useSearchParams, useSubmit } from 'react-router'
import {
  ChosenFields,
  ComposerFields,
  ComposerPreview,
  To,
} from '../../../../features/registrations/review/admin/composer.tsx'
import { count } from '../../../../kernel/text.ts'
import { Modal } from '../../../../ui/admin/modal.tsx'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { ctxOf } from '../../../context.ts'
import { SELECTION_FIELDS, submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/email'
import { inList, listQuery, REGISTRATIONS } from './address.ts'
import { opened, step } from './compose.server.ts'

/** Links open the composer for one registration; the action opens it for several. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const given = new FormData()
  for (const id of new URL(request.url).searchParams.getAll('ids')) given.append('ids', id)
  const { info, media } = ctx.club.emails
  return { composed: await opened(ctx, given), mailboxes: { info, media } }
}

export async function action({ request, context }: Route.ActionArgs) {
  return step(
    ctxOf(context),
    await submittedForm(request, SELECTION_FIELDS),
    new URL(request.url).searchParams,
  )
}

/** Composes, previews and sends an e-mail to applicants. [ADM-026, ADM-034, SYS-066] */
export default function Email({ loaderData, actionData }: Route.ComponentProps) {
  const [search] = useSearchParams()
  const submit = useSubmit()
  const list = `${REGISTRATIONS}${listQuery(search)}`
  const here = inList(search, 'email')
  const now = actionData ?? loaderData.composed
  if (!now) {
    return (
      <Modal small title="Send e-mail" closeTo={list}>
        <p>No one is selected. Select registrations in the list, then press Send e-mail.</p>
      </Modal>
    )
  }
  const { chosen, draft, errors, failure, preview, people } = now
  return (
    <Modal
      title={`E-mail to ${count(people.chosen.many, 'person', 'people')}`}
      closeTo={list}
      foot={preview ? <SendFoot people={preview.people.many} /> : <WriteFoot list={list} />}
    >
      {failure && (
        <Note tone="bad">
          <p>{failure}</p>
        </Note>
      )}
      <To people={people.chosen} unreachable={preview ? undefined : people.unreachable} />
      <Form
        id="compose"
        key={preview ? 'preview' : draft.template}
        method="post"
        action={here}
        className="stack"
        preventScrollReset
        replace
        noValidate
      >
        <ChosenFields chosen={chosen} />
        {preview ? (
          <ComposerPreview preview={preview} draft={draft} />
        ) : (
          <ComposerFields
            draft={draft}
            errors={errors}
            mailboxes={loaderData.mailboxes}
            applyTemplate={(form) => {
              if (!form) return
              const written = new FormData(form)
              written.set('intent', 'template')
              submit(written, { method: 'post', action: here, replace: true, preventScrollReset: true })
            }}
          />
        )}
      </Form>
    </Modal>
  )
}

function WriteFoot({ list }: { list: string }) {
  return (
    <>
      <p className="small muted">Each person gets their own e-mail.</p>
      <Link className="button secondary compact" to={list} preventScrollReset>
        Cancel
      </Link>
      <button className="button compact" type="submit" form="compose" name="intent" value="preview">
        Preview
      </button>
    </>
  )
}

function SendFoot({ people }: { people: number }) {
  const busy = useNavigation().state === 'submitting'
  return (
    <>
      <p className="small muted">Each person gets their own e-mail.</p>
      <button className="button secondary compact" type="submit" form="compose" name="intent" value="edit">
        Change
      </button>
      <button
        className="button compact"
        type="submit"
        form="compose"
        name="intent"
        value="send"
        disabled={busy}
        aria-busy={busy}
      >
        <Icon name="mail" />
        {busy ? 'Sending…' : `Send to ${count(people, 'person', 'people')}`}
      </button>
    </>
  )
}
