import '../../../../features/members/admin/members.css'
import { useEffect, useRef } from 'react'
import { Form, useFetcher, useNavigation } from 'react-router'
import { LABELS } from '../../../../features/members/bulk/admin/batch-words.ts'
import { MessageFields } from '../../../../features/members/bulk/admin/message-fields.tsx'
import { RecipientsField } from '../../../../features/members/bulk/admin/recipients-field.tsx'
import { AudienceFilters } from '../../../../features/messages/admin/audience-filters.tsx'
import { MessagePreviews } from '../../../../features/messages/admin/message-previews.tsx'
import { PictureFields } from '../../../../features/messages/admin/picture-fields.tsx'
import { pictureInText } from '../../../../features/messages/admin/picture-in-text.tsx'
import { ReaderList } from '../../../../features/messages/admin/reader-list.tsx'
import { SaveRecipients } from '../../../../features/messages/admin/save-recipients.tsx'
import { SendTime } from '../../../../features/messages/admin/send-time.tsx'
import { FIELDS_HINT } from '../../../../features/messages/model/message.ts'
import { count } from '../../../../kernel/text.ts'
import { ErrorSummary, type FormErrors } from '../../../../ui/forms/field.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import type { ComposeAnswer, composeAction, OpenedForm } from './compose.server.ts'
import { OtherVersion } from './other-version.tsx'

const PAUSE_MS = 400
export const FORM_ID = 'message'

const NAMES = {
  ...LABELS,
  to: 'To',
  at: 'Day and time',
  audienceName: 'Name',
  files: 'Picture',
  alt: 'What it shows',
  kind: 'About',
}

type Props = {
  opened: OpenedForm
  /** What became of the form when it was sent. */
  answer: ComposeAnswer | undefined
}

/** The form of an e-mail to many people, with the list of them and a preview. */
export function ComposeForm({ opened, answer }: Props) {
  const { senders, key } = opened
  const { form, fetcher, look, tryAgain } = usePreview(answer)
  const isSending = useNavigation().state !== 'idle'
  const view = answer?.view ?? opened.view
  const { kind, readers, preview } = fetcher.data?.view ?? view
  const errors: FormErrors = answer?.form.errors ?? {}
  const values = answer?.form.values ?? opened.values
  const version = answer?.other?.version ?? values.version ?? opened.version
  const many = readers.recipients.length
  const tried = fetcher.data?.tried ?? answer?.tried
  return (
    <>
      {answer?.saved && (
        <Note tone="ok">
          <p>The recipients are saved as “{answer.saved}”.</p>
        </Note>
      )}
      {answer?.sentTo && (
        <Note tone="ok">
          <p>A test is on its way to {answer.sentTo}.</p>
        </Note>
      )}
      {tried && (
        <Note tone="ok" focusOn={tried}>
          <p>We’ll write to {tried} again.</p>
        </Note>
      )}
      {answer?.failure && (
        <Note tone="bad" focusOn={answer}>
          <p>{answer.failure}</p>
        </Note>
      )}
      {answer?.other && <OtherVersion {...answer.other} focusOn={answer} />}
      <ErrorSummary errors={errors} labels={NAMES} />
      <div className="compose margin-top-4">
        <Form
          id={FORM_ID}
          ref={form}
          method="post"
          encType="multipart/form-data"
          className="stack"
          preventScrollReset
          noValidate
          onChange={look}
        >
          <input type="hidden" name="key" value={key} />
          <input type="hidden" name="people" value={many} />
          {values.started && <input type="hidden" name="started" value={values.started} />}
          {version !== undefined && <input type="hidden" name="version" value={version} />}
          <RecipientsField {...view} errors={errors.to} onChange={look} />
          <AudienceFilters choices={view.choices} values={values} errors={errors} />
          <SaveRecipients values={values} errors={errors} busy={isSending} />
          <MessageFields
            senders={senders}
            errors={errors}
            values={values}
            fieldsHint={FIELDS_HINT}
            onText={look}
            pictures={pictureInText}
          />
          <PictureFields values={values} errors={errors} />
          <SendTime values={values} errors={errors} />
          <div className="row gap-2">
            <button type="submit" className="button" disabled={isSending}>
              {buttonText(version !== undefined, isSending, many)}
            </button>
            <button
              type="submit"
              className="button secondary"
              name="intent"
              value="test"
              disabled={isSending}
            >
              Send me a test
            </button>
            <noscript>
              <button type="submit" className="button secondary" name="intent" value="preview">
                Preview
              </button>
            </noscript>
          </div>
        </Form>
        <ReaderList {...readers} kind={kind} formId={FORM_ID} tryAgain={tryAgain} />
      </div>
      <MessagePreviews {...preview} />
    </>
  )
}

function buttonText(isEdited: boolean, isSending: boolean, people: number): string {
  if (isEdited) return isSending ? 'Saving…' : 'Save'
  if (isSending) return 'Sending…'
  return people > 0 ? `Send to ${count(people, 'person', 'people')}` : 'Send'
}

/** Refreshes the preview shortly after the last keystroke, and after an answer, which is newer than the preview. */
function usePreview(answer: unknown) {
  const fetcher = useFetcher<typeof composeAction>()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const submit = (name: string, value: string) => {
    clearTimeout(timer.current)
    if (!form.current) return
    const typed = new FormData(form.current)
    typed.set(name, value)
    void fetcher.submit(typed, { method: 'post' })
  }
  const look = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => submit('intent', 'preview'), PAUSE_MS)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an answer, not each render, asks for a preview
  useEffect(() => {
    if (answer) look()
  }, [answer])
  return { form, fetcher, look, tryAgain: (email: string) => submit('try-again', email) }
}
