import './registration.css'
import type { RegistrationDetail } from '../../../content/model/content.ts'
import {
  type Answered,
  answerTo,
  GUARDIAN,
  missingText,
  STUDENT_CARD,
  stepPath,
} from '../../model/registration.ts'
import { WORDS } from '../../model/wording.ts'
import type { NotTaken } from '../model/not-taken.ts'
import { DetailField } from './detail-field.tsx'
import { GuardianFields, type GuardianGiven } from './guardian-fields.tsx'
import { MissingNote } from './missing-note.tsx'
import { StepEnds } from './step-ends.tsx'

type Props = {
  /** The details that this person is asked for. */
  details: readonly RegistrationDetail[]
  given: readonly Answered[]
  guardian: GuardianGiven
  today: string
  /** A person born after this day is under 18. */
  adultBirthday: string
  notTaken: NotTaken | undefined
}

const SHORT = ['text', 'email', 'number', 'date', 'select']

/**
 * The second tab. A script shows the fields for a guardian as soon as a minor's date of birth is entered, and fills in
 * details that were typed before and not sent.
 */
export function DetailsStep({ details, given, guardian, today, adultBirthday, notTaken }: Props) {
  const typed = notTaken?.typed
  const valueNow = (id: string) => (typed && id !== STUDENT_CARD ? (typed[id] ?? '') : answerTo(given, id))
  const missing = notTaken?.missing ?? []
  const problems = notTaken?.problems ?? {}
  const errorsOf = (id: string) =>
    problems[id] ?? missing.filter((one) => one.id === id).map((one) => missingText(one, typeOf(id)))
  const typeOf = (id: string) => details.find((one) => one.id === id)?.type
  const labels = Object.fromEntries(
    [...details, GUARDIAN.name, GUARDIAN.email].map((one) => [one.id, one.label]),
  )
  return (
    <form
      method="post"
      action={stepPath('details')}
      encType="multipart/form-data"
      className="stack-large"
      noValidate
      data-adult-birthday={adultBirthday}
      data-refused={notTaken && ''}
    >
      <h2>Your details</h2>
      <p className="muted">Enter the details of the person who will play. Parents: enter your child’s.</p>
      <MissingNote title={WORDS.fillDetails} items={missing} problems={problems} labels={labels} />
      <div className="field-grid">
        {details.map((detail) => (
          <div key={detail.id} className={SHORT.includes(detail.type) ? undefined : 'full-width'}>
            <DetailField
              detail={detail}
              value={valueNow(detail.id)}
              errors={errorsOf(detail.id)}
              today={today}
            />
          </div>
        ))}
      </div>
      <GuardianFields
        isAsked={valueNow('dob') > adultBirthday}
        guardian={typed ? guardianTyped(typed) : guardian}
        errorsOf={errorsOf}
      />
      <StepEnds back={stepPath('questions')}>Continue</StepEnds>
    </form>
  )
}

const guardianTyped = (typed: Record<string, string>): GuardianGiven => ({
  name: typed[GUARDIAN.name.id] ?? '',
  email: typed[GUARDIAN.email.id] ?? '',
  consents: typed[GUARDIAN.consent.id] !== undefined,
})
