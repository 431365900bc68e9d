import { useEffect, useRef } from 'react'
import { addressedTo, GREETING } from '../../../../features/mailings/model.ts'
import type { MessageInput } from '../../../../features/mailings/schema.ts'
import { type FormErrors, type Option, SelectField, TextField } from '../../../../ui/forms/field.tsx'
import { Html } from '../../../../ui/primitives/html.tsx'
import { RichTextField } from '../../../../ui/rich-text/rich-text-field.tsx'

export type Previewed = MessageInput

/** Whose first name stands in a preview. */
const A_READER = 'Robin'

type Props = {
  senders: readonly Option[]
  errors: FormErrors
  values: Record<string, string>
  preview: Previewed | undefined
}

/** What staff write to many, and how it will look. */
export function MessageFields({ senders, errors, values, preview }: Props) {
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
        label="Synopsis"
        hint="The line that mail programs show beside the subject"
        optional
        maxLength={200}
        defaultValue={values.synopsis}
        errors={errors.synopsis}
      />
      <TextField
        name="gif"
        label="Picture or GIF"
        hint="The address of a picture that stands first, like https://example.org/goal.gif"
        optional
        inputMode="url"
        maxLength={500}
        defaultValue={values.gif}
        errors={errors.gif}
      />
      <RichTextField
        name="html"
        label="Message"
        hint="{name} becomes the first name of each reader."
        defaultValue={values.html ?? GREETING}
        errors={errors.html}
      />
      {preview && (
        <Preview preview={preview} from={senders.find(({ value }) => value === preview.sender)?.label} />
      )}
    </>
  )
}

function Preview({ preview, from }: { preview: Previewed; from: string | undefined }) {
  const { sender: _, ...written } = preview
  const { subject, synopsis, html, gif = '' } = addressedTo(written, A_READER)
  const drawn = useRef<HTMLElement>(null)
  // Each time it is asked for it comes into view, also by itself to a screen reader.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another preview is what it waits for
  useEffect(() => drawn.current?.focus(), [preview])
  return (
    <section className="letter" aria-label="Preview" ref={drawn} tabIndex={-1}>
      <p className="small muted">{`From ${from}, as ${A_READER} would read it`}</p>
      <p>
        <b>{subject}</b>
        {synopsis && <span className="muted"> {synopsis}</span>}
      </p>
      {gif.startsWith('/') && <img src={gif} alt="" />}
      {gif && !gif.startsWith('/') && <p className="small muted">Picture: {gif}</p>}
      <Html html={html} />
    </section>
  )
}
