import { count } from '../../../kernel/text.ts'
import { type FormErrors, SelectField, TextField } from '../../../ui/forms/field.tsx'
import { Html } from '../../../ui/primitives/html.tsx'
import { Note } from '../../../ui/primitives/note.tsx'
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx'
import type { Preview } from '../commands/send-message.server.ts'
import { NAME, PAYMENT_LINK, TEMPLATE_WORDS, TEMPLATES } from '../model/email-texts.ts'
import type { Some } from '../queries/recipients.server.ts'
import type { Recipients } from '../schema.ts'

/** What has been written so far. */
export type EntryInput = {
  template: string
  from: string
  subject: string
  content: string
  copyTo: string
  sending: string
}

type Props = {
  draft: EntryInput
  errors: FormErrors | undefined
  /** The club's two mailboxes. [ADM-021] */
  mailboxes: { info: string; media: string }
  /** Takes over another template's words. */
  retemplate: (form: HTMLFormElement | null) => void
}

/** Template, sender, subject and message. [ADM-026, ADM-034, resolutions A07, E08] */
export function ComposerFields({ draft, errors, mailboxes, retemplate }: Props) {
  return (
    <>
      <input type="hidden" name="sending" value={draft.sending} />
      <div className="halves">
        <div>
          <SelectField
            name="template"
            label="Template"
            required={false}
            defaultValue={draft.template}
            onChange={(event) => retemplate(event.target.form)}
            options={TEMPLATES.map((value) => ({ value, label: TEMPLATE_WORDS[value] }))}
          />
          <noscript>
            <button className="btn alt s" type="submit" name="intent" value="template" formNoValidate>
              Use it
            </button>
          </noscript>
        </div>
        <SelectField
          name="from"
          label="From"
          defaultValue={draft.from}
          errors={errors?.from}
          options={[
            { value: 'info', label: mailboxes.info },
            { value: 'media', label: mailboxes.media },
          ]}
        />
      </div>
      <TextField
        name="subject"
        label="Subject"
        defaultValue={draft.subject}
        errors={errors?.subject}
        maxLength={200}
      />
      <RichTextField
        name="content"
        label="Message"
        hint={`${NAME} becomes the name, ${PAYMENT_LINK} the person’s own link to pay.`}
        defaultValue={draft.content}
        errors={errors?.content}
      />
      <TextField
        name="copyTo"
        label="Copy to"
        hint="One copy without names and links, for somebody who should know."
        type="email"
        optional
        defaultValue={draft.copyTo}
        errors={errors?.copyTo}
      />
    </>
  )
}

/** Whom it goes to. Long lists are cut: how many they are is said. */
export function To({ people, unreachable }: { people: Some; unreachable: Some | undefined }) {
  const more = people.many - people.names.length
  return (
    <div className="field">
      <span className="label" id="to">
        To
      </span>
      <ul className="names" aria-labelledby="to">
        {people.names.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name, and the list does not change
          <li key={index}>{name}</li>
        ))}
        {more > 0 && <li className="muted">{`and ${more} more`}</li>}
      </ul>
      {unreachable && <Warned people={unreachable} why="without an e-mail address" />}
    </div>
  )
}

function Warned({ people: { many, names }, why }: { people: Some; why: string }) {
  if (many === 0) return null
  return (
    <Note tone="warn">
      <p>
        {`${count(many, 'person', 'people')} ${why}: ${names.join(', ')}${many > names.length ? ', …' : ''}`}
      </p>
    </Note>
  )
}

/** How the message reads for the first of them, before anything is sent. [resolutions E08] */
export function ComposerPreview({ preview, draft }: { preview: Preview; draft: EntryInput }) {
  const { subject, content, first, people, left, before, strangers } = preview
  return (
    <>
      <Note>
        <p>
          {`This is what ${first} gets${people.many > 1 ? `; ${people.many - 1} more get it with their own name and link` : ''}. Nothing is sent yet.`}
        </p>
      </Note>
      <Warned people={left} why="will not get it (no address, or no fee to pay)" />
      <Warned people={before} why="got a message with this subject before" />
      {draft.template === 'userconfirmed' && <Warned people={strangers} why="without a member yet" />}
      <section className="card preview" aria-label="Preview">
        <h3 className="h3">{subject}</h3>
        <Html html={content} />
      </section>
      {Object.entries(draft).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  )
}

/** The choice goes along from step to step. */
export function ChosenFields({ chosen }: { chosen: Recipients }) {
  const { ids, except, all, q, status, payment } = chosen
  const single = Object.entries({ all, q, status, payment }).filter(([, value]) => value)
  return (
    <>
      {single.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {ids.map((id) => (
        <input key={id} type="hidden" name="ids" value={id} />
      ))}
      {except.map((id) => (
        <input key={id} type="hidden" name="except" value={id} />
      ))}
    </>
  )
}
