import './setup.css'
import { Form, Link } from 'react-router'
import { Icon } from '../../../ui/primitives/icon.tsx'
import {
  countDone,
  openStep,
  SETUP_FACTS,
  SETUP_STEPS,
  type SetupProgress,
  type SetupStep,
  stepPath,
} from '../model/steps.ts'

/** The setup checklist with its progress. It can be hidden once the site is public. */
export function SetupChecklist({ progress }: { progress: SetupProgress }) {
  const done = countDone(progress)
  return (
    <section className="card stack margin-top-4" aria-labelledby="setup">
      <h2 id="setup">{progress.publish ? 'Set up your club' : 'Your site is not public yet'}</h2>
      {!progress.publish && (
        <p>Visitors see that it opens soon. Logged-in staff can already see the whole site.</p>
      )}
      <p id="setup-progress">{`${done} of ${SETUP_STEPS.length} steps done`}</p>
      <progress
        className="setup-progress"
        value={done}
        max={SETUP_STEPS.length}
        aria-labelledby="setup-progress"
      />
      <ul className="setup-list">
        {SETUP_STEPS.map((step) => (
          <li key={step}>
            <Task step={step} isDone={progress[step]} />
          </li>
        ))}
      </ul>
      <div className="row">
        <Link className="button" to={stepPath(openStep(progress))}>
          Continue
        </Link>
        {progress.publish && (
          <Form method="post" action={stepPath('publish')}>
            <button className="button bare" type="submit" name="intent" value="hide">
              Hide this list
            </button>
          </Form>
        )}
      </div>
    </section>
  )
}

function Task({ step, isDone }: { step: SetupStep; isDone: boolean }) {
  const { task } = SETUP_FACTS[step]
  if (!isDone)
    return (
      <Link to={stepPath(step)}>
        <Icon name="right" />
        {task}
      </Link>
    )
  return (
    <p className="setup-done">
      <Icon name="ok" />
      <span>
        {task} <span className="visually-hidden">(done)</span>
      </span>
    </p>
  )
}

/** Explains on the demo club how to start your own club. */
export const StartYourOwn = ({ command }: { command: string }) => (
  <section className="card stack margin-top-4" aria-labelledby="own-club">
    <h2 id="own-club">Start your own club</h2>
    <p>
      This club is an example. Stop it, then start an empty club of your own with this command. It prints the
      address where you set up your club. The example is not changed.
    </p>
    <p>
      <code className="setup-command">{command}</code>
    </p>
  </section>
)
