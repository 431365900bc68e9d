import type { ReactNode } from 'react'
import { Court } from '../primitives/court.tsx'
import styles from './error-page.css?url'

type Props = {
  status: number
  message: string
  requestId?: string | undefined
  /** Links instead of the one to the home page, most useful first. */
  ways?: ReactNode
  /** The form that could not be processed, to submit it again. */
  form?: ReactNode
}

/** An error page: the status in the size of a shirt number, a sentence, and links. */
export function ErrorPage({ status, message, requestId, ways, form }: Props) {
  return (
    <div className="page padding-top-6 padding-bottom-band">
      <link rel="stylesheet" href={styles} precedence="parts" />
      <div className="error-frame">
        <section className="floor error-panel">
          <Court view="5 .2 16 19.6" />
          <h1>
            <span className="error-number tabular">{status}</span>{' '}
            <span className="margin-top-4">{message}</span>
          </h1>
          <p className="margin-top-2 margin-bottom-4">{sentenceFor(status)}</p>
          {requestId && (
            <p className="muted small margin-bottom-4">If you write to us about it, quote {requestId}.</p>
          )}
          {form && <div className="margin-bottom-4">{form}</div>}
          <p className="row">
            {ways ?? (
              <a className={form ? 'button secondary' : 'button highlight'} href="/">
                Home page
              </a>
            )}
          </p>
        </section>
      </div>
    </div>
  )
}

function sentenceFor(status: number): string {
  if (status === 404) return 'The ball went over the line.'
  if (status === 403) return 'This part of the court is out of bounds.'
  if (status < 500) return 'Check the address, or start again from the home page.'
  return 'We know about it. Please try again in a moment.'
}
