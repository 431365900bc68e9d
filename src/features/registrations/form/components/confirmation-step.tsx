import './registration.css'
import { penceOf } from '../../../../kernel/money.ts'
import { UNREACHABLE_FORM } from '../../../../kernel/not-sent.ts'
import { TickField } from '../../../../ui/forms/field.tsx'
import { Toast } from '../../../../ui/layout/toast.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { amountPer } from '../../../billing/prices/model.ts'
import { type Answered, answerTo, type MembershipChoice, stepPath } from '../../model/registration.ts'
import { CHECKS, type CheckId, STEP_TITLES, TERMS_PAGE, WORDS } from '../../model/wording.ts'
import type { NotTaken } from '../model/not-taken.ts'
import { MissingNote } from './missing-note.tsx'
import { StepEnds } from './step-ends.tsx'

/** The result of saving a ticked box; empty if there is no draft. */
export type SavedTick = { savedAt?: number | undefined; failure?: string }

type Props = {
  details: readonly Answered[]
  memberships: readonly MembershipChoice[]
  volunteer: boolean
  checks: readonly Answered[]
  notTaken: NotTaken | undefined
  saved: SavedTick | undefined
}

/**
 * The last tab: a summary and three boxes. A script saves a box as soon as it is ticked, and shows the notice of the
 * response.
 */
export function ConfirmationStep({ details, memberships, volunteer, checks, notTaken, saved }: Props) {
  const unticked = notTaken?.unticked ?? []
  const isTicked = (id: CheckId) =>
    notTaken ? notTaken.typed[id] !== undefined : answerTo(checks, id) !== ''
  return (
    <form method="post" action={stepPath('confirmation')} className="stack-large" noValidate data-checks>
      <h2>Confirmation</h2>
      <Obstacles notTaken={notTaken} />
      <Summary details={details} memberships={memberships} />
      <fieldset aria-label="Before you submit">
        {CHECKS.map(({ id, label }) => (
          <TickField
            key={id}
            name={id}
            value="true"
            label={
              <>
                {label}{' '}
                {id === 'terms' && (
                  <a href={TERMS_PAGE} target="_blank" rel="noreferrer">
                    Read them
                  </a>
                )}
              </>
            }
            defaultChecked={isTicked(id)}
            errors={unticked.includes(id) ? [WORDS.tickBox] : undefined}
          />
        ))}
      </fieldset>
      <StepEnds back={stepPath('fees')}>{volunteer ? 'Submit' : 'Submit, then pay'}</StepEnds>
      <Toast notice={noticeOf(saved)} />
      <template data-unreachable>
        <Toast notice={noticeOf({ failure: UNREACHABLE_FORM })} />
      </template>
    </form>
  )
}

function noticeOf({ savedAt, failure }: SavedTick = {}) {
  if (failure) return { tone: 'bad', text: failure } as const
  return savedAt ? ({ tone: 'ok', text: WORDS.updated, id: savedAt } as const) : undefined
}

/** What is still incomplete, by tab. */
function Obstacles({ notTaken }: { notTaken: NotTaken | undefined }) {
  if (!notTaken) return null
  const { unanswered = [], missing = [], unchosen = [], unticked = [] } = notTaken
  return (
    <>
      {unanswered.length > 0 && (
        <Note tone="bad">
          <p>
            {WORDS.answerAll}. <a href={stepPath('questions')}>{STEP_TITLES.questions}</a>
          </p>
        </Note>
      )}
      <MissingNote title={WORDS.fillDetails} items={missing} page={stepPath('details')} />
      {unchosen.length > 0 && (
        <Note tone="bad">
          <p>
            {WORDS.selectFee}. <a href={stepPath('fees')}>{STEP_TITLES.fees}</a>
          </p>
        </Note>
      )}
      <MissingNote title={WORDS.tickBox} items={CHECKS.filter(({ id }) => unticked.includes(id))} />
    </>
  )
}

function Summary({ details, memberships }: Pick<Props, 'details' | 'memberships'>) {
  const fees = memberships
    .filter(({ id }) => id !== '')
    .map(({ label, value }) => ({
      id: label,
      label,
      value: `${value.label}, ${amountPer(penceOf(value.price), value.period)}`,
    }))
  return (
    <dl className="answer-list card">
      {[...details, ...fees].map(({ id, label, value }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
