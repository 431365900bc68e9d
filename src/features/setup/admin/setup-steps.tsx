import { Link } from 'react-router'
import { SETUP_FACTS, SETUP_STEPS, type SetupProgress, type SetupStep, stepPath } from '../model/steps.ts'

/** The steps as tabs, marked as done or current. */
export function SetupSteps({ at, progress }: { at: SetupStep; progress: SetupProgress }) {
  return (
    <>
      <nav className="tabs margin-top-4" aria-label="Steps">
        {SETUP_STEPS.map((step) => (
          <Link key={step} to={stepPath(step)} aria-current={step === at ? 'step' : undefined}>
            {SETUP_FACTS[step].name}
            {progress[step] && (
              <>
                {' '}
                <span aria-hidden="true">✓</span>
                <span className="visually-hidden"> (done)</span>
              </>
            )}
          </Link>
        ))}
      </nav>
      <p className="muted margin-top-4">{`Step ${SETUP_STEPS.indexOf(at) + 1} of ${SETUP_STEPS.length}`}</p>
    </>
  )
}
