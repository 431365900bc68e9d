import './booking-form.css'
import '../../../../ui/forms/form-sheet.css'
import type { OwnPerson } from '../../../../kernel/actor.ts'
import { formatShort } from '../../../../kernel/money.ts'
import { Captcha } from '../../../../ui/forms/captcha/captcha.tsx'
import { EMAIL_INPUT } from '../../../../ui/forms/email-input.ts'
import {
  ErrorSummary,
  type FormErrors,
  SelectField,
  TextField,
  TickField,
} from '../../../../ui/forms/field.tsx'
import { UnreachableNote } from '../../../../ui/forms/unreachable-note.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { paths } from '../../../../web/paths.ts'
import { QuestionFields } from '../../questions/components/question-fields.tsx'
import { answerLabels, type Question } from '../../questions/model/question.ts'
import { BOOKING_CAPTCHA } from '../model/captcha-purpose.ts'
import { depositWords } from '../model/deposit.ts'
import { GUEST, nameField, personField } from '../model/fields.ts'
import { ticketPrice } from '../model/terms.ts'
import type { OfferedType } from '../queries/offer.server.ts'

/** A refused booking: the errors, what was typed, and a message about the whole form. */
export type NotBooked = { errors: FormErrors; values: Record<string, string>; failure: string | undefined }

type Props = {
  formKey: string
  /** One ticket for each person. */
  lines: readonly OfferedType[]
  /** The members that the reader books for; visitors have none. */
  people: readonly OwnPerson[]
  isVisitor: boolean
  isFree: boolean
  /** There are too few places: the form joins the waiting list. */
  waits: boolean
  questions: readonly Question[]
  refused: NotBooked | undefined
}

/** Asks who comes, and a visitor for name and address. Works without scripts, except for the captcha of visitors. */
export function BookingForm(props: Props) {
  const { formKey, lines, people, isVisitor, isFree, waits, questions, refused } = props
  const { errors = {}, values = {}, failure } = refused ?? {}
  const titles = lines.map((type, at) => titleOf(lines, type, at))
  const labels = Object.fromEntries(
    titles.flatMap((title, at) => [
      [personField(at), title],
      [nameField(at), title],
    ]),
  )
  const deposits = isFree ? [] : depositsOf(lines)
  const asked = answerLabels(
    questions,
    titles.map((title, at) => ({ at, title })),
  )
  return (
    <form method="post" className="form-sheet" noValidate>
      {failure && (
        <Note tone="bad" focusOn={refused}>
          <p>{failure}</p>
        </Note>
      )}
      <UnreachableNote />
      <ErrorSummary
        errors={errors}
        labels={{ ...labels, ...asked, name: 'Your name', email: 'Your e-mail', adult: 'Your age' }}
      />
      {waits && <input type="hidden" name="waits" value="yes" />}
      <input type="hidden" name="key" value={values.key ?? formKey} />
      {lines.map((type, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a person has no identity but the place in the form
        <fieldset className="booking-person" key={at}>
          <legend>{titles[at]}</legend>
          <Person type={type} at={at} people={people} errors={errors} values={values} />
          <QuestionFields questions={questions} at={at} errors={errors} values={values} />
        </fieldset>
      ))}
      <QuestionFields questions={questions} at={null} errors={errors} values={values} />
      {deposits.map((words) => (
        <p key={words}>{words}</p>
      ))}
      {isVisitor && <Payer errors={errors} values={values} />}
      <button className="button" type="submit">
        {waits ? 'Join the waiting list' : isFree ? 'Book' : 'Continue to payment'}
      </button>
      {!isFree && !waits && (
        <p className="small muted">We keep your places for 30 minutes while you pay by card.</p>
      )}
    </form>
  )
}

/** "Adult (1 of 2)", or "Adult" if there is only one. */
function titleOf(lines: readonly OfferedType[], { id, name }: OfferedType, at: number): string {
  const same = lines.filter((line) => line.id === id).length
  const place = lines.slice(0, at + 1).filter((line) => line.id === id).length
  return same === 1 ? name : `${name} (${place} of ${same})`
}

/** What is paid now and later, for each type of ticket with a deposit. */
const depositsOf = (lines: readonly OfferedType[]): string[] => [
  ...new Set(lines.flatMap(({ name, deposit }) => (deposit ? `${name}: ${depositWords(deposit)}.` : []))),
]

type FieldProps = { errors: FormErrors; values: Record<string, string> }

function Person({
  type,
  at,
  people,
  errors,
  values,
}: FieldProps & { type: OfferedType; at: number; people: Props['people'] }) {
  const [person, name] = [personField(at), nameField(at)]
  const costs = (isMember: boolean) => {
    const price = ticketPrice(type, isMember)
    return price > 0 ? formatShort(price) : 'free'
  }
  return (
    <div className="who-comes">
      {people.length > 0 && (
        <SelectField
          name={person}
          label="Who is coming?"
          options={[
            ...people.map(({ memberId, firstName, isSelf }) => ({
              value: memberId,
              label: `${firstName}${isSelf ? ' (you)' : ''}: ${costs(true)}`,
            })),
            { value: GUEST, label: `A guest: ${costs(false)}` },
          ]}
          defaultValue={values[person] ?? people[at]?.memberId ?? GUEST}
          errors={errors[person]}
        />
      )}
      <div className="guest-name">
        <TextField
          name={name}
          label={people.length > 0 ? 'Name of the guest' : 'Name'}
          hint={
            people.length > 0 ? undefined : costs(false) === 'free' ? undefined : `Price: ${costs(false)}.`
          }
          autoComplete="off"
          maxLength={80}
          defaultValue={values[name] ?? ''}
          errors={errors[name]}
        />
      </div>
    </div>
  )
}

function Payer({ errors, values }: FieldProps) {
  return (
    <>
      <TextField
        name="name"
        label="Your name"
        autoComplete="name"
        maxLength={80}
        defaultValue={values.name ?? ''}
        errors={errors.name}
      />
      <TextField
        {...EMAIL_INPUT}
        name="email"
        label="Your e-mail"
        hint="We send the tickets there."
        maxLength={254}
        defaultValue={values.email ?? ''}
        errors={errors.email}
      />
      <TickField
        name="adult"
        value="yes"
        label="I am 18 or over"
        defaultChecked={values.adult === 'yes'}
        errors={errors.adult}
      />
      <Captcha purpose={BOOKING_CAPTCHA} />
      <p className="small muted">
        The organiser sees the names and your address. We erase them a year after the event.{' '}
        <a href={paths.privacyPolicy}>Privacy policy</a>
      </p>
    </>
  )
}
