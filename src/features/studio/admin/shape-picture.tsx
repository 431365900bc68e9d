import { useState } from 'react'
import type { LibraryPicture } from '../model/studio.ts'
import { PictureChoice } from './picture-field.tsx'
import type { EditorProps } from './shape-editor-props.ts'

/** The editor for a picture in a structured value. A picture that was chosen just now is not in `pictures` yet. */
export function ShapePicture({
  value,
  change,
  pictures,
}: Pick<EditorProps, 'value' | 'change' | 'pictures'>) {
  const [chosen, setChosen] = useState<LibraryPicture>()
  const id = String(value ?? '')
  const picture = chosen?.id === id ? chosen : pictures[id]
  return (
    <PictureChoice
      picture={id ? (picture ?? 'missing') : undefined}
      choose={(one) => {
        setChosen(one)
        change(one?.id ?? '')
      }}
    />
  )
}
