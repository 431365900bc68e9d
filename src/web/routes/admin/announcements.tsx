import './trainings.css'
import { useState } from 'react'
import { data, Link, useNavigation, useSearchParams } from 'react-router'
import { AnnouncementCard } from '../../../features/announcements/admin/announcement-card.tsx'
import {
  AnnouncementForm,
  type AnnouncementNotSaved,
  type TypedAnnouncement,
} from '../../../features/announcements/admin/announcement-form.tsx'
import { removeAnnouncement } from '../../../features/announcements/commands/remove-announcement.server.ts'
import { saveAnnouncement } from '../../../features/announcements/commands/save-announcement.server.ts'
import {
  type EditableAnnouncement,
  listEditableAnnouncements,
} from '../../../features/announcements/queries/announcements.server.ts'
import { cancellableSubjects } from '../../../features/announcements/queries/subjects.server.ts'
import { announcementInput, announcementRemoval } from '../../../features/announcements/schema.ts'
import { dateTimeValue } from '../../../kernel/date-time-field.ts'
import { BROKEN_FORM } from '../../../kernel/not-sent.ts'
import type { Ctx } from '../../../platform/context.ts'
import { useLeaveWarning } from '../../../ui/admin/unsaved-changes.ts'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Empty } from '../../../ui/primitives/note.tsx'
import { revalidateOnConflict } from '../../admin/conflict.ts'
import { adminPaths } from '../../admin-paths.ts'
import { ctxOf } from '../../context.ts'
import { keepTyped } from '../../keep-typed.server.ts'
import { redirectWithNotice } from '../../notices.server.ts'
import { parseForm, submittedForm } from '../../parse-form.ts'
import type { Route } from './+types/announcements'

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const now = ctx.clock.now()
  const [announcements, subjects] = await Promise.all([
    listEditableAnnouncements(ctx),
    cancellableSubjects(ctx),
  ])
  const stateOf = ({ startsAt, endsAt }: EditableAnnouncement) => {
    if (endsAt <= now) return 'ended' as const
    return startsAt <= now ? ('shown' as const) : ('planned' as const)
  }
  return {
    announcements: announcements.map((announcement) => ({
      announcement,
      state: stateOf(announcement),
      values: valuesOf(announcement),
    })),
    subjects,
    now: dateTimeValue(now),
  }
}

function valuesOf({ id, version, text, link, startsAt, endsAt, trainingId, venueId }: EditableAnnouncement) {
  const ofHall = venueId ? `venue/${venueId}` : ''
  return {
    ...{ id, text, link, version: String(version) },
    startsAt: dateTimeValue(startsAt),
    endsAt: dateTimeValue(endsAt),
    cancels: trainingId ? `training/${trainingId}` : ofHall,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const form = await submittedForm(request)
  if (form.get('do') === 'remove') return remove(ctx, form)
  return keepTyped(
    ctx,
    () => save(ctx, form),
    (): AnnouncementNotSaved => ({ values: typedIn(form), errors: {}, failure: BROKEN_FORM }),
  )
}

async function save(ctx: Ctx, submitted: FormData) {
  const form = parseForm(announcementInput, submitted)
  const values = typedIn(submitted)
  if (!form.ok) return data<AnnouncementNotSaved>({ values, errors: form.errors }, 422)
  const saved = await saveAnnouncement(ctx, form.value)
  if (!saved.ok) {
    const { version: _, ...typed } = values
    return data<AnnouncementNotSaved>({ values: typed, errors: {}, changed: true }, 409)
  }
  return backWith('Announcement saved')
}

async function remove(ctx: Ctx, submitted: FormData) {
  const form = parseForm(announcementRemoval, submitted)
  if (!form.ok) return data<AnnouncementNotSaved>({ values: {}, errors: form.errors }, 422)
  await removeAnnouncement(ctx, form.value.id)
  return backWith('Announcement removed')
}

const backWith = (text: string) => redirectWithNotice(adminPaths.announcements, { tone: 'ok', text })

const NAMES = ['id', 'version', 'text', 'link', 'startsAt', 'endsAt', 'cancels'] as const

const typedIn = (form: FormData): TypedAnnouncement =>
  Object.fromEntries(NAMES.flatMap((name) => (form.has(name) ? [[name, String(form.get(name))]] : [])))

export const shouldRevalidate = revalidateOnConflict

export const meta: Route.MetaFunction = () => [
  { title: 'Announcements · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** The value of `?edit` for a new announcement. */
const NEW = 'new'

const isSame = (from: string, to: string) => from === to

/** Edits announcements, which are shown above every page for a time and can cancel trainings in teams and halls. */
export default function Announcements({ loaderData, actionData }: Route.ComponentProps) {
  const { announcements, subjects, now } = loaderData
  const [search] = useSearchParams()
  const busy = useNavigation().formMethod === 'POST'
  const [typed, setTyped] = useState(false)
  const edited = actionData ? (actionData.values.id ?? NEW) : search.get('edit')
  const isNew = edited === NEW
  useLeaveWarning(typed && edited !== null && !busy, isSame)
  const form = { subjects, notSaved: actionData, busy, onTyped: () => setTyped(true) }
  return (
    <>
      <div className="row between">
        <h1>Announcements</h1>
        <p className="row gap-2">
          <Link className="button secondary compact" to={adminPaths.trainings}>
            <Icon name="clock" /> Trainings
          </Link>
          {subjects.length > 0 && (
            <Link className="button secondary compact" to={`?edit=${NEW}`} preventScrollReset>
              <Icon name="plus" /> New announcement
            </Link>
          )}
        </p>
      </div>
      <p className="muted margin-top-2">They appear at the top of every page and disappear automatically.</p>
      {announcements.length === 0 && !isNew && (
        <Empty>
          <p>No announcements yet.</p>
        </Empty>
      )}
      {isNew && (
        <div className="margin-top-4">
          <AnnouncementForm title="New announcement" values={{ startsAt: now }} {...form} />
        </div>
      )}
      <ul className="training-cards">
        {announcements.map(({ announcement, state, values }) =>
          announcement.id === edited ? (
            <li key={announcement.id}>
              <AnnouncementForm title="Edit announcement" values={values} {...form} />
            </li>
          ) : (
            <AnnouncementCard key={announcement.id} announcement={announcement} state={state} />
          ),
        )}
      </ul>
    </>
  )
}
