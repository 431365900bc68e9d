import './studio.css'
import '../../../ui/data-table/search-bar.css'
import '../../../ui/styles/form.css'
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { PictureUpload } from '../../../ui/forms/picture-upload.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Picture } from '../../../ui/primitives/picture.tsx'
import type { LibraryPicture } from '../model/studio.ts'
import { useStudioContext } from './studio-layout.tsx'

type Props = { choose: (picture: LibraryPicture) => void; close: () => void }
type Answer = { pictures: LibraryPicture[]; total: number; next?: number }

const SEARCH_DELAY_MS = 200

/** The dialog to choose a picture of the library or upload a new one. */
export function PictureDialog({ choose, close }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  const address = `${useStudioContext()}/media/pictures`
  const { found, failed, search, more } = useLibrary(address)
  useEffect(() => dialog.current?.showModal(), [])
  return createPortal(
    <dialog
      ref={dialog}
      className="picture-dialog stack"
      aria-labelledby={title}
      onClose={close}
      closedby="any"
    >
      <div className="row between">
        <h2 id={title}>Choose a picture</h2>
        <button
          className="button bare compact icon-only"
          type="button"
          aria-label="Close"
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      <PictureUpload address={address} uploaded={choose} />
      <label className="search-field">
        <span className="visually-hidden">Search pictures</span>
        <Icon name="search" />
        <input
          className="input"
          type="search"
          placeholder="Name or description"
          autoComplete="off"
          onChange={(event) => search(event.target.value)}
        />
      </label>
      {failed && <p role="alert">The pictures could not be loaded. Please try again.</p>}
      <Shots pictures={found?.pictures ?? []} choose={choose} />
      <p className="small muted" role="status">
        {found ? `${found.pictures.length} of ${found.total}` : 'Loading…'}
      </p>
      {found?.next !== undefined && (
        <button className="button secondary compact" type="button" onClick={more}>
          Show more
        </button>
      )}
    </dialog>,
    document.body,
  )
}

function Shots({
  pictures,
  choose,
}: {
  pictures: readonly LibraryPicture[]
  choose: Props['choose']
}): ReactNode {
  return (
    <div className="library">
      {pictures.map((picture) => (
        <button key={picture.id} type="button" onClick={() => choose(picture)}>
          <Picture image={picture} sizes="9rem" alt="" />
          <b>{picture.name}</b>
          {picture.alt}
        </button>
      ))}
    </div>
  )
}

function useLibrary(address: string) {
  const [found, setFound] = useState<Answer>()
  const [failed, setFailed] = useState(false)
  const query = useRef('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const load = useCallback(
    async (q: string, start: number) => {
      try {
        const answer = await fetch(`${address}?q=${encodeURIComponent(q)}&start=${start}`)
        if (!answer.ok) throw new Error(`The pictures could not be loaded: ${answer.status}`)
        const page = (await answer.json()) as Answer // the format of our resource route
        if (q !== query.current) return
        setFailed(false)
        setFound((before) =>
          start > 0 && before ? { ...page, pictures: [...before.pictures, ...page.pictures] } : page,
        )
      } catch {
        setFailed(true)
      }
    },
    [address],
  )
  useEffect(() => void load('', 0), [load])
  useEffect(() => () => clearTimeout(timer.current), [])
  const search = (typed: string) => {
    query.current = typed.trim()
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void load(query.current, 0), SEARCH_DELAY_MS)
  }
  return { found, failed, search, more: () => void load(query.current, found?.next ?? 0) }
}
