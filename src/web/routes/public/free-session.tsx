import { data, redirect } from 'react-router'
import { findTeam } from '../../../features/teams/queries/teams.server.ts'
import { sessionTimeWords, teamNames } from '../../../features/trainings/sessions/model/session.ts'
import { findSession } from '../../../features/trainings/sessions/queries/sessions.server.ts'
import { bookTrial } from '../../../features/trainings/trials/commands/book-trial.server.ts'
import { TRIAL_CAPTCHA } from '../../../features/trainings/trials/model/captcha-purpose.ts'
import { EXPERIENCE_WORDS, EXPERIENCES } from '../../../features/trainings/trials/model/team-for.ts'
import { trialInput } from '../../../features/trainings/trials/schema.ts'
import { isId } from '../../../kernel/ids.ts'
import { NOT_SENT } from '../../../kernel/not-sent.ts'
import { unreachable } from '../../../kernel/outcome.ts'
import { Captcha } from '../../../ui/forms/captcha/captcha.tsx'
import { ChoiceGroup } from '../../../ui/forms/choice-group.tsx'
import { ErrorSummary, TextField } from '../../../ui/forms/field.tsx'
import { UnreachableNote } from '../../../ui/forms/unreachable-note.tsx'
import '../../../ui/forms/form-sheet.css'
import { Cover } from '../../../ui/layout/cover.tsx'
import { Note } from '../../../ui/primitives/note.tsx'
import { ctxOf } from '../../context.ts'
import { pageMeta } from '../../page-meta.ts'
import { parseForm, submittedForm } from '../../parse-form.ts'
import { paths } from '../../paths.ts'
import { tooMany } from '../../too-many-requests.ts'
import type { Route } from './+types/free-session'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  ctx.pages.keep(60, ['team', 'booked'])
  const { searchParams } = new URL(request.url)
  const [wanted, id] = [searchParams.get('team') ?? '', searchParams.get('booked') ?? '']
  const team = wanted ? await findTeam(ctx, wanted) : undefined
  const booked = isId(id) ? await findSession(ctx, id) : undefined
  return { team: team && { name: team.name, slug: team.slug }, booked }
}

type Refused = { errors: Record<string, string[]>; values: Record<string, string>; failure?: string }

export async function action({ request, context }: Route.ActionArgs) {
  const form = await submittedForm(request)
  const parsed = parseForm(trialInput, form)
  if (!parsed.ok) return data<Refused>({ errors: parsed.errors, values: parsed.values }, 422)
  const booked = await bookTrial(ctxOf(context), parsed.value)
  if (booked.ok) return redirect(`${paths.freeSession}?booked=${booked.session.id}`, 303)
  const values = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))
  const refused = (failure: string): Refused => ({ errors: {}, values, failure })
  switch (booked.reason) {
    case 'CAPTCHA':
      return data(refused('Please tick the box below, then send again.'), 422)
    case 'NO_SESSION':
      return data(refused('No team for this age trains in the next four weeks. Please write to us.'), 422)
    case 'TOO_MANY':
      return data(
        refused('Too many bookings from your network. Try again in an hour.'),
        tooMany(booked.retryAfterSeconds),
      )
    default:
      return unreachable(booked)
  }
}

/** Passes on the `retry-after` header of the action. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(
    {
      title: 'Book a free session',
      description:
        'Try handball: your first session is free. Tell us your age, and we’ll tell you when and where.',
    },
    matches,
  )

const LABELS = {
  name: 'Name',
  age: 'Age',
  genre: 'Which teams?',
  experience: 'Have you played before?',
  email: 'E-mail',
}

/** Books a free session with the right team. */
export default function FreeSession({ loaderData: { team, booked }, actionData }: Route.ComponentProps) {
  return (
    <>
      <Cover title="Book a free session">
        <p>
          Your first session is free. We’ll <span className="nowrap">e-mail</span> you when and where, and
          tell the coach to expect you.
        </p>
      </Cover>
      <div className="page padding-top-6 padding-bottom-band">
        {booked ? <Booked session={booked} /> : <TrialForm team={team} refused={actionData} />}
      </div>
    </>
  )
}

type SessionProps = { session: NonNullable<Awaited<ReturnType<typeof findSession>>> }

const Booked = ({ session }: SessionProps) => (
  <div className="stack prose-width">
    <Note tone="ok">
      <p>
        <b>Done.</b> See you at training.
      </p>
    </Note>
    <p className="large">
      {teamNames(session)}, {sessionTimeWords(session)}
    </p>
    {session.venue && (
      <p>
        {session.venue.name}, {session.venue.address}
      </p>
    )}
    <p>We’ve e-mailed you directions and what to bring.</p>
  </div>
)

type FormProps = { team: { name: string; slug: string } | undefined; refused: Refused | undefined }

function TrialForm({ team, refused }: FormProps) {
  const field = (name: keyof typeof LABELS) => ({
    name,
    label: LABELS[name],
    defaultValue: refused?.values[name] ?? '',
    errors: refused?.errors[name],
  })
  return (
    <form method="post" className="form-sheet">
      {refused?.failure && (
        <Note tone="bad">
          <p>
            <b>{NOT_SENT}.</b> {refused.failure} <a href={paths.contactUs}>Contact us</a>
          </p>
        </Note>
      )}
      <UnreachableNote />
      <ErrorSummary errors={refused?.errors} labels={LABELS} />
      {team && <input type="hidden" name="team" value={team.slug} />}
      {team && <p>For {team.name}. If another team suits your age better, we’ll choose that one.</p>}
      <TextField
        {...field('name')}
        hint="Of the person who wants to play."
        autoComplete="off"
        maxLength={100}
      />
      <TextField {...field('age')} type="number" inputMode="numeric" min={4} max={99} />
      <ChoiceGroup
        kind="radio"
        name="genre"
        label={LABELS.genre}
        options={[
          { value: 'women', label: 'Women or girls' },
          { value: 'men', label: 'Men or boys' },
          { value: '', label: 'Either' },
        ]}
        chosen={[refused?.values.genre ?? '']}
        errors={refused?.errors.genre}
      />
      <ChoiceGroup
        kind="radio"
        name="experience"
        label={LABELS.experience}
        options={EXPERIENCES.map((one) => ({ value: one, label: EXPERIENCE_WORDS[one] }))}
        chosen={[refused?.values.experience ?? '']}
        errors={refused?.errors.experience}
      />
      <TextField
        {...field('email')}
        type="email"
        autoComplete="email"
        hint="For a child under 16, a parent’s address."
        maxLength={200}
      />
      <Captcha purpose={TRIAL_CAPTCHA} />
      <p className="small muted">
        The coach sees your name, age and experience. We delete them after six months.{' '}
        <a href={paths.privacyPolicy}>Privacy policy</a>
      </p>
      <button className="button" type="submit">
        Book a free session
      </button>
    </form>
  )
}
