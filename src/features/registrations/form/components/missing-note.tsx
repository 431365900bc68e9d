import './registration.css'
import '../../../../ui/primitives/note.css'
import { idOf } from '../../../../ui/forms/field.tsx'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import type { Missing } from '../../model/registration.ts'

type Props = {
  title: string
  items: readonly Missing[]
  /** Messages for invalid values, by field. */
  problems?: Readonly<Record<string, readonly string[]>>
  /** The labels of the invalid fields. */
  labels?: Readonly<Record<string, string>>
  /** The address of the page with the fields, if it is another page. */
  page?: string
}

/** Lists missing and invalid fields as links to them. It gets the focus when the page loads. */
export function MissingNote({ title, items, problems = {}, labels = {}, page = '' }: Props) {
  const wrong = Object.entries(problems)
  if (items.length + wrong.length === 0) return null
  return (
    // biome-ignore lint/a11y/noAutofocus: after a refused submission the errors come first
    <div className="note" data-tone="bad" role="alert" tabIndex={-1} autoFocus>
      <Icon name="bad" />
      <div>
        <p>
          <b>{items.length > 0 ? title : 'Please check what you typed'}</b>
        </p>
        <ul className="missing-answers small">
          {wrong.map(([id, messages]) => (
            <li key={id}>
              <a href={`${page}#${idOf(id)}`}>{labels[id] ?? id}</a>: {messages.join(' ')}
            </li>
          ))}
          {items.map(({ id, label }) => (
            <li key={id}>
              <a href={`${page}#${idOf(id)}`}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
