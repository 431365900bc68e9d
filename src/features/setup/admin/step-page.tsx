import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Note } from '../../../ui/primitives/note.tsx'
import { SettingsPreview } from '../../club/admin/settings-preview.tsx'
import { pathAfter, SETUP_FACTS, type SetupStep } from '../model/steps.ts'

type PageProps = {
  step: SetupStep
  /** Problems of the whole form. */
  failure?: readonly string[] | undefined
  focusOn?: object | undefined
  previewed?: number | undefined
  /** What the step previews: the settings or its own form. Undefined to show the saved site. */
  previews?: 'club' | 'setup'
  children: ReactNode
}

const SAVED_HINT = 'Your site as visitors will see it. It updates when you save.'

/** One step beside the page of the site that it changes. */
export function StepPage({ step, failure, focusOn, previewed, previews, children }: PageProps) {
  const { name, intro, preview } = SETUP_FACTS[step]
  return (
    <div className="two-columns margin-top-2">
      <section className="stack" aria-labelledby="step">
        <h2 id="step">{name}</h2>
        <p className="muted">{intro}</p>
        {failure && (
          <Note tone="bad" focusOn={focusOn}>
            <p>{failure.join(' ')}</p>
          </Note>
        )}
        {children}
      </section>
      <SettingsPreview
        previewed={previewed}
        path={preview}
        {...(previews ? { draft: previews } : { hint: SAVED_HINT })}
      />
    </div>
  )
}

/** Skips the step without saving. */
export const SkipStep = ({ step }: { step: SetupStep }) => (
  <Link className="button bare" to={pathAfter(step)}>
    Skip
  </Link>
)

type EndProps = { step: SetupStep; busy: boolean; children?: ReactNode }

/** The buttons at the end of a step's form. */
export const StepEnd = ({ step, busy, children }: EndProps) => (
  <div className="row">
    <button className="button" type="submit" name="intent" value="save" disabled={busy}>
      Save and continue
    </button>
    <button className="button secondary" type="submit" name="intent" value="preview" disabled={busy}>
      Preview
    </button>
    {children}
    <SkipStep step={step} />
  </div>
)

/** Adds empty rows to a list of the form and keeps everything that was typed. */
export const AddRows = ({ list, label, busy }: { list: string; label: string; busy: boolean }) => (
  <button className="button secondary" type="submit" name="adds" value={list} disabled={busy} formNoValidate>
    {label}
  </button>
)
