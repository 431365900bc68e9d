import { adminPaths } from '../../../web/admin-paths.ts'
import { paths } from '../../../web/paths.ts'

/**
 * The steps of setting up a club, in order. The step before them, the administrator's own account, is /setup/<token>.
 */
export const SETUP_STEPS = [
  'club',
  'look',
  'teams',
  'training',
  'fees',
  'email',
  'payments',
  'pages',
  'publish',
] as const
export type SetupStep = (typeof SETUP_STEPS)[number]

type Facts = {
  name: string
  /** The task, as the checklist words it. */
  task: string
  intro: string
  /** The page of the site that is shown beside the step. */
  preview: string
}

export const SETUP_FACTS: Readonly<Record<SetupStep, Facts>> = {
  club: {
    name: 'Club',
    task: 'Introduce your club',
    intro: 'Your name and town appear on every page, e-mail and receipt.',
    preview: paths.home,
  },
  look: {
    name: 'Look',
    task: 'Choose your colours',
    intro:
      'The whole site uses these two colours, in light and dark mode. We adjust a colour if text on it would be hard to read.',
    preview: paths.home,
  },
  teams: {
    name: 'Teams',
    task: 'Add your teams',
    intro: 'Add as many teams as you like. Leave unused lines empty.',
    preview: paths.teams,
  },
  training: {
    name: 'Training',
    task: 'Add halls and training times',
    intro: 'Where and when each team trains. Coaches can change the times of their own teams later.',
    preview: paths.trainings,
  },
  fees: {
    name: 'Fees',
    task: 'Set your fees and who can register',
    intro: 'What new members pay, and who may register on your site.',
    preview: paths.registerSteps,
  },
  email: {
    name: 'E-mail',
    task: 'Connect a mail server',
    intro: 'Invitations, receipts and form answers are sent by e-mail.',
    preview: paths.home,
  },
  payments: {
    name: 'Payments',
    task: 'Connect card payments',
    intro: 'Members pay by card on Stripe’s pages.',
    preview: paths.fees,
  },
  pages: {
    name: 'Pages',
    task: 'Create your first pages',
    intro: 'Starter texts with your club’s name in them. You can change every word later under Content.',
    preview: paths.home,
  },
  publish: {
    name: 'Publish',
    task: 'Publish your site',
    intro: 'Until you publish, visitors see that your site opens soon.',
    preview: paths.home,
  },
}

/** Which steps are done, derived from the club's data. */
export type SetupProgress = Readonly<Record<SetupStep, boolean>>

/** The address of a setup step. */
export const stepPath = (step: SetupStep): string => `${adminPaths.setup}/${step}`

/** Returns the address after a step: the next step, or the dashboard after the last. */
export function pathAfter(step: SetupStep): string {
  const next = SETUP_STEPS[SETUP_STEPS.indexOf(step) + 1]
  return next ? stepPath(next) : adminPaths.home
}

/** Returns the first step that is not done. */
export const openStep = (progress: SetupProgress): SetupStep =>
  SETUP_STEPS.find((step) => !progress[step]) ?? 'publish'

export const countDone = (progress: SetupProgress): number =>
  SETUP_STEPS.filter((step) => progress[step]).length

/** Finds the step of an address. */
export const stepIn = (path: string): SetupStep | undefined =>
  SETUP_STEPS.find((step) => path.replace(/\/+$/, '') === stepPath(step))
