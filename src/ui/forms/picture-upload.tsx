import './picture-drop.css'
import '../styles/form.css'
import { useId, useRef, useState } from 'react'
import { MAX_PICTURE_MB } from '../../kernel/picture-size.ts'
import { Icon } from '../primitives/icon.tsx'
import { FieldError } from './field.tsx'

type Answer<P> = { picture?: P; errors?: Record<string, string[]> }

type Props<P> = {
  /** Where to send the picture. It answers with the stored picture, or with messages by field. */
  address: string
  uploaded: (picture: P) => void
}

/** Shown when the server refuses the request as too large before it reads the form. */
const TOO_LARGE = { files: [`The picture is larger than ${MAX_PICTURE_MB} MB`] }
const FAILED = { files: ['The picture could not be sent. Please try again.'] }

/** Uploads a picture with its description. It is not a form element, because it can be inside another form. */
export function PictureUpload<P>({ address, uploaded }: Props<P>) {
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
    const answer = await post<P>(address, form)
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
        <input
          className="input"
          ref={file}
          id={`${id}-file`}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
        />
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

async function post<P>(address: string, form: FormData): Promise<Answer<P>> {
  try {
    const answer = await fetch(address, { method: 'POST', body: form })
    if (answer.status === 413) return { errors: TOO_LARGE }
    const isOurs = answer.headers.get('content-type')?.startsWith('application/json')
    return isOurs ? ((await answer.json()) as Answer<P>) : { errors: FAILED } // as the route answers
  } catch {
    return { errors: FAILED }
  }
}
