import '../../../ui/styles/form.css'
import type { Shape } from '../../../platform/content/shape.ts'
import type { Json } from '../model/shapes.ts'

type Plain = Exclude<Shape, { kind: 'list' | 'record' | 'image' | 'richText' | 'entry' }>
type Props = { shape: Plain; value: Json; change: (value: Json) => void; path: string }

/** The input for one value of a shape. It has no name, because the complete value is submitted as JSON. */
export function ShapeInput({ shape, value, change, path }: Props) {
  if (shape.kind === 'boolean') {
    return (
      <div className="field">
        <label className="tick" htmlFor={path}>
          <input
            id={path}
            type="checkbox"
            checked={value === true || (value === undefined && shape.standard === true)}
            onChange={(event) => change(event.target.checked)}
          />
          <span>{shape.label}</span>
        </label>
        {shape.help && <p className="hint">{shape.help}</p>}
      </div>
    )
  }
  return (
    <div className="field">
      <label htmlFor={path}>
        {shape.label}
        {shape.optional && <span className="optional"> (optional)</span>}
      </label>
      {shape.help && (
        <p className="hint" id={`${path}-hint`}>
          {shape.help}
        </p>
      )}
      <Control {...{ shape, value, change, path }} describedBy={shape.help && `${path}-hint`} />
    </div>
  )
}

type ControlProps = Omit<Props, 'shape'> & {
  shape: Exclude<Plain, { kind: 'boolean' }>
  describedBy: string | undefined
}

function Control({ shape, value, change, path, describedBy }: ControlProps) {
  const shared = { id: path, className: 'input', 'aria-describedby': describedBy }
  if (shape.kind === 'choice') {
    return (
      <select {...shared} value={String(value ?? '')} onChange={(event) => change(event.target.value)}>
        {(shape.optional || !value) && <option value="">{shape.optional ? 'None' : 'Please choose'}</option>}
        {shape.choices.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </select>
    )
  }
  if (shape.kind === 'longText') {
    return (
      <textarea
        {...shared}
        rows={3}
        value={String(value ?? '')}
        onChange={(event) => change(event.target.value)}
      />
    )
  }
  const isNumeric = shape.kind === 'number' || shape.kind === 'pounds'
  return (
    <input
      {...shared}
      type={isNumeric ? 'number' : 'text'}
      {...(isNumeric && { step: shape.kind === 'pounds' ? 0.01 : 1, inputMode: 'decimal' as const })}
      autoComplete="off"
      spellCheck={shape.kind === 'text'}
      value={String(value ?? '')}
      onChange={({ target }) => change(isNumeric ? numberIn(target.value) : target.value)}
    />
  )
}

const numberIn = (text: string): number | undefined => (text === '' ? undefined : Number(text))
