import './trainings.css'
import { CalendarNote } from '../../../features/games/components/calendar-note.tsx'
import { Siblings } from '../../../features/registrations/children/components/family-fees.tsx'
import {
  FamilyPlans,
  OtherPlans,
  type PlanRefusal,
} from '../../../features/registrations/children/components/family-plans.tsx'
import { namesOf } from '../../../features/registrations/children/model/family-fees.ts'
import { Welcome } from '../../../features/registrations/form/components/welcome.tsx'
import { REGISTER } from '../../../features/registrations/model/registration.ts'
import {
  type ChosenPrices,
  type FeeError,
  FeesToPay,
} from '../../../features/registrations/payment/components/fees-to-pay.tsx'
import { NoRegistration } from '../../../features/registrations/payment/components/no-registration.tsx'
import type { PayingView } from '../../../features/registrations/payment/queries/paying.server.ts'
import { TrainingCard } from '../../../features/trainings/components/training-card.tsx'
import { unreachable } from '../../../kernel/outcome.ts'
import { Note } from '../../../ui/primitives/note.tsx'
import { paths } from '../../paths.ts'
import type { Route } from './+types/subscription'

/** Whether nothing is to do now. Later instalments may be left. */
export const isAllDone = (view: PayingView) =>
  view.state === 'fees' && (!view.registration.due || view.isOnTime) && !view.subscription.due

/** Whether a part of the registration fee is left to pay, now or later. */
export const owesFee = (view: PayingView): boolean => view.state === 'fees' && view.registration.due

type BodyProps = Pick<
  Route.ComponentProps['loaderData'],
  'view' | 'plans' | 'today' | 'welcome' | 'mailbox' | 'isFromLink' | 'loggedIn' | 'balance'
> & {
  error: FeeError | undefined
  chosen: ChosenPrices | undefined
  refusedPlans: PlanRefusal | undefined
  confirming: boolean
}

/** What the payment page shows of a registration: its fees, or the welcome once nothing is to pay now. */
export function FeesBody({
  view,
  plans,
  today,
  error,
  chosen,
  refusedPlans,
  confirming,
  welcome,
  mailbox,
  isFromLink,
  loggedIn,
  balance,
}: BodyProps) {
  switch (view.state) {
    case 'none':
      return <NoRegistration isFromLink={isFromLink} loggedIn={loggedIn} hasBalance={balance !== undefined} />
    case 'draft':
      return (
        <Note>
          <p>
            This registration has not been submitted yet. <a href={REGISTER}>Finish it</a>, then you can pay.
          </p>
        </Note>
      )
    case 'volunteer':
      return (
        <Note tone="ok">
          <p>Thank you, {view.name}: volunteers pay no fee. We’ll confirm your registration.</p>
        </Note>
      )
    case 'fees':
      // Everything is paid, which the balance below shows.
      if (!welcome && isAllDone(view) && !owesFee(view)) return null
      if (welcome)
        return (
          <Welcome name={view.name} mailbox={mailbox} isMember={welcome.isMember}>
            <OtherPlans plans={plans} refused={refusedPlans} />
            <FirstSessions {...welcome} />
            {owesFee(view) && (
              <FeesToPay view={view} error={error} chosen={chosen} confirming={confirming} today={today} />
            )}
          </Welcome>
        )
      if (plans.length > 1 && !confirming && !owesFee(view))
        return <FamilyPlans plans={plans} refused={refusedPlans} />
      return (
        <>
          <p>
            Fees for <b>{view.family ? namesOf(view.family.map(({ firstName }) => firstName)) : view.name}</b>
          </p>
          <FeesToPay view={view} error={error} chosen={chosen} confirming={confirming} today={today} />
          {(!view.family || view.subscription.due) && <Siblings siblings={view.siblings} />}
        </>
      )
    default:
      return unreachable(view)
  }
}

type Sessions = NonNullable<Route.ComponentProps['loaderData']['welcome']>

function FirstSessions({ sessions, team, host }: Sessions) {
  return (
    <>
      {sessions.length > 0 && (
        <section className="stack">
          <h2 className="heading-2">{team ? 'Your sessions' : 'Your first session: come to any of these'}</h2>
          <ul className="training-times">
            {sessions.map((training) => (
              <TrainingCard key={training.id} training={training} />
            ))}
          </ul>
          <p>
            <a href={paths.trainings}>Find the venues</a>
          </p>
        </section>
      )}
      {sessions.length === 0 && <p>We’ll e-mail you when and where to come for the first time.</p>}
      <CalendarNote team={team} host={host} />
    </>
  )
}
