import '../styles/form.css'
import './rich-text-editor.css'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { htmlOfPlainText, isPlainHtml, PLAIN_TEXTS, plainTextOf } from '../../kernel/plain-html.ts'
import { aria, FieldError, Frame, useIdOf } from '../forms/field.tsx'

const Editor = lazy(() => import('./editor.tsx').then((module) => ({ default: module.Editor })))

export type ChosenPicture = { src: string; alt: string; width: number; height: number }

/** Lets the user choose a picture, then calls `choose` with it or `close`. */
export type PicturePicker = (props: {
  choose: (picture: ChosenPicture) => void
  close: () => void
}) => ReactNode

type Props = {
  name: string
  label: ReactNode
  hint?: ReactNode
  errors?: readonly string[] | undefined
  defaultValue?: string | undefined
  optional?: boolean
  onChange?: (html: string) => void
  /** If undefined, the editor has no tool for pictures. */
  pictures?: PicturePicker | undefined
}

/**
 * A text with headings, lists, links and pictures. It submits HTML as `name`, which the server sanitises. The editor is
 * loaded after hydration in a separate script; until then, and without scripts, there is a text area (`TypedText`).
 */
export function RichTextField(props: Props) {
  const { name, label, hint, errors, defaultValue = '', optional, onChange, pictures } = props
  const id = useIdOf(name)
  const [html, setHtml] = useState(defaultValue)
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  const change = (next: string) => {
    setHtml(next)
    onChange?.(next)
  }
  const area = (
    <Frame {...{ name, label, hint, errors }} {...(optional && { optional })}>
      <TypedText html={defaultValue} change={change} described={aria(name, hint, errors, id)} />
    </Frame>
  )
  if (!hydrated) return area
  const { name: _, ...described } = aria(name, hint, errors, id)
  const labelId = `${id}-label`
  return (
    <Suspense fallback={area}>
      <div className="field">
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: a label of what is no form control; the text itself is reached by Tab */}
        <span className="label" id={labelId} onClick={() => document.getElementById(described.id)?.focus()}>
          {label}
          {optional && <span className="optional"> (optional)</span>}
        </span>
        {hint && (
          <p className="hint" id={`${id}-hint`}>
            {hint}
          </p>
        )}
        <Editor html={html} onChange={change} labelId={labelId} described={described} pictures={pictures} />
        <input type="hidden" name={name} value={html} />
        <FieldError name={name} errors={errors} />
      </div>
    </Suspense>
  )
}

type TypedProps = { html: string; change: (html: string) => void; described: ReturnType<typeof aria> }

/**
 * The text area without the editor. Text that consists of paragraphs is edited as plain text, which the server converts
 * back to HTML (`submittedForm`). Other text would lose links or headings, so its HTML is edited; with scripts the
 * plain text is shown until the editor has loaded.
 */
function TypedText({ html, change, described }: TypedProps) {
  const [isPlain] = useState(() => isPlainHtml(html))
  const [text, setText] = useState(() => (isPlain ? plainTextOf(html) : html))
  const type = (typed: string) => {
    setText(typed)
    change(isPlain ? htmlOfPlainText(typed) : typed)
  }
  return (
    <>
      <textarea
        className={isPlain ? 'input awaiting' : 'input awaiting source'}
        value={text}
        onChange={(event) => type(event.target.value)}
        {...described}
      />
      {isPlain && <input type="hidden" name={PLAIN_TEXTS} value={described.name} />}
      {!isPlain && <div className="input awaiting reading">{plainTextOf(html)}</div>}
    </>
  )
}
