import '../../../ui/layout/dashboard-tiles.css'
import { data } from 'react-router'
import { addDevice } from '../../../features/notifications/commands/add-device.server.ts'
import { askForEmails } from '../../../features/notifications/commands/ask-for-emails.server.ts'
import { removeDevice } from '../../../features/notifications/commands/remove-device.server.ts'
import { savePreferences } from '../../../features/notifications/commands/save-preferences.server.ts'
import { ComplaintNote } from '../../../features/notifications/components/complaint-note.tsx'
import { DeviceList } from '../../../features/notifications/components/device-list.tsx'
import { NotificationList } from '../../../features/notifications/components/notification-list.tsx'
import {
  PREFERENCES_FOCUS,
  PreferencesForm,
} from '../../../features/notifications/components/preferences-form.tsx'
import { TurnOnPush } from '../../../features/notifications/components/turn-on-push.tsx'
import { ownComplaint } from '../../../features/notifications/queries/own-address.server.ts'
import {
  latestNotifications,
  ownDevices,
  ownPreferences,
} from '../../../features/notifications/queries/own-notifications.server.ts'
import { deviceInput, preferencesInput } from '../../../features/notifications/schema.ts'
import type { Ctx } from '../../../platform/context.ts'
import { UnreachableNote } from '../../../ui/forms/unreachable-note.tsx'
import { useNoticeFocus } from '../../../ui/layout/toast.tsx'
import { ctxOf } from '../../context.ts'
import { redirectWithNotice } from '../../notices.server.ts'
import { pageMeta } from '../../page-meta.ts'
import { parseForm, type Refused, submittedForm } from '../../parse-form.ts'
import { paths } from '../../paths.ts'
import { requireUser } from '../../session/guards.server.ts'
import { WORDS } from '../../words.ts'
import type { Route } from './+types/notifications'
import { MembersFrame } from './members-frame.tsx'
import { MembersScript } from './members-script.tsx'

/** The heading that gets the focus after a device was added or removed. */
const DEVICES = 'devices'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  requireUser(ctx, request)
  const [preferences, devices, notifications, publicKey, complaint] = await Promise.all([
    ownPreferences(ctx),
    ownDevices(ctx),
    latestNotifications(ctx),
    ctx.push.publicKey(),
    ownComplaint(ctx),
  ])
  return { preferences, devices, notifications, publicKey, complaint }
}

type Answer = { refused?: Omit<Refused, 'ok'>; problem?: string }

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  requireUser(ctx, request)
  const form = await submittedForm(request)
  switch (form.get('do')) {
    case 'preferences':
      return save(ctx, form)
    case 'ask-again':
      await askForEmails(ctx)
      return redirectWithNotice(paths.notifications, { tone: 'ok', text: 'We’ll e-mail you again' })
    case 'add-device':
      return add(ctx, form, request.headers.get('user-agent') ?? '')
    case 'remove-device':
      await removeDevice(ctx, String(form.get('device') ?? ''))
      return redirectWithNotice(paths.notifications, { tone: 'ok', text: 'Device removed', focus: DEVICES })
    default:
      throw new Response(WORDS.badRequest, { status: 422 })
  }
}

async function save(ctx: Ctx, submitted: FormData) {
  const form = parseForm(preferencesInput, submitted)
  if (!form.ok) return data<Answer>({ refused: form }, 422)
  await savePreferences(ctx, form.value)
  return redirectWithNotice(paths.notifications, {
    tone: 'ok',
    text: 'Your choices are saved',
    focus: PREFERENCES_FOCUS,
  })
}

const NOT_ADDED = 'Your browser’s notifications could not be turned on here. Please try another browser.'

async function add(ctx: Ctx, submitted: FormData, userAgent: string) {
  const form = parseForm(deviceInput, submitted)
  if (!form.ok) return data<Answer>({ problem: NOT_ADDED }, 422)
  const added = await addDevice(ctx, form.value, userAgent)
  if (!added.ok) return data<Answer>({ problem: NOT_ADDED }, 422)
  return redirectWithNotice(paths.notifications, {
    tone: 'ok',
    text: 'This device shows notifications now',
    focus: DEVICES,
  })
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: 'Notifications, members area', noindex: true }, matches)

/** Lets users choose what the club sends, how and when. */
export default function Notifications({ loaderData, actionData }: Route.ComponentProps) {
  const { preferences, devices, notifications, publicKey, complaint } = loaderData
  const { refused, problem } = actionData ?? {}
  const focusIf = useNoticeFocus()
  return (
    <MembersFrame title="Notifications" current={paths.notifications}>
      <div className="dashboard-tiles">
        <section className="card wide-tile">
          <h2 className="heading-3 margin-bottom-4">What we send you</h2>
          <UnreachableNote />
          {complaint && <ComplaintNote at={complaint} />}
          <PreferencesForm preferences={preferences} refused={refused} />
        </section>
        <section className="card wide-tile">
          <h2 className="heading-3 margin-bottom-4" tabIndex={-1} {...focusIf(DEVICES)}>
            Your devices
          </h2>
          <DeviceList devices={devices} />
          <TurnOnPush publicKey={publicKey} known={devices.map(({ hash }) => hash)} problem={problem} />
        </section>
        <section className="card wide-tile">
          <h2 className="heading-3 margin-bottom-4">Last messages</h2>
          <NotificationList notifications={notifications} />
        </section>
      </div>
      <MembersScript />
    </MembersFrame>
  )
}
