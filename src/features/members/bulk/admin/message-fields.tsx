import '../../admin/members.css'
import { useEffect, useRef } from 'react'
import { type FormErrors, type Option, SelectField, TextField } from '../../../../ui/forms/field.tsx'
import { Html } from '../../../../ui/primitives/html.tsx'
import { type PicturePicker, RichTextField } from '../../../../ui/rich-text/rich-text-field.tsx'
import { fillInName, GREETING } from '../../../emails/model.ts'
import type { MessageInput } from '../../../emails/schema.ts'
import type { MessageReader } from '../queries/recipients.server.ts'

/**
 * A message and its first recipient, for the preview. The reader is undefined if no recipient has an e-mail address.
 */
export type MessagePreviewData = { message: MessageInput | undefined; reader: MessageReader | undefined }

type Props = {
  senders: readonly Option[]
  errors: FormErrors
  values: Record<string, string>
  /** Called on each change of the rich text, which is not a form control. */
  onText?: () => void
  /** The fields that the text may hold, in words. */
  fieldsHint?: string
  /** If undefined, the text can have no pictures. */
  pictures?: PicturePicker
}

const NAME_HINT = '{name} is replaced by each person’s first name.'

/** The fields of a message to members. */
export function MessageFields({ senders, errors, values, onText, fieldsHint = NAME_HINT, pictures }: Props) {
  return (
    <>
      <SelectField
        name="sender"
        label="From"
        options={senders}
        defaultValue={values.sender ?? 'info'}
        errors={errors.sender}
      />
      <TextField
        name="subject"
        label="Subject"
        maxLength={150}
        defaultValue={values.subject}
        errors={errors.subject}
      />
      <TextField
        name="synopsis"
        label="Preview line"
        hint="Shown after the subject in the inbox"
        optional
        maxLength={200}
        defaultValue={values.synopsis}
        errors={errors.synopsis}
      />
      {pictures ? (
        <details open={Boolean(values.gif || errors.gif)}>
          <summary>Show a GIF above the message</summary>
          <div className="margin-top-2">
            <GifField {...{ values, errors }} label="Address of the GIF" />
          </div>
        </details>
      ) : (
        <GifField {...{ values, errors }} label="Picture or GIF" />
      )}
      <RichTextField
        name="html"
        label="Message"
        hint={fieldsHint}
        defaultValue={values.html ?? GREETING}
        errors={errors.html}
        pictures={pictures}
        {...(onText && { onChange: onText })}
      />
    </>
  )
}

const GifField = ({ values, errors, label }: Pick<Props, 'values' | 'errors'> & { label: string }) => (
  <TextField
    name="gif"
    label={label}
    hint="Shown above the message. Paste its address, like https://example.org/goal.gif"
    optional
    inputMode="url"
    maxLength={500}
    defaultValue={values.gif}
    errors={errors.gif}
  />
)

type PreviewProps = MessagePreviewData & {
  senders: readonly Option[]
  /** Whether to focus the preview whenever it changes, because a button requested it. */
  focus?: boolean
}

/** Shows a message as its first recipient will see it. */
export function MessagePreview({ message, reader, senders, focus = false }: PreviewProps) {
  const drawn = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs for each new preview
  useEffect(() => {
    if (focus) drawn.current?.focus()
  }, [message])
  return (
    <section className="email-editor" aria-label="Preview" ref={drawn} tabIndex={-1}>
      <h2>Preview</h2>
      {message ? (
        <Written message={message} reader={reader} senders={senders} />
      ) : (
        <p className="muted">Correct the form to see a preview.</p>
      )}
    </section>
  )
}

type WrittenProps = { message: MessageInput; reader: MessageReader | undefined; senders: readonly Option[] }

function Written({ message, reader, senders }: WrittenProps) {
  const { sender, ...written } = message
  const { subject, synopsis, html, gif = '' } = fillInName(written, reader?.firstName ?? '')
  return (
    <>
      <p className="small muted">
        From {senders.find(({ value }) => value === sender)?.label}
        <br />
        {reader ? `To ${reader.name} <${reader.email}>` : 'No one with an e-mail address selected'}
      </p>
      <p>
        <b>{subject || 'No subject yet'}</b>
        {synopsis && <span className="muted"> {synopsis}</span>}
      </p>
      {gif.startsWith('/') && <img src={gif} alt="" />}
      {gif && !gif.startsWith('/') && <p className="small muted">Picture: {gif}</p>}
      <Html html={html} />
    </>
  )
}
