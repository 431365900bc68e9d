import './photos.css'
import '../../../ui/styles/form.css'
import { type RefObject, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { useRevalidator } from 'react-router'
import { MAX_PICTURE_MB } from '../../../kernel/picture-size.ts'
import { count } from '../../../kernel/text.ts'
import { useHydrated } from '../../../ui/admin/use-hydrated.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { canRetry, isOpen, type UploadItem, type UploadQueue } from '../../../ui/uploads/upload-queue.ts'
import { MAX_UPLOADED_AT_ONCE } from '../model/photo.ts'

type Props = {
  queue: UploadQueue
  /** Adds chosen files to the queue. */
  add: (files: readonly File[]) => void
  /** The number of files left out because too many were chosen at once. */
  leftOut: number
}

const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif'
/** The shortest time between two reloads of the album during an upload. */
const RELOAD_INTERVAL_MS = 3000

/**
 * Uploads photos that are chosen or dropped. Each is sent in its own request; a failed one shows the reason and, if
 * useful, a retry button. Without scripts it is a plain form.
 */
export function UploadPanel({ queue, add, leftOut }: Props) {
  // Subscribed here instead of in the page, where the progress of each file would render a thousand tiles again.
  const items = useSyncExternalStore(queue.subscribe, queue.items, queue.items)
  const input = useRef<HTMLInputElement>(null)
  const hydrated = useHydrated()
  const id = useId()
  useChosenEarly(input, add)
  useReloadedAlbum(items)
  useWarning(items.some(({ state }) => isOpen(state)))
  return (
    <section className="upload-area" aria-labelledby={`${id}-head`}>
      <form method="post" encType="multipart/form-data" className="row">
        <Icon name="upload" />
        <div className="fill-line">
          <h2 id={`${id}-head`}>Add photos</h2>
          <label className="small muted" htmlFor={id}>
            {hydrated
              ? `Drop photos anywhere on this page or choose them here: JPEG, PNG, WebP or AVIF, up to ${MAX_PICTURE_MB} MB each, ${MAX_UPLOADED_AT_ONCE} at a time. Location data is removed.`
              : `Choose JPEG, PNG, WebP or AVIF photos, up to ${MAX_PICTURE_MB} MB in total. Location data is removed.`}
          </label>
        </div>
        <input
          id={id}
          ref={input}
          className={hydrated ? 'visually-hidden' : 'input'}
          type="file"
          name="files"
          accept={ACCEPT}
          multiple
          required
          tabIndex={hydrated ? -1 : undefined}
          onChange={({ target }) => {
            add([...(target.files ?? [])])
            target.value = ''
          }}
        />
        {hydrated ? (
          <button className="button compact" type="button" onClick={() => input.current?.click()}>
            Choose photos
          </button>
        ) : (
          <button className="button compact" type="submit">
            Upload
          </button>
        )}
      </form>
      {leftOut > 0 && (
        <p role="alert">
          {`${count(leftOut, 'file was', 'files were')} left out: you can upload ${MAX_UPLOADED_AT_ONCE} at a time. Add the rest when these have finished.`}
        </p>
      )}
      {items.length > 0 && <Progress queue={queue} items={items} />}
    </section>
  )
}

function Progress({ queue, items }: { queue: UploadQueue; items: readonly UploadItem[] }) {
  const countIn = (state: UploadItem['state']) => items.filter((item) => item.state === state).length
  const [done, there, failed] = [countIn('done'), countIn('there'), countIn('failed')]
  const open = items.length - done - there - failed
  const shown = items.filter(({ state }) => state === 'sending' || state === 'storing' || state === 'failed')
  const parts = items.reduce((sum, { state, sent }) => sum + (isOpen(state) ? sent : 1), 0)
  return (
    <>
      <div className="row">
        <p className="tabular fill-line" role="status">
          <b>{open > 0 ? `${done + there + failed} of ${items.length}` : `${done} uploaded`}</b>
          {open > 0 && done > 0 && `, ${done} uploaded`}
          {there > 0 && `, ${there} already in the album`}
          {failed > 0 && `, ${failed} failed`}
        </p>
        {open > 0 && (
          <button className="button bare compact" type="button" onClick={() => queue.stop()}>
            Stop
          </button>
        )}
        {open === 0 && failed > 0 && (
          <button className="button bare compact" type="button" onClick={() => queue.clear()}>
            Clear<span className="visually-hidden"> the list</span>
          </button>
        )}
        {items.filter(canRetry).length > 1 && (
          <button className="button secondary compact" type="button" onClick={() => queue.retry()}>
            Try all again
          </button>
        )}
      </div>
      {open > 0 && <progress className="wide" aria-label="All photos" value={parts} max={items.length} />}
      <ul className="uploads">
        {shown.map((item) => (
          <Line key={item.id} item={item} retry={() => queue.retry(item.id)} />
        ))}
      </ul>
    </>
  )
}

function Line({ item, retry }: { item: UploadItem; retry: () => void }) {
  const { file, state, sent, why } = item
  if (state === 'failed') {
    return (
      <li className="failed">
        <Icon name="bad" />
        <p>
          <b>{file.name}</b> {why}
        </p>
        {canRetry(item) && (
          <button className="button secondary compact" type="button" onClick={retry}>
            Try again<span className="visually-hidden"> with {file.name}</span>
          </button>
        )}
      </li>
    )
  }
  return (
    <li>
      <Icon name="image" />
      <p>{file.name}</p>
      {state === 'storing' ? (
        <span className="small muted">Preparing</span>
      ) : (
        <progress aria-label={file.name} value={sent} max={1} />
      )}
    </li>
  )
}

/** Adds files that were chosen before the page was hydrated. */
function useChosenEarly(input: RefObject<HTMLInputElement | null>, add: Props['add']): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useEffect(() => {
    const early = [...(input.current?.files ?? [])]
    if (!input.current || early.length === 0) return
    input.current.value = ''
    add(early)
  }, [])
}

/** Reloads the album at intervals during an upload, and after the last file. */
function useReloadedAlbum(items: readonly UploadItem[]): void {
  const { revalidate } = useRevalidator()
  const done = items.filter(({ state }) => state === 'done').length
  const isFinished = !items.some(({ state }) => isOpen(state))
  const [last, setLast] = useState(0)
  useEffect(() => {
    if (done === last) return
    const timer = setTimeout(
      () => {
        setLast(done)
        void revalidate()
      },
      isFinished ? 0 : RELOAD_INTERVAL_MS,
    )
    return () => clearTimeout(timer)
  }, [done, isFinished, last, revalidate])
}

/** Makes the browser ask before the page is closed during an upload. */
function useWarning(needed: boolean): void {
  useEffect(() => {
    if (!needed) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [needed])
}
