import { FileField } from '../../../ui/forms/file-field.tsx'
import { OwnCrest } from '../../../ui/primitives/crest.tsx'
import { Note } from '../../../ui/primitives/note.tsx'

/**
 * The id of the settings form. The crest fields belong to it, so uploading a crest keeps colours that are not saved
 * yet.
 */
export const SETTINGS_FORM = 'settings'

type Props = {
  isUploaded: boolean
  /** Which change of the crest was just saved. */
  done: string | undefined
  errors: readonly string[] | undefined
  busy: boolean
}

/** Uploads the club's crest or restores the drawn one. Works without scripts. */
export function CrestFields({ isUploaded, done, errors, busy }: Props) {
  return (
    <section className="stack" aria-labelledby="crest-heading">
      <h3 id="crest-heading">Crest</h3>
      {done && (
        <Note tone="ok" focusOn={done}>
          <p>{done}</p>
        </Note>
      )}
      <p className="row">
        <OwnCrest />
        {isUploaded ? 'Your own crest.' : 'We draw a crest in your colours until you upload your own.'}
      </p>
      <FileField
        form={SETTINGS_FORM}
        name="crest"
        label="Picture of your crest"
        hint="A PNG with a transparent background looks best. It is saved immediately."
        accept="image/png,image/webp,image/jpeg,image/avif"
        optional
        errors={errors}
      />
      <div className="row">
        <CrestButton intent="crest" label="Upload crest" busy={busy} />
        {isUploaded && <CrestButton intent="remove-crest" label="Use the drawn crest" busy={busy} />}
      </div>
    </section>
  )
}

type ButtonProps = { intent: 'crest' | 'remove-crest'; label: string; busy: boolean }

const CrestButton = ({ intent, label, busy }: ButtonProps) => (
  <button
    className="button secondary"
    type="submit"
    form={SETTINGS_FORM}
    name="intent"
    value={intent}
    formNoValidate
    disabled={busy}
  >
    {label}
  </button>
)
