import './studio.css'
import '../../../ui/styles/form.css'
import type { Shape } from '../../../platform/content/shape.ts'
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx'
import { type JsonRecord, listIn, recordIn, withField } from '../model/shapes.ts'
import type { EditorProps } from './shape-editor-props.ts'
import { ShapeEntry } from './shape-entry.tsx'
import { ShapeInput } from './shape-input.tsx'
import { ShapeList } from './shape-list.tsx'
import { ShapePicture } from './shape-picture.tsx'

/** The editor for a structured value, generated from its shape. */
export function ShapeEditor(props: EditorProps) {
  const { shape, value, change, path, pictures, bare } = props
  switch (shape.kind) {
    case 'list':
      return (
        <Part label={shape.label} help={shape.help} bare={bare}>
          <ShapeList {...{ shape, change, path, pictures }} value={listIn(value)} Editor={ShapeEditor} />
        </Part>
      )
    case 'record':
      return (
        <Part label={shape.label} help={shape.help} bare={bare}>
          <ShapeRecord {...{ shape, change, path, pictures }} value={recordIn(value)} />
        </Part>
      )
    case 'entry':
      return <ShapeEntry {...{ shape, value, change, path }} />
    case 'image':
      return <ShapePicture {...{ value, change, pictures }} />
    case 'richText':
      return (
        <RichTextField
          name={path}
          label={shape.label}
          hint={shape.help}
          defaultValue={String(value ?? '')}
          onChange={change}
        />
      )
    default:
      return <ShapeInput {...{ shape, value, change, path }} />
  }
}

function Part(props: {
  label: string
  help: string | undefined
  bare: boolean | undefined
  children: React.ReactNode
}) {
  const { label, help, bare, children } = props
  if (bare) return children
  return (
    <fieldset className="field">
      <legend className="label">{label}</legend>
      {help && <p className="hint">{help}</p>}
      {children}
    </fieldset>
  )
}

type RecordProps = Omit<EditorProps<Extract<Shape, { kind: 'record' }>>, 'value'> & { value: JsonRecord }

const WIDE = new Set<Shape['kind']>(['list', 'record', 'longText', 'richText', 'image'])

function ShapeRecord({ shape, value, change, path, pictures }: RecordProps) {
  return (
    <div className="shape-fields">
      {Object.entries(shape.fields).map(([name, of]) => (
        <div key={name} className={WIDE.has(of.kind) ? 'wide' : undefined}>
          <ShapeEditor
            shape={of}
            value={value[name]}
            path={`${path}-${name}`}
            pictures={pictures}
            change={(next) => change(withField(shape, value, name, next))}
          />
        </div>
      ))}
    </div>
  )
}
