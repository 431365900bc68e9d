import { Form, Link, useNavigation, useSearchParams } from 'react-router'
import { formValues, sectionNamed } from '../../../../features/club/admin/settings-fields.ts'
import { SettingsForm } from '../../../../features/club/admin/settings-form.tsx'
import { useLivePreview } from '../../../../features/club/admin/use-live-preview.ts'
import { readSettings } from '../../../../features/club/queries/club.server.ts'
import { MAIL_STATES } from '../../../../features/emails/model.ts'
import { SkipStep, StepPage } from '../../../../features/setup/admin/step-page.tsx'
import { sendTestEmail } from '../../../../features/setup/commands/send-test-email.server.ts'
import { pathAfter, stepPath } from '../../../../features/setup/model/steps.ts'
import { isEmail } from '../../../../kernel/email.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { findMailResult } from '../../../../platform/email/sent-emails.ts'
import { Note } from '../../../../ui/primitives/note.tsx'
import { saveSection } from '../../../admin/save-section.server.ts'
import { setupMeta } from '../../../admin/setup-step.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/email'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const { saved, club, version } = await readSettings(ctx)
  const test = new URL(request.url).searchParams.get('test')
  return {
    values: formValues(saved),
    usual: usableOf(formValues(club)),
    version,
    isPublished: club.isPublished,
    server: ctx.config.smtpUrl && new URL(ctx.config.smtpUrl).hostname,
    own: ctx.actor.kind === 'user' ? ctx.actor.email : '',
    sent: test ? await findTest(ctx, test) : undefined,
  }
}

/** Removes addresses that cannot receive mail, such as info@127.0.0.1, so that their fields start empty. */
const usableOf = ({ info = '', media = '', finance = '' }: Record<string, string>) =>
  Object.fromEntries(Object.entries({ info, media, finance }).filter(([, address]) => isEmail(address)))

async function findTest(ctx: Ctx, id: string) {
  const { toEmail, status, error } = await findMailResult(ctx, id)
  return { toEmail, status, error }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const form = await submittedForm(request)
  if (form.get('intent') !== 'test') return saveSection(ctx, 'email', form, pathAfter('email'))
  const { id, email } = await sendTestEmail(ctx)
  return redirectWithNotice(`${stepPath('email')}?test=${id}`, {
    tone: 'ok',
    text: `The test e-mail to ${email} is on its way`,
  })
}

export const meta = setupMeta('email')

/** The mail server, a test e-mail, and the addresses that e-mails come from. */
export default function SetupEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { values, usual, version, isPublished, server, own, sent } = loaderData
  const busy = useNavigation().formMethod === 'POST'
  const { previewed, typing } = useLivePreview(`email ${version}`, actionData?.previewed)
  return (
    <StepPage
      step="email"
      failure={actionData?.errors['']}
      focusOn={actionData}
      previewed={previewed}
      previews="club"
    >
      {server ? (
        <Note tone="ok">
          <p>E-mails are sent through {server}.</p>
        </Note>
      ) : (
        <Note tone="warn">
          <p>
            The site cannot send e-mails yet. Set SMTP_URL to your mail server, for example
            smtps://user:password@mail.example.org, and restart the site.
          </p>
        </Note>
      )}
      <Form method="post" className="row">
        <button className="button secondary" type="submit" name="intent" value="test" disabled={busy}>
          Send a test e-mail
        </button>
        <span className="muted small">to {own}</span>
      </Form>
      {sent && <TestResult {...sent} />}
      <h3>Addresses</h3>
      <SettingsForm
        key={version}
        fields={sectionNamed('email')?.fields ?? []}
        values={actionData?.values ?? values}
        usual={usual}
        errors={actionData?.errors ?? {}}
        version={version}
        isPublished={isPublished}
        busy={busy}
        saveLabel="Save and continue"
        typing={typing}
      >
        <SkipStep step="email" />
      </SettingsForm>
    </StepPage>
  )
}

type TestProps = { toEmail: string; status: keyof typeof MAIL_STATES; error: string }

function TestResult({ toEmail, status, error }: TestProps) {
  const [search] = useSearchParams()
  const { tone, text } = MAIL_STATES[status]
  return (
    <Note tone={tone}>
      <p>
        Test e-mail to {toEmail}: {text}
        {error && `. The mail server said: ${error}`}
      </p>
      {status === 'queued' && (
        <p>
          <Link to={`?${search}`}>Check again</Link>
        </p>
      )}
    </Note>
  )
}
