import { Form } from 'react-router'
import { FileField } from '../../../ui/forms/file-field.tsx'
import { OwnCrest } from '../../../ui/primitives/crest.tsx'

type Props = {
  isUploaded: boolean
  errors: readonly string[] | undefined
  busy: boolean
}

/** Uploads the club's crest, or goes back to the drawn one. Works without scripts. */
export function CrestForm({ isUploaded, errors, busy }: Props) {
  return (
    <Form method="post" encType="multipart/form-data" className="stack" aria-labelledby="crest-heading">
      <h3 id="crest-heading">Crest</h3>
      <p className="row">
        <OwnCrest />
        {isUploaded ? 'Your own crest.' : 'We draw a crest in your colours until you upload your own.'}
      </p>
      <FileField
        name="crest"
        label="Picture of your crest"
        hint="A PNG with a transparent background looks best. It is saved at once."
        accept="image/png,image/webp,image/jpeg,image/avif"
        errors={errors}
      />
      <div className="row">
        <button className="button secondary" type="submit" name="intent" value="crest" disabled={busy}>
          Upload crest
        </button>
        {isUploaded && (
          <button
            className="button secondary"
            type="submit"
            name="intent"
            value="remove-crest"
            formNoValidate
            disabled={busy}
          >
            Use the drawn crest
          </button>
        )}
      </div>
    </Form>
  )
}
