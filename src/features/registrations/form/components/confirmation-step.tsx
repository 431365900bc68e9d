import './registration.css'
import type { FormEvent } from 'react'
import { useFetcher } from 'react-router'
import { penceOf } from '../../../../kernel/money.ts'
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
type Saved = { savedAt?: number; failure?: string }

type Props = {
  details: readonly Answered[]
  memberships: readonly MembershipChoice[]
  volunteer: boolean
  checks: readonly Answered[]
  notTaken: NotTaken | undefined
}

/** The last tab: a summary and three boxes. Ticking one saves it at once. */
export function ConfirmationStep({ details, memberships, volunteer, checks, notTaken }: Props) {
  const saving = useFetcher<Saved>()
  const save = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    const form = new FormData(currentTarget)
    form.set('intent', 'checks')
    void saving.submit(form, { method: 'post', action: stepPath('confirmation') })
  }
  const unticked = notTaken?.unticked ?? []
  const isTicked = (id: CheckId) =>
    notTaken ? notTaken.typed[id] !== undefined : answerTo(checks, id) !== ''
  return (
    <form method="post" action={stepPath('confirmation')} className="stack-large" noValidate onChange={save}>
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
      <Toast notice={saving.state === 'idle' ? noticeOf(saving.data) : undefined} />
    </form>
  )
}

function noticeOf({ savedAt, failure }: Saved = {}) {
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
