import '../../../ui/styles/form.css'
import './readers.css'
import { Form } from 'react-router'

type Reader = { id: string; name: string; email: string }
type Props = {
  form: { id: string; title: string; readBy: string; saveDb: boolean; readers: readonly Reader[] }
  refusal: ReaderRefusal | undefined
}

/** Why the readers of a form did not change, with what was typed. */
export type ReaderRefusal = { formId: string; message: string; email: string }

/** The readers of one confidential form, to add and remove. */
export function ReaderSection({ form: { id, title, readBy, saveDb, readers }, refusal }: Props) {
  return (
    <section className="form-readers" aria-labelledby={`readers-${id}`}>
      <h2 className="heading-3" id={`readers-${id}`}>
        {title}
      </h2>
      <p className="small muted">The form says: “Only {readBy} will read this.”</p>
      {!saveDb && (
        <p className="small muted">
          Its answers are e-mailed and not stored. To store them, name a reader here first.
        </p>
      )}
      {readers.length === 0 && <p>No readers yet.</p>}
      <ul>
        {readers.map((reader) => (
          <li key={reader.id}>
            <span>
              {reader.name} <span className="small muted">{reader.email}</span>
            </span>
            <Form method="post" preventScrollReset>
              <input type="hidden" name="form" value={id} />
              <input type="hidden" name="user" value={reader.id} />
              <button className="button bare compact" type="submit" name="intent" value="remove">
                Remove<span className="visually-hidden"> {reader.name}</span>
              </button>
            </Form>
          </li>
        ))}
      </ul>
      <Form className="form-readers-add" method="post" key={readers.length} preventScrollReset>
        <input type="hidden" name="form" value={id} />
        <label htmlFor={`email-${id}`}>E-mail address of the reader’s login</label>
        <input
          className="input compact"
          id={`email-${id}`}
          name="email"
          type="email"
          required
          autoComplete="off"
          defaultValue={refusal?.email ?? ''}
          aria-invalid={refusal ? true : undefined}
          aria-describedby={refusal ? `email-${id}-error` : undefined}
        />
        <button className="button secondary compact" type="submit" name="intent" value="name">
          Add reader
        </button>
        {refusal && (
          <p className="error" id={`email-${id}-error`} role="alert">
            {refusal.message}
          </p>
        )}
      </Form>
    </section>
  )
}
