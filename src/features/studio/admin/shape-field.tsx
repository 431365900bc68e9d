import { useEffect, useState } from 'react'
import type { Shape } from '../../../platform/content/shape.ts'
import { type Common, FieldError, idOf, TextAreaField } from '../../../ui/forms/field.tsx'
import { type Json, placedMessage } from '../model/shapes.ts'
import type { LibraryPicture } from '../model/studio.ts'
import { ShapeEditor } from './shape-editor.tsx'

type Props = Common & {
  shape: Shape
  /** JSON as text. */
  defaultValue: string
  pictures: Readonly<Record<string, LibraryPicture>>
}

/**
 * A value that is made of others, typed in part by part; submitted as JSON. Without scripts it is JSON in a text
 * area.
 */
export function ShapeField({ name, label, hint, errors, shape, defaultValue, pictures }: Props) {
  const [value, setValue] = useState(() => parsed(defaultValue))
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
      <ShapeEditor {...{ shape, value, pictures }} path={idOf(name)} change={setValue} bare />
      {/* What nobody has touched goes back letter by letter. */}
      <input
        type="hidden"
        name={name}
        value={text === JSON.stringify(parsed(defaultValue)) ? defaultValue : text}
      />
      <FieldError name={name} errors={worded} />
    </fieldset>
  )
}

function parsed(text: string): Json {
  try {
    return text === '' ? undefined : (JSON.parse(text) as Json)
  } catch {
    return undefined // typed by hand without scripts: it begins anew
  }
}
