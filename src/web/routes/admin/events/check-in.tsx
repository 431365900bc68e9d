import '../../../../ui/styles/form.css'
import '../../../../ui/primitives/note.css'
import { data } from 'react-router'
import { markCheckIns } from '../../../../features/events/check-in/commands/mark-check-ins.server.ts'
import { CheckInRows, NOW, WAS } from '../../../../features/events/check-in/components/check-in-list.tsx'
import '../../../../features/events/check-in/components/check-in.css'
import { checkInList } from '../../../../features/events/check-in/queries/check-in-list.server.ts'
import { type CheckInInput, checkInInput } from '../../../../features/events/check-in/schema.ts'
import { isId, newId } from '../../../../kernel/ids.ts'
import { count } from '../../../../kernel/text.ts'
import { Breadcrumb } from '../../../../ui/admin/breadcrumb.tsx'
import { FixtureTimeText } from '../../../../ui/primitives/date-text.tsx'
import { Icon } from '../../../../ui/primitives/icon.tsx'
import { Empty, Note } from '../../../../ui/primitives/note.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { pageMeta } from '../../../page-meta.ts'
import { submittedForm } from '../../../parse-form.ts'
import { WORDS } from '../../../words.ts'
import type { Route } from './+types/check-in'

const MAX_FIELDS = 10_000

/** The page scans codes, so it may use the camera. No other page may. */
const WITH_CAMERA = {
  'permissions-policy': 'camera=(self), microphone=(), geolocation=(), browsing-topics=()',
}

export async function loader({ params, context }: Route.LoaderArgs) {
  return data(await checkInList(ctxOf(context), params.id), { headers: WITH_CAMERA })
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

/** Handles the form without scripts. Only changed rows are saved, so that another organiser's marks are kept. */
export async function action({ request, params, context }: Route.ActionArgs) {
  if (!isId(params.id)) throw new Response(WORDS.pageNotFound, { status: 404 })
  const ctx = ctxOf(context)
  const marks = changedIn(await submittedForm(request, MAX_FIELDS), ctx.clock.now())
  if (!marks) return data({ failure: 'This form could not be read. Open the page again' }, 422)
  const marked = await markCheckIns(ctx, params.id, marks)
  const back = adminPaths.checkIn(params.id)
  return marked.ok
    ? redirectWithNotice(back, { tone: 'ok', text: `${count(marks.length, 'change')} saved` })
    : redirectWithNotice(back, { tone: 'bad', text: CLOSED })
}

const CLOSED = 'People can be checked in from a day before the event until four weeks after it.'

function changedIn(form: FormData, now: Date): CheckInInput[] | undefined {
  const typed = [...form].flatMap(([name, was]) => {
    const ticket = name.startsWith(WAS) ? name.slice(WAS.length) : undefined
    const isIn = form.get(`${NOW}${ticket}`) === 'yes'
    if (ticket === undefined || isIn === (was === 'yes')) return []
    return [{ ticket, isIn, markId: newId(), markedAt: now.toISOString() }]
  })
  const parsed = checkInInput.array().safeParse(typed)
  return parsed.success ? parsed.data : undefined
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta({ title: `Check-in: ${loaderData?.event.name ?? 'event'}`, noindex: true }, matches)

const SCRIPT = import.meta.env.DEV ? '/src/web/browser/check-in.ts' : '/check-in.js'

/** The list at the entrance of an event, for an organiser's phone. */
export default function CheckIn({
  loaderData: { event, isOpen, tickets },
  actionData,
}: Route.ComponentProps) {
  const valid = tickets.filter(({ why }) => !why)
  const others = tickets.filter(({ why }) => why)
  return (
    <div className="page padding-top-5 padding-bottom-band stack-small">
      <Breadcrumb
        trail={[
          { to: adminPaths.events, text: 'Events' },
          { to: adminPaths.event(event.id), text: event.name },
        ]}
        here="Check-in"
        reloads
      />
      <h1 className="heading-1">Check-in</h1>
      <p>
        <FixtureTimeText at={event.startsAt} />
        {event.venue && `, ${event.venue}`}
      </p>
      {actionData && <p className="error">{actionData.failure}</p>}
      {!isOpen && (
        <Note>
          <p>{CLOSED}</p>
        </Note>
      )}
      {tickets.length === 0 ? (
        <Empty>
          <p>Nobody has booked yet.</p>
        </Empty>
      ) : (
        <form
          method="post"
          className="stack-small"
          data-check-in={`${adminPaths.checkIn(event.id)}/marks`}
          data-is-open={isOpen}
        >
          <Scanner />
          <CheckInRows tickets={valid} />
          {others.length > 0 && (
            <details>
              <summary>{count(others.length, 'ticket')} that cannot be used</summary>
              <CheckInRows tickets={others} />
            </details>
          )}
          <div className="check-in-status row between">
            <p>
              <b>
                <span data-count>{valid.filter(({ checkedInAt }) => checkedInAt).length}</span> of{' '}
                {valid.length}
              </b>{' '}
              checked in. <span data-status role="status" />
            </p>
            <button className="button" type="submit" data-save>
              Save
            </button>
          </div>
        </form>
      )}
      <script type="module" src={SCRIPT} />
    </div>
  )
}

/** Camera, search and result, which the script shows. */
const Scanner = () => (
  <>
    <button className="button" type="button" data-scan hidden>
      <Icon name="photo" /> <span data-scan-text>Scan a code</span>
    </button>
    <video className="check-in-camera" playsInline muted hidden />
    <div className="note" data-result data-tone="ok" hidden>
      <p className="large" data-result-text role="status" />
      <button className="button bare" type="button" data-undo="" hidden>
        Undo
      </button>
    </div>
    <div className="note" data-changed data-tone="warn" hidden>
      <p>Bookings have changed. Reload the page when you have a connection.</p>
    </div>
    <div className="field" data-find hidden>
      <label htmlFor="find">Name or code</label>
      <p className="hint" id="find-hint">
        Tap a name, or press Enter when one is left.
      </p>
      <input
        className="input"
        id="find"
        type="search"
        autoComplete="off"
        autoCapitalize="off"
        aria-describedby="find-hint"
      />
    </div>
  </>
)
