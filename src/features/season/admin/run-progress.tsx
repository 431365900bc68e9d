import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { BulkProgress } from '../../../platform/jobs/bulk/progress.ts'
import { Note } from '../../../ui/primitives/note.tsx'

const POLL_MS = 1500

type Props = {
  run: Pick<BulkProgress, 'total' | 'done' | 'failed'> & { isFinished: boolean; failures: readonly string[] }
  /** What is done, such as "E-mails written". */
  label: string
}

/** How far a bulk run is. It continues when the page is closed. */
export function RunProgress({ run: { total, done, failed, isFinished, failures }, label }: Props) {
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (isFinished || state !== 'idle') return
    const timer = setTimeout(() => void revalidate(), POLL_MS)
    return () => clearTimeout(timer)
  }, [isFinished, state, revalidate])
  return (
    <Note tone={failed > 0 ? 'warn' : 'info'}>
      <p role="status">
        {label}: <b className="tabular">{`${done} of ${total}`}</b>
        {!isFinished && '. You can leave this page; it continues.'}
        {failed > 0 && `. Not done: ${failed}`}
      </p>
      {failures.length > 0 && (
        <ul>
          {failures.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </Note>
  )
}
