import './registration.css'
import { STEPS, type Step, stepPath } from '../../model/registration.ts'
import { STEP_TITLES } from '../../model/wording.ts'

/** The four tabs. A tab becomes a link once the tabs before it are complete. */
export function Steps({ current, open }: { current: Step | undefined; open: readonly Step[] }) {
  const place = current ? STEPS.indexOf(current) : STEPS.length
  return (
    <nav className="steps" aria-label="Registration steps">
      <ol>
        {STEPS.map((step, index) => (
          <li key={step} className={classOf(index, place, open.includes(step))}>
            <i aria-hidden="true">{index + 1}</i>
            <Tab step={step} current={step === current} open={open.includes(step)} />
          </li>
        ))}
      </ol>
    </nav>
  )
}

const STEP_CLASSES = { done: 'done', later: 'later' } as const
const classOf = (index: number, place: number, open: boolean) =>
  index < place ? STEP_CLASSES.done : index > place && !open ? STEP_CLASSES.later : undefined

function Tab({ step, current, open }: { step: Step; current: boolean; open: boolean }) {
  const title = STEP_TITLES[step]
  if (!open)
    return (
      // biome-ignore lint/a11y/useValidAnchor: a disabled link, marked as such
      <a role="link" aria-disabled="true">
        {title}
      </a>
    )
  return (
    <a href={stepPath(step)} {...(current && { 'aria-current': 'step' as const })}>
      {title}
    </a>
  )
}
