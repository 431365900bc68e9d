import { useContext } from 'react'
import { data } from 'react-router'
import { AddToCalendar } from '../../../features/calendar/components/add-to-calendar.tsx'
import {
  giveBackDuty,
  offerDuty,
} from '../../../features/volunteering/duties/commands/give-back-duty.server.ts'
import { takeDuty } from '../../../features/volunteering/duties/commands/take-duty.server.ts'
import { DutyCard } from '../../../features/volunteering/duties/components/duty-card.tsx'
import {
  OwnDutyActions,
  TakeDuty,
} from '../../../features/volunteering/duties/components/own-duty-actions.tsx'
import { OwnPoints } from '../../../features/volunteering/duties/components/own-points.tsx'
import '../../../features/volunteering/duties/components/duties.css'
import { canGiveBack, dutyFocus } from '../../../features/volunteering/duties/model/duty.ts'
import {
  type Duty,
  openDuties,
  ownDuties,
} from '../../../features/volunteering/duties/queries/duties.server.ts'
import { ownPoints } from '../../../features/volunteering/duties/queries/points.server.ts'
import { type DutyChoice, dutyChoice } from '../../../features/volunteering/duties/schema.ts'
import { FLEXIBLE } from '../../../features/volunteering/model.ts'
import type { OwnPerson } from '../../../kernel/actor.ts'
import { addDays, clubDay, longDate } from '../../../kernel/dates.ts'
import { count } from '../../../kernel/text.ts'
import type { Ctx } from '../../../platform/context.ts'
import { NoticeFocus } from '../../../ui/layout/toast.tsx'
import { Empty, Note } from '../../../ui/primitives/note.tsx'
import { ctxOf } from '../../context.ts'
import { redirectWithNotice } from '../../notices.server.ts'
import { pageMeta } from '../../page-meta.ts'
import { parseForm, submittedForm } from '../../parse-form.ts'
import { paths } from '../../paths.ts'
import { requireUser } from '../../session/guards.server.ts'
import { WORDS } from '../../words.ts'
import type { Route } from './+types/duties'
import { MembersFrame } from './members-frame.tsx'

/** Later duties are folded away. */
const SOON_DAYS = 21

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const { people } = requireUser(ctx, request)
  const today = clubDay(ctx.clock.now())
  const [own, open, points] = await Promise.all([ownDuties(ctx), openDuties(ctx), ownPoints(ctx)])
  const withNotice = own.map((duty) => ({ duty, canGiveBack: canGiveBack(duty, today) }))
  const isOwn = new Set(own.map(({ id }) => id))
  const others = people.length > 1 ? open : open.filter(({ id }) => !isOwn.has(id))
  const isSoon = ({ startsAt }: Duty) => clubDay(startsAt) <= addDays(today, SOON_DAYS)
  // Where nothing is needed soon, the later ones are shown at once.
  const soon = others.some(isSoon) ? others.filter(isSoon) : others
  const later = others.filter((duty) => !soon.includes(duty))
  return { people, own: withNotice, soon, later, points, target: ctx.club.dutyTarget }
}

type Answer = { ok: true; text: string } | { ok: false; text: string }
const done = (text: string): Answer => ({ ok: true, text })
const refuse = (text: string): Answer => ({ ok: false, text })

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  requireUser(ctx, request)
  const submitted = await submittedForm(request)
  const form = parseForm(dutyChoice, submitted)
  if (!form.ok) throw new Response(WORDS.badRequest, { status: 422 })
  const answer = await act(ctx, String(submitted.get('do')), form.value)
  if (!answer.ok) return data({ refused: answer.text }, 409)
  return redirectWithNotice(paths.duties, {
    tone: 'ok',
    text: answer.text,
    focus: dutyFocus({ id: form.value.duty }),
  })
}

async function act(ctx: Ctx, what: string, { duty: dutyId, member: memberId }: DutyChoice): Promise<Answer> {
  const choice = { dutyId, memberId }
  switch (what) {
    case 'take':
      return take(ctx, choice)
    case 'give-back': {
      const given = await giveBackDuty(ctx, choice)
      if (given.ok) return done('You have given the duty back')
      return refuse(
        `You could give it back until ${longDate(given.until)}. You can still offer it to others.`,
      )
    }
    case 'offer':
    case 'keep': {
      const offered = await offerDuty(ctx, choice, what === 'offer')
      if (!offered.ok) return refuse(ENDED)
      return done(
        what === 'offer' ? 'Others can take it now. It’s yours until they do.' : 'You’re keeping this duty',
      )
    }
    default:
      throw new Response(WORDS.badRequest, { status: 422 })
  }
}

const ENDED = 'This duty has started or been cancelled.'
const REFUSALS = {
  ENDED,
  FULL: 'Someone else got there first: this duty is full.',
  UNDER_16: 'This duty is for people who are 16 or older.',
  HAS_IT: 'You already have this duty.',
} as const

async function take(ctx: Ctx, choice: { dutyId: string; memberId: string }): Promise<Answer> {
  const taken = await takeDuty(ctx, choice)
  return taken.ok ? done('Thank you! The duty is yours.') : refuse(REFUSALS[taken.reason])
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: 'Volunteering, members area', noindex: true }, matches)

/** The family's duties, and those that still need someone. */
export default function Duties({ loaderData, actionData }: Route.ComponentProps) {
  const { people, own, soon, later, points, target } = loaderData
  const focus = useContext(NoticeFocus)
  return (
    <MembersFrame title="Volunteering" subtitle="Many hands make a home game." current={paths.duties}>
      {actionData && (
        <Note tone="bad" focusOn={actionData}>
          <p>{actionData.refused}</p>
        </Note>
      )}
      <section aria-labelledby="own-duties">
        <h2 id="own-duties">Your duties</h2>
        {own.length === 0 && (
          <Empty>
            <p>You have no duties coming up.</p>
          </Empty>
        )}
        <ul className="duty-cards">
          {own.map((one) => (
            <DutyCard key={one.duty.id} duty={one.duty}>
              <OwnDutyActions {...one} people={people} />
              <p>
                <AddToCalendar kind="duty" id={one.duty.id} what={one.duty.position} />
              </p>
            </DutyCard>
          ))}
        </ul>
      </section>
      {points.length > 0 && (
        <section className="margin-top-6" aria-labelledby="own-points">
          <h2 id="own-points" className="margin-bottom-2">
            Points this season
          </h2>
          <OwnPoints points={points} target={target} />
        </section>
      )}
      <section className="margin-top-6" aria-labelledby="open-duties">
        <h2 id="open-duties">Help needed</h2>
        {soon.length + later.length === 0 && (
          <Empty>
            <p>Every duty is covered. Thank you!</p>
          </Empty>
        )}
        <OpenDuties duties={soon} people={people} />
        {later.length > 0 && (
          <details className="margin-top-4" open={later.some((duty) => dutyFocus(duty) === focus)}>
            <summary>{`Show ${count(later.length, 'later duty', 'later duties')}`}</summary>
            <OpenDuties duties={later} people={people} />
          </details>
        )}
        <p className="margin-top-4">
          <a className="more-link" href={FLEXIBLE}>
            See the fortnightly rota
          </a>
        </p>
      </section>
    </MembersFrame>
  )
}

const OpenDuties = ({ duties, people }: { duties: readonly Duty[]; people: readonly OwnPerson[] }) => (
  <ul className="duty-cards">
    {duties.map((duty) => (
      <DutyCard key={duty.id} duty={duty}>
        <TakeDuty duty={duty} people={people} />
      </DutyCard>
    ))}
  </ul>
)
