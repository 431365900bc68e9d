import { SETUP_FACTS, type SetupStep } from '../../features/setup/model/steps.ts'

/** The title of a step's page. */
export const setupMeta = (step: SetupStep) => () => [
  { title: `${SETUP_FACTS[step].name} · Set up your club` },
  { name: 'robots', content: 'noindex' },
]
