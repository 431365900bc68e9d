import '../../../../ui/styles/form.css'
import './registrations.css'
import { count } from '../../../../kernel/text.ts'
import { type FormErrors, SelectField, TextField } from '../../../../ui/forms/field.tsx'
import { Html } from '../../../../ui/primitives/html.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { RichTextField } from '../../../../ui/rich-text/rich-text-field.tsx'
import type { Preview } from '../commands/send-message.server.ts'
import { NAME, PAYMENT_LINK, TEMPLATE_WORDS, TEMPLATES } from '../model/email-texts.ts'
import type { PeopleSummary } from '../queries/recipients.server.ts'
import type { Recipients } from '../schema.ts'

/** The values of the composer. */
export type MessageDraft = {
  template: string
  from: string
  subject: string
  content: string
  copyTo: string
  sending: string
}

type Props = {
  draft: MessageDraft
  errors: FormErrors | undefined
  /** The club's two mailboxes. [ADM-021] */
  mailboxes: { info: string; media: string }
  /** Replaces the text with that of the chosen template. */
  applyTemplate: (form: HTMLFormElement | null) => void
}

/** The fields of the composer: template, sender, subject and message. */
export function ComposerFields({ draft, errors, mailboxes, applyTemplate }: Props) {
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
            onChange={(event) => applyTemplate(event.target.form)}
            options={TEMPLATES.map((value) => ({ value, label: TEMPLATE_WORDS[value] }))}
          />
          <noscript>
            <button
              className="button secondary compact"
              type="submit"
              name="intent"
              value="template"
              formNoValidate
            >
              Use template
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
        hint={`${NAME} is replaced by the name, ${PAYMENT_LINK} by the person’s own payment link.`}
        defaultValue={draft.content}
        errors={errors?.content}
      />
      <TextField
        name="copyTo"
        label="Copy to"
        hint="Sends one copy to this address, without names and links."
        type="email"
        optional
        defaultValue={draft.copyTo}
        errors={errors?.copyTo}
      />
    </>
  )
}

/** The recipients. A long list is shortened and ends with the number of further people. */
export function To({
  people,
  unreachable,
}: {
  people: PeopleSummary
  unreachable: PeopleSummary | undefined
}) {
  const more = people.many - people.names.length
  return (
    <div className="field">
      <span className="label" id="to">
        To
      </span>
      <ul className="recipient-names" aria-labelledby="to">
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

function Warned({ people: { many, names }, why }: { people: PeopleSummary; why: string }) {
  if (many === 0) return null
  return (
    <Note tone="warn">
      <p>
        {`${count(many, 'person', 'people')} ${why}: ${names.join(', ')}${many > names.length ? ', …' : ''}`}
      </p>
    </Note>
  )
}

/** The message as the first recipient will get it. Nothing is sent yet. */
export function ComposerPreview({ preview, draft }: { preview: Preview; draft: MessageDraft }) {
  const { subject, content, first, people, left, before, strangers } = preview
  return (
    <>
      <Note>
        <p>
          {`This is the e-mail to ${first}. ${people.many > 1 ? `${people.many - 1} more will get it with their own name and link. ` : ''}Nothing is sent yet.`}
        </p>
      </Note>
      <Warned people={left} why="will not get it (no address, or no fee to pay)" />
      <Warned people={before} why="already sent a message with this subject" />
      {draft.template === 'userconfirmed' && <Warned people={strangers} why="not linked to a member yet" />}
      <section className="card registration-section" aria-label="Preview">
        <h3 className="heading-3">{subject}</h3>
        <Html html={content} />
      </section>
      {Object.entries(draft).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  )
}

/** Hidden inputs that carry the chosen recipients from step to step. */
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
