import '../../../../features/setup/admin/setup.css'
import { Form, Link, useNavigation } from 'react-router'
import { hideSetup } from '../../../../features/club/commands/hide-setup.server.ts'
import { publishClub } from '../../../../features/club/commands/publish-club.server.ts'
import { StepPage } from '../../../../features/setup/admin/step-page.tsx'
import { SETUP_FACTS, SETUP_STEPS, stepPath } from '../../../../features/setup/model/steps.ts'
import { readProgress } from '../../../../features/setup/queries/progress.server.ts'
import { Note } from '../../../../ui/primitives/note.tsx'
import { setupMeta } from '../../../admin/setup-step.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { submittedForm } from '../../../parse-form.ts'
import { paths } from '../../../paths.ts'
import type { Route } from './+types/publish'

const HIDDEN = 'The list is hidden. Everything in it is under Settings and Content'

export const loader = ({ context }: Route.LoaderArgs) => readProgress(ctxOf(context))

/** Publishes the site or, with the intent `hide`, removes the list from the dashboard. */
export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const form = await submittedForm(request)
  if (form.get('intent') === 'hide') {
    await hideSetup(ctx)
    return redirectWithNotice(adminPaths.home, { tone: 'ok', text: HIDDEN })
  }
  await publishClub(ctx)
  return redirectWithNotice(adminPaths.home, { tone: 'ok', text: 'Your site is public now' })
}

export const meta = setupMeta('publish')

/** Shows what is still missing, and the button that publishes the site. */
export default function SetupPublish({ loaderData: { progress } }: Route.ComponentProps) {
  const busy = useNavigation().formMethod === 'POST'
  const left = SETUP_STEPS.filter((step) => step !== 'publish' && !progress[step])
  return (
    <StepPage step="publish">
      {progress.publish ? (
        <Note tone="ok">
          <p>
            Your site is public. <a href={paths.home}>View the site</a>
          </p>
        </Note>
      ) : (
        <Form method="post">
          <button className="button" type="submit" disabled={busy}>
            Publish the site
          </button>
        </Form>
      )}
      {left.length > 0 && (
        <>
          <p>{progress.publish ? 'Still to do:' : 'You can publish now and do these later:'}</p>
          <ul className="setup-list">
            {left.map((step) => (
              <li key={step}>
                <Link to={stepPath(step)}>{SETUP_FACTS[step].task}</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <Link to={adminPaths.home}>To the dashboard</Link>
      </p>
    </StepPage>
  )
}
