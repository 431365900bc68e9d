import { Form, Link } from 'react-router'
import {
  type FormErrors,
  type Option,
  SelectField,
  TextAreaField,
  TextField,
} from '../../../ui/forms/field.tsx'
import { UnreachableNote } from '../../../ui/forms/unreachable-note.tsx'
import { Note } from '../../../ui/primitives/note.tsx'

/** The initial values of the form, as text. */
export type TypedAnnouncement = Partial<
  Record<'id' | 'version' | 'text' | 'link' | 'startsAt' | 'endsAt' | 'cancels', string>
>

export type AnnouncementNotSaved = {
  values: TypedAnnouncement
  errors: FormErrors
  changed?: boolean
  failure?: string
}

type Props = {
  title: string
  values: TypedAnnouncement
  /** The trainings and halls that the user may cancel, and an option with an empty value for none. */
  subjects: readonly Option[]
  notSaved: AnnouncementNotSaved | undefined
  busy: boolean
  onTyped: () => void
}

/** The form that adds or changes an announcement. */
export function AnnouncementForm({ title, values: given, subjects, notSaved, busy, onTyped }: Props) {
  const values = { ...given, ...notSaved?.values }
  const field = (name: keyof TypedAnnouncement) => ({
    name,
    defaultValue: values[name] ?? '',
    errors: notSaved?.errors[name],
  })
  return (
    <Form method="post" className="card stack" onInput={onTyped}>
      <h2>{title}</h2>
      {given.id && <input type="hidden" name="id" value={given.id} />}
      {given.version && <input type="hidden" name="version" value={given.version} />}
      {notSaved && <Problem notSaved={notSaved} />}
      <UnreachableNote />
      <TextAreaField {...field('text')} label="Text" rows={3} maxLength={300} />
      <TextField
        {...field('link')}
        label="Link"
        hint="Where “Read more” leads: a page of this site, such as /about-us/trainings, or an address with https://."
        maxLength={300}
        optional
      />
      <TextField {...field('startsAt')} label="Shown from" type="datetime-local" />
      <TextField
        {...field('endsAt')}
        label="Shown until"
        hint="It disappears automatically. Both times are in the club’s time zone."
        type="datetime-local"
      />
      <SelectField
        {...field('cancels')}
        label="Cancels"
        hint="The training page shows it as cancelled, with this text as the reason."
        options={subjects}
        optional={subjects[0]?.value === ''}
      />
      <div className="row">
        <button className="button compact" type="submit" disabled={busy} aria-busy={busy || undefined}>
          {busy ? 'Saving...' : 'Save'}
        </button>
        <Link className="button bare compact" to="." preventScrollReset>
          Cancel
        </Link>
      </div>
    </Form>
  )
}

function Problem({ notSaved }: { notSaved: AnnouncementNotSaved }) {
  const { errors, changed, failure } = notSaved
  const messages = changed
    ? ['Someone else saved a change while you were editing. Save again to replace it.']
    : [...(failure ? [failure] : []), ...Object.values(errors).flat()]
  return (
    <Note tone={changed ? 'warn' : 'bad'} focusOn={notSaved}>
      <p>{messages.join('. ')}</p>
    </Note>
  )
}
