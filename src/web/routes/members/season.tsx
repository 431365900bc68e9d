import type { ReactNode } from 'react'
import { data, redirect } from 'react-router'
import { type AnswerByLink, answerByLink } from '../../../features/season/commands/answer-by-link.server.ts'
import { ChangeForm, LeaveForm } from '../../../features/season/components/answer-forms.tsx'
import { ConfirmForm } from '../../../features/season/components/confirm-form.tsx'
import { PersonCard } from '../../../features/season/components/family-answers.tsx'
import { familyPage } from '../../../features/season/queries/family-page.server.ts'
import { linkInput } from '../../../features/season/schema.ts'
import { Note } from '../../../ui/primitives/note.tsx'
import { ctxOf } from '../../context.ts'
import { pageMeta } from '../../page-meta.ts'
import { parseForm, refuseForm, submittedForm } from '../../parse-form.ts'
import { paths } from '../../paths.ts'
import type { Route } from './+types/season'

const addressWith = (token: string, query: Record<string, string> = {}): string =>
  `${paths.seasonAnswer}?${new URLSearchParams({ token, ...query })}`

/** Loading the page writes nothing, because e-mail scanners open every link. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const token = searchParams.get('token') ?? ''
  const page = await familyPage(ctxOf(context), token)
  if (!page) return data(undefined, 410)
  return data({
    ...page,
    token,
    step: searchParams.get('do') ?? '',
    personId: searchParams.get('person') ?? '',
  })
}

export async function action({ request, context }: Route.ActionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const submitted = await submittedForm(request)
  const form = parseForm(linkInput, submitted)
  if (!form.ok) return data(form, 422)
  const answered = await answerByLink(ctxOf(context), token, form.value)
  if (answered.ok) return redirect(addressWith(token), 303)
  if (answered.reason === 'EXPIRED') return data(refuseForm(submitted, {}), 410)
  const status = answered.reason === 'NOT_VALID' ? 422 : 409
  return data(refuseForm(submitted, problemsOf(answered)), status)
}

function problemsOf(refusal: Extract<AnswerByLink, { ok: false }>): Record<string, string[]> {
  if (refusal.reason === 'NOT_VALID') return refusal.problems
  if (refusal.reason === 'CHANGED')
    return { '': ['These details have been changed in the meantime. Go back to see them'] }
  return { '': ['The answers for this season are complete. Please write to us'] }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: 'The new season', noindex: true }, matches)

/** Where a family says who comes back for the new season: "Yes, nothing has changed" and "Confirm" are two taps. */
export default function SeasonAnswerPage({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData) return <Expired />
  const { season, isOpen, people, token, step, personId } = loaderData
  const back = addressWith(token)
  const person = people.find(({ id }) => id === personId)
  const form = person && { person, back, refused: actionData }
  const coming = people.filter(({ answer }) => answer !== 'not-coming')
  if (isOpen && step === 'confirm' && coming.length > 0)
    return (
      <Frame title={`Season ${season}`}>
        <ConfirmForm people={coming} fees={loaderData.fees} back={back} />
      </Frame>
    )
  if (isOpen && form && step === 'change')
    return (
      <Frame title={`Details of ${form.person.name}`}>
        <ChangeForm {...form} />
      </Frame>
    )
  if (isOpen && form && step === 'leave')
    return (
      <Frame title={form.person.name}>
        <LeaveForm {...form} />
      </Frame>
    )
  const isAsked = isOpen && people.some(({ answer }) => answer === null)
  const isDone = people.every(({ answer }) => answer !== null)
  return (
    <Frame title={isDone ? 'Thank you for your answer' : `Are you coming back for ${season}?`}>
      {!isOpen && (
        <p>
          The answers for this season are complete. If something is wrong, please{' '}
          <a href={paths.contactUs}>write to us</a>.
        </p>
      )}
      {actionData && isOpen && (
        <Note tone="bad">
          <p>Your answer was not saved. Please choose again.</p>
        </Note>
      )}
      {isAsked && (
        <>
          <p>This is what we know from last season. Change what is wrong, or go straight on.</p>
          <p className="row gap-2">
            <a className="button" href={addressWith(token, { do: 'confirm' })}>
              Yes, nothing has changed
            </a>
          </p>
        </>
      )}
      {isOpen && isDone && <p>You can change your answer here until we close the season.</p>}
      {people.map((one) => (
        <PersonCard key={one.id} person={one} isOpen={isOpen} linkTo={(query) => addressWith(token, query)} />
      ))}
    </Frame>
  )
}

const Frame = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="page padding-top-6 padding-bottom-band">
    <div className="stack prose-width">
      <h1 className="heading-1">{title}</h1>
      {children}
    </div>
  </div>
)

const Expired = () => (
  <Frame title="This link has expired">
    <p>
      Please <a href={paths.contactUs}>write to us</a> and say whether you are coming back. After you log in,
      you can see and change your details.
    </p>
    <p>
      <a className="button" href={paths.dashboard}>
        Log in
      </a>
    </p>
  </Frame>
)
