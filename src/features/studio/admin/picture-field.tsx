import './studio.css'
import '../../../ui/forms/picture-drop.css'
import '../../../ui/styles/form.css'
import { useState } from 'react'
import { aria, type Common, FieldError, idOf } from '../../../ui/forms/field.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Picture } from '../../../ui/primitives/picture.tsx'
import type { LibraryPicture } from '../model/studio.ts'
import { PictureDialog } from './picture-dialog.tsx'

type Props = Common & { defaultValue: string; pictures: Readonly<Record<string, LibraryPicture>> }

/** Chooses a picture of the library, submitted by its id. Without scripts it cannot be changed. */
export function PictureField({ name, label, hint, errors, optional, defaultValue, pictures }: Props) {
  const [id, setId] = useState(defaultValue)
  const [chosen, setChosen] = useState(pictures[defaultValue])
  const describedBy = aria(name, hint, errors)['aria-describedby']
  return (
    <fieldset className="field" aria-describedby={describedBy}>
      <legend className="label">
        {label}
        {optional && <span className="optional"> (optional)</span>}
      </legend>
      {hint && (
        <p className="hint" id={`${idOf(name)}-hint`}>
          {hint}
        </p>
      )}
      <input type="hidden" name={name} value={id} />
      <PictureChoice
        buttonId={idOf(name)}
        picture={id ? (chosen ?? 'missing') : undefined}
        choose={(picture) => {
          setId(picture?.id ?? '')
          setChosen(picture)
        }}
      />
      <noscript>
        <p className="hint">Turn on JavaScript to choose another picture.</p>
      </noscript>
      <FieldError name={name} errors={errors} />
    </fieldset>
  )
}

type ChoiceProps = {
  buttonId?: string
  picture: LibraryPicture | 'missing' | undefined
  choose: (picture: LibraryPicture | undefined) => void
}

/** The chosen picture, with buttons to replace or remove it. */
export function PictureChoice({ buttonId, picture, choose }: ChoiceProps) {
  const [choosing, setChoosing] = useState(false)
  return (
    <div className={picture ? 'picture-drop filled' : 'picture-drop'}>
      {picture && picture !== 'missing' && <Picture image={picture} sizes="9rem" />}
      <div className="stack-small">
        {picture === 'missing' && <p className="small">This picture is not in the library.</p>}
        {picture && picture !== 'missing' && <Facts picture={picture} />}
        <div className="row gap-2">
          <button
            className="button secondary compact"
            id={buttonId}
            type="button"
            onClick={() => setChoosing(true)}
          >
            {picture ? 'Replace' : 'Choose a picture'}
          </button>
          {picture && (
            <button className="button bare compact" type="button" onClick={() => choose(undefined)}>
              <Icon name="trash" /> Remove
            </button>
          )}
        </div>
      </div>
      {choosing && (
        <PictureDialog
          close={() => setChoosing(false)}
          choose={(one) => {
            choose(one)
            setChoosing(false)
          }}
        />
      )}
    </div>
  )
}

function Facts({ picture: { name, alt, widthPx, heightPx, sizeBytes } }: { picture: LibraryPicture }) {
  return (
    <p className="small">
      <b>{name}</b>
      <br />
      <span className="muted tabular">
        {widthPx} × {heightPx}, {Math.ceil(sizeBytes / 1024)} kB
      </span>
      <br />
      <span className="muted">{alt || 'No description yet.'}</span>
    </p>
  )
}
