import '../../../ui/styles/form.css'
import { MAX_PICTURE_MB } from '../../../kernel/picture-size.ts'
import { type FormErrors, TextField } from '../../../ui/forms/field.tsx'
import { FileField } from '../../../ui/forms/file-field.tsx'

/** Adds a picture to the text without scripts. With scripts the editor has a tool for it. */
export function PictureFields({ values, errors }: { values: Record<string, string>; errors: FormErrors }) {
  return (
    <noscript>
      <fieldset className="stack">
        <legend className="label">A picture in the text</legend>
        <FileField
          name="files"
          label="Picture"
          hint={`JPEG, PNG, WebP or AVIF, up to ${MAX_PICTURE_MB} MB. It is added at the end of the text.`}
          accept="image/jpeg,image/png,image/webp,image/avif"
          required={false}
          errors={errors.files}
        />
        <TextField
          name="alt"
          label="What it shows"
          hint="For people who cannot see it, in a few words."
          required={false}
          defaultValue={values.alt}
          errors={errors.alt}
        />
        <div>
          <button type="submit" className="button secondary" name="intent" value="picture">
            Add picture
          </button>
        </div>
      </fieldset>
    </noscript>
  )
}
