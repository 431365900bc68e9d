import { paths } from '../../../web/paths.ts'

/** The suggested next step of a reader of a post. */
type Step = {
  title: string
  text: string
  button: string
  href: string
  /** The form that the button opens. Without it, the button leads to the contact form. */
  form?: string
  /** Further links, most useful first. */
  links: readonly (readonly [text: string, href: string])[]
}

/** Added to the open forms while newcomers can book a session. */
export const FREE_SESSION = 'free-session'

const CONTACT = paths.contactUs
const HOW_TO_JOIN = ['How to join, and what it costs', paths.howToJoin] as const
const TRAININGS = ['Training times and halls', paths.trainings] as const
const TRIAL: Step = {
  title: 'Your first session is free',
  text: 'Tell us your age and what you have played. We’ll tell you when and where to come, and let the coach know.',
  button: 'Book a free session',
  href: paths.freeSession,
  form: FREE_SESSION,
  links: [HOW_TO_JOIN, TRAININGS],
}
/** The fallback of clubs without planned sessions: a coach replies by e-mail. */
const TRIAL_FORM = 'trial-session'
const TRIAL_FORM_TEXT =
  'Tell us which evenings suit you. A coach will reply within two days with a date and a name to ask for.'
const QUESTION: Step = {
  title: 'Any questions?',
  text: 'Write to us. Volunteers read it, mostly in the evening, and reply within two days.',
  button: 'Contact us',
  href: CONTACT,
  links: [['Who is who', paths.whoIsWho]],
}

/** The next step by the post's slug. Other posts suggest asking a question. */
const STEPS: Readonly<Record<string, Step>> = {
  'join-us': TRIAL,
  'how-to-join': {
    ...TRIAL,
    links: [
      ['Register, if you have been to a session', paths.register],
      ['Which team fits, and what to bring', paths.joinUs],
      TRAININGS,
    ],
  },
  juniors: {
    ...QUESTION,
    title: 'Bring your child along',
    text: 'Write to us with your child’s age. We’ll tell you which Saturday to come, and who will meet you at the door.',
    links: [TRAININGS, ['Safeguarding', paths.safeguarding]],
  },
  'qa-professionals': {
    ...QUESTION,
    title: 'Tell us about you',
    text: 'Your position, your last two clubs and the month of your move. A head coach will reply.',
    links: [HOW_TO_JOIN, ['Teams', paths.teams]],
  },
  'handball-venues': { ...TRIAL, links: [TRAININGS, ['Games', paths.games]] },
  safeguarding: {
    title: 'Tell the welfare officer',
    text: 'You do not need proof, and you do not need to be sure.',
    button: 'Write to the welfare officer',
    href: paths.welfare,
    form: 'welfare',
    links: [['Who is who', paths.whoIsWho]],
  },
}

/** The card beside a post: a suggested next step and further links. */
export function NextStep({ slug, openForms }: { slug: string; openForms: readonly string[] }) {
  const step = stepAfter(slug, openForms)
  return (
    <aside className="card lead stick" aria-labelledby="next-step">
      <h2 className="heading-2" id="next-step">
        {step.title}
      </h2>
      <p className="margin-top-2">{step.text}</p>
      <p className="margin-top-4">
        <a className="button" href={step.href}>
          {step.button}
        </a>
      </p>
      <ul className="margin-top-4">
        {step.links.map(([text, href]) => (
          <li key={href}>
            <a className="more-link" href={href}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </aside>
  )
}

/** Chooses the next step of a post without linking to a form that the club does not have. */
function stepAfter(slug: string, openForms: readonly string[]): Step {
  // Slugs may start with the club's name: bristol-juniors.
  const step = STEPS[slug.endsWith('-juniors') ? 'juniors' : slug] ?? QUESTION
  if (step.form === FREE_SESSION && !openForms.includes(FREE_SESSION) && openForms.includes(TRIAL_FORM))
    return { ...step, text: TRIAL_FORM_TEXT, href: paths.trialSession }
  const closed = step.form !== undefined && !openForms.includes(step.form)
  return closed ? { ...step, button: QUESTION.button, href: CONTACT } : step
}
