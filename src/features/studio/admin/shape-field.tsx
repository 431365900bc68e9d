import '../../../ui/styles/form.css'
import { useEffect, useState } from 'react'
import type { Shape } from '../../../platform/content/shape.ts'
import { type Common, FieldError, idOf, TextAreaField } from '../../../ui/forms/field.tsx'
import { type Json, placedMessage } from '../model/shapes.ts'
import type { LibraryPicture } from '../model/studio.ts'
import type { RelatedEntries } from '../queries/related.server.ts'
import { ShapeEditor } from './shape-editor.tsx'
import { ShapeEntries } from './shape-entry.tsx'

type Props = Common & {
  shape: Shape
  /** JSON as text. */
  defaultValue: string
  pictures: Readonly<Record<string, LibraryPicture>>
  /** The entries that it refers to, by type. */
  entries: Readonly<Record<string, RelatedEntries>>
}

/** The field for a structured value, submitted as JSON. Without scripts it is a text area with the JSON. */
export function ShapeField({ name, label, hint, errors, shape, defaultValue, pictures, entries }: Props) {
  const [value, setValue] = useState(() => parseJson(defaultValue))
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  const worded = errors?.map((message) => placedMessage(shape, message))
  if (!hydrated)
    return (
      <TextAreaField
        {...{ name, label, hint }}
        errors={worded}
        optional
        rows={8}
        defaultValue={defaultValue}
      />
    )
  const text = JSON.stringify(value)
  return (
    <fieldset className="field" aria-describedby={worded?.length ? `${idOf(name)}-error` : undefined}>
      <legend className="label" id={idOf(name)} tabIndex={-1}>
        {label}
      </legend>
      {hint && <p className="hint">{hint}</p>}
      <ShapeEntries value={entries}>
        <ShapeEditor {...{ shape, value, pictures }} path={idOf(name)} change={setValue} bare />
      </ShapeEntries>
      {/* An unchanged value is sent back exactly as it was. */}
      <input
        type="hidden"
        name={name}
        value={text === JSON.stringify(parseJson(defaultValue)) ? defaultValue : text}
      />
      <FieldError name={name} errors={worded} />
    </fieldset>
  )
}

function parseJson(text: string): Json {
  try {
    return text === '' ? undefined : (JSON.parse(text) as Json)
  } catch {
    return undefined // invalid JSON typed without scripts: start with an empty value
  }
}
