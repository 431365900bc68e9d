import { Link } from 'react-router'
import { SelectField } from '../../../ui/forms/field.tsx'
import { adminPaths } from '../../../web/admin-paths.ts'

type Named = { id: string; name: string }
type Props = {
  templates: readonly Named[]
  audiences: readonly Named[]
  template: string
  audience: string
  /** The id of the form of the message, which keeps what was typed. */
  form: string
}

/** Starts a message from a template and saved recipients. */
export const StartFrom = ({ templates, audiences, template, audience, form }: Props) => (
  <details className="margin-top-3" open={template !== '' || audience !== ''}>
    <summary>Start from a template or saved recipients</summary>
    <div className="stack-small margin-top-2">
      <SelectField
        form={form}
        name="template"
        label="Template"
        hint="It replaces the subject and the message."
        optional
        defaultValue={template}
        options={[{ value: '', label: 'None' }, ...templates.map(optionOf)]}
      />
      {audiences.length > 0 && (
        <SelectField
          form={form}
          name="audience"
          label="Recipients"
          optional
          defaultValue={audience}
          options={[{ value: '', label: 'Choose later' }, ...audiences.map(optionOf)]}
        />
      )}
      <p className="row gap-2">
        <button type="submit" form={form} name="intent" value="start" className="button secondary compact">
          Start from this
        </button>
        <Link to={adminPaths.messageTemplates}>Edit templates</Link>
      </p>
    </div>
  </details>
)

const optionOf = ({ id, name }: Named) => ({ value: id, label: name })
