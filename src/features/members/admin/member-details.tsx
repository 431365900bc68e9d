import '../../../ui/admin/facts.css'
import './members.css'
import { Form, Link, useNavigation } from 'react-router'
import { capitalised } from '../../../kernel/text.ts'
import {
  ErrorSummary,
  type FormErrors,
  type Option,
  SelectField,
  TextField,
  TickField,
} from '../../../ui/forms/field.tsx'
import { DayText } from '../../../ui/primitives/date-text.tsx'
import { Note } from '../../../ui/primitives/note.tsx'
import { RichTextField } from '../../../ui/rich-text/rich-text-field.tsx'
import { adminPaths } from '../../../web/admin-paths.ts'
import { paths } from '../../../web/paths.ts'
import { DETAIL_FIELDS, type DetailField, type Details, detailLabel } from '../model/detail-fields.ts'
import type { AdminMember, memberDetails } from '../queries/member-admin.server.ts'
import { TeamField } from './team-field.tsx'

/** Typed values that were not saved. `theirs` holds the current values if another user has saved meanwhile. */
export type TypedDetails = {
  errors: FormErrors
  values: Record<string, string>
  version: number
  theirs: { label: string; value: string }[]
}

type Pane = Awaited<ReturnType<typeof memberDetails>> & { teams: Option[]; countries: Option[] }
type FormProps = { pane: Pane; typed: TypedDetails | undefined }
type Props = FormProps & { member: AdminMember }

const DETAILS = 'member-details'

/** The save button in the footer of the modal, always visible. */
export function SaveDetails({ label = 'Save details' }: { label?: string }) {
  const isSaving = useNavigation().state === 'submitting'
  return (
    <button type="submit" form={DETAILS} className="button compact push-right" disabled={isSaving}>
      {isSaving ? 'Saving…' : label}
    </button>
  )
}

/** The editable details of a member, and below them the derived ones. */
export function MemberDetails({ member, ...form }: Props) {
  return (
    <>
      <DetailsForm {...form} />
      <p>
        <Link to={adminPaths.memberMerge(member.id)}>Merge with another record</Link> if this person is in the
        list twice. Picture and further teams:{' '}
        <a href={adminPaths.entry('members', member.id)}>all fields of {member.name}</a>.
      </p>
      <DerivedDetails member={member} />
    </>
  )
}

/** The details form for administrators. Without values it creates a member. */
export function DetailsForm({ pane, typed }: FormProps) {
  const errors = typed?.errors ?? {}
  const values: Details = typed?.values ?? pane.details
  const labels = Object.fromEntries(Object.keys(errors).map((name) => [name, detailLabel(name)]))
  return (
    <>
      {typed && typed.theirs.length > 0 && <Theirs theirs={typed.theirs} />}
      <ErrorSummary errors={errors} labels={labels} />
      <Form id={DETAILS} method="post" className="stack" preventScrollReset noValidate>
        <input type="hidden" name="version" value={typed?.version ?? pane.version} />
        {DETAIL_FIELDS.map(({ title, fields }) => (
          <fieldset key={title} className="detail-group">
            <legend className="heading-3">{title}</legend>
            <div className="detail-pairs">
              {fields.map((field) => (
                <Field key={field.name} {...{ field, pane }} values={values} errors={errors} />
              ))}
            </div>
          </fieldset>
        ))}
      </Form>
    </>
  )
}

type FieldProps = { field: DetailField; pane: Pane; values: Details; errors: FormErrors }

function Field({ field: { name, label, kind, choices = [], hint }, pane, ...typed }: FieldProps) {
  const value = typed.values[name] ?? ''
  const errors = typed.errors[name]
  const common = { name, label, hint, errors, required: name === 'Name' }
  switch (kind) {
    case 'yes-no':
      return <TickField {...{ name, label, hint, errors }} value="yes" defaultChecked={value === 'yes'} />
    case 'choice':
      return <SelectField {...common} options={withOwn(choices, value)} defaultValue={value} />
    case 'country':
      return <SelectField {...common} options={[NONE, ...pane.countries]} defaultValue={value} />
    case 'team':
      return <TeamField {...{ label, ...typed }} {...pane} stored={pane.details.team ?? ''} />
    case 'rich':
      return (
        <div className="wide">
          <RichTextField {...{ name, label, errors }} defaultValue={value} />
        </div>
      )
    case 'day':
      return <TextField {...common} type="date" defaultValue={value} />
    case 'number':
      return <TextField {...common} inputMode="numeric" defaultValue={value} />
    case 'email':
      return <TextField {...common} type="email" defaultValue={value} />
    case 'text':
      return <TextField {...common} defaultValue={value} />
  }
}

const NONE: Option = { value: '', label: 'None' }

/** The choices, and the stored value if it is not one of them. */
const withOwn = (choices: readonly string[], value: string): Option[] =>
  [...new Set([...choices, value])].map((choice) => ({ value: choice, label: capitalised(choice) || 'None' }))

/** The current values after another user has saved the member. */
function Theirs({ theirs }: Pick<TypedDetails, 'theirs'>) {
  return (
    <Note tone="warn" focusOn={theirs}>
      <p>Someone else has changed this member. These are the current values. Your values are in the form.</p>
      <dl className="facts member-facts">
        {theirs.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || 'Nothing'}</dd>
          </div>
        ))}
      </dl>
      <p>Save again to overwrite them.</p>
    </Note>
  )
}

function DerivedDetails({ member }: { member: AdminMember }) {
  const { teams, account, slug, stripeId, stripeIdTest, createdAt, updatedAt } = member
  const facts: [string, React.ReactNode][] = [
    ['Teams', teams.join(', ')],
    [
      'Login',
      <Link key="login" to="?tab=login">
        {account
          ? `${account.email}, ${account.role}${account.confirmed ? '' : ', not confirmed yet'}`
          : 'Link a login'}
      </Link>,
    ],
    [
      'Page',
      <a key="page" href={paths.player(slug)}>
        {paths.player(slug)}
      </a>,
    ],
    ['Customer', [stripeId, stripeIdTest && `${stripeIdTest} (test)`].filter(Boolean).join(', ')],
    ['Created', <DayText key="created" at={createdAt} />],
    ['Changed', <DayText key="changed" at={updatedAt} />],
  ]
  return (
    <dl className="facts member-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || 'None'}</dd>
        </div>
      ))}
    </dl>
  )
}
