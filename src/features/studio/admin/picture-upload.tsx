import './studio.css'
import '../../../ui/styles/form.css'
import { useId, useRef, useState } from 'react'
import { MAX_PICTURE_MB } from '../../../kernel/picture-size.ts'
import { FieldError } from '../../../ui/forms/field.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import type { LibraryPicture } from '../model/studio.ts'
import { useStudioContext } from './studio-layout.tsx'

type Answer = { picture?: LibraryPicture; errors?: Record<string, string[]> }

/** Shown when the server refuses the request as too large before it reads the form. */
const TOO_LARGE = { files: [`The picture is larger than ${MAX_PICTURE_MB} MB`] }
const FAILED = { files: ['The picture could not be sent. Please try again.'] }

/** Uploads a picture to the library. It is not a form element, because it can be inside another form. */
export function PictureUpload({ uploaded }: { uploaded: (picture: LibraryPicture) => void }) {
  const address = `${useStudioContext()}/media/pictures`
  const file = useRef<HTMLInputElement>(null)
  const [alt, setAlt] = useState('')
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<Record<string, string[]>>({})
  const id = useId()
  const send = async () => {
    const chosen = file.current?.files?.[0]
    if (!chosen) return setErrors({ files: ['Please choose a picture'] })
    const form = new FormData()
    form.set('files', chosen)
    form.set('alt', alt)
    setBusy(true)
    const answer = await post(address, form)
    setBusy(false)
    setErrors(answer.errors ?? {})
    if (!answer.picture) return
    if (file.current) file.current.value = ''
    setAlt('')
    uploaded(answer.picture)
  }
  return (
    <div className="picture-drop">
      <div className="field">
        <label htmlFor={`${id}-file`}>New picture</label>
        <input ref={file} id={`${id}-file`} type="file" accept="image/jpeg,image/png,image/webp,image/avif" />
        <FieldError name="files" errors={errors.files} />
      </div>
      <div className="field">
        <label htmlFor={`${id}-alt`}>What it shows</label>
        <input
          className="input"
          id={`${id}-alt`}
          value={alt}
          aria-invalid={errors.alt ? true : undefined}
          onChange={(event) => setAlt(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            void send()
          }}
        />
        <FieldError name="alt" errors={errors.alt} />
      </div>
      <button className="button secondary compact" type="button" disabled={busy} onClick={() => void send()}>
        <Icon name="upload" /> {busy ? 'Uploading…' : 'Upload'}
      </button>
    </div>
  )
}

async function post(address: string, form: FormData): Promise<Answer> {
  try {
    const answer = await fetch(address, { method: 'POST', body: form })
    if (answer.status === 413) return { errors: TOO_LARGE }
    const isOurs = answer.headers.get('content-type')?.startsWith('application/json')
    return isOurs ? ((await answer.json()) as Answer) : { errors: FAILED } // as the route answers
  } catch {
    return { errors: FAILED }
  }
}
