import { useEffect, useRef } from 'react'
import { Link, useFetcher, useLocation, useRevalidator } from 'react-router'
import { type BulkProgress, bulkProgress } from '../../../../platform/jobs/bulk/progress.ts'
import { Modal } from '../../../../ui/admin/modal.tsx'
import { useNotify } from '../../../../ui/admin/notices.ts'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import '../../../admin/bulk-runs.css'
import { outcomeOf, runName } from '../../../admin/run-words.ts'
import { ctxOf } from '../../../context.ts'
import type { Route } from './+types/run'

const POLL_MS = 700

/** Runs that finished longer ago show no notice. */
const JUST_NOW_MS = 30_000

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const run = await bulkProgress(ctx, params.run)
  const isOld = run.finishedAt !== null && ctx.clock.now().getTime() - run.finishedAt.getTime() > JUST_NOW_MS
  return { run, isOld }
}

/** Shows a bulk run's progress and results. The run continues when this is closed. */
export default function Run({ loaderData }: Route.ComponentProps) {
  const { pathname, search } = useLocation()
  const closeTo = `${pathname.split('/runs/')[0]}${search}`
  const run = usePolledRun(loaderData.run, loaderData.isOld)
  const { kind, total, done, failed, finishedAt, results } = run
  const outcome = outcomeOf(run)
  return (
    <Modal
      title={runName(kind)}
      closeTo={closeTo}
      small
      foot={
        <>
          <p className="small muted">
            {finishedAt
              ? 'Done.'
              : 'You can close this. It continues, and you find it under “Your last runs”.'}
          </p>
          <Link className="button secondary" to={closeTo} preventScrollReset>
            Close
          </Link>
        </>
      }
    >
      <div role="status" className="stack-small">
        <p>
          <b className="tabular">{finishedAt ? outcome.text : `${done + failed} of ${total}`}</b>
        </p>
        <progress
          className="run-progress"
          max={total}
          value={done + failed}
          aria-label={`${runName(kind)}: how far it is`}
        />
      </div>
      {!finishedAt && (
        <noscript>
          <a href={`${pathname}${search}`}>Refresh</a>
        </noscript>
      )}
      <ul className="bulk-results">
        {results.map(({ id, status, text }) => (
          <li key={id} className={status}>
            <Icon name={status === 'done' ? 'ok' : status === 'failed' ? 'bad' : 'clock'} />
            <span>
              {text}
              {status === 'waiting' && ' We’ll try again.'}
              {status === 'requested' && '. Do not send it again.'}
            </span>
          </li>
        ))}
      </ul>
      {results.length < done + failed && (
        <p className="small muted">The first {results.length} are shown, failures first.</p>
      )}
    </Modal>
  )
}

/**
 * Polls the run until it has finished, then shows a notice and reloads the table. A short run may already have finished
 * when it is first shown.
 */
function usePolledRun(first: BulkProgress, isOld: boolean): BulkProgress {
  const { data, load, state } = useFetcher<BulkProgress>()
  const { revalidate } = useRevalidator()
  const { pathname } = useLocation()
  const notify = useNotify()
  const run = data?.id === first.id ? data : first
  const isFinished = run.finishedAt !== null
  useEffect(() => {
    if (isFinished || state !== 'idle') return
    const timer = setTimeout(() => void load(`${pathname}/progress`), POLL_MS)
    return () => clearTimeout(timer)
  }, [isFinished, state, load, pathname])
  const notified = useRef(isOld)
  useEffect(() => {
    if (!isFinished || notified.current) return
    notified.current = true
    notify(outcomeOf(run))
    void revalidate()
  }, [isFinished, run, notify, revalidate])
  return run
}
