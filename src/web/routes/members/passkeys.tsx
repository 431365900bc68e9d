import { data } from 'react-router'
import { AccessLayout } from '../../../features/accounts/components/access-layout.tsx'
import { loginSlowedDown } from '../../../features/accounts/model/account.ts'
import { addPasskey } from '../../../features/accounts/passkeys/commands/add-passkey.server.ts'
import { removePasskey } from '../../../features/accounts/passkeys/commands/remove-passkey.server.ts'
import {
  type PasskeyRequest,
  startPasskey,
} from '../../../features/accounts/passkeys/commands/start-passkey.server.ts'
import {
  AddPasskeyForm,
  PasskeyList,
  RemovePasskeyForm,
  StartPasskeyForm,
} from '../../../features/accounts/passkeys/components/passkey-forms.tsx'
import {
  NEW_PASSKEY_INVALID,
  PASSKEY_EXPIRED,
  PASSKEY_KNOWN,
  TOO_MANY_PASSKEYS,
} from '../../../features/accounts/passkeys/model/passkeys.ts'
import { listOwnPasskeys } from '../../../features/accounts/passkeys/queries/passkeys.server.ts'
import { addPasskeyInput, removePasskeyInput, startPasskeyInput } from '../../../features/accounts/schema.ts'
import { BROKEN_FORM } from '../../../kernel/not-sent.ts'
import { unreachable } from '../../../kernel/outcome.ts'
import { ownPath } from '../../../platform/auth/next-path.ts'
import { passkeySite } from '../../../platform/auth/passkey.ts'
import type { Ctx } from '../../../platform/context.ts'
import { Note } from '../../../ui/primitives/note.tsx'
import { ctxOf } from '../../context.ts'
import { keepTyped } from '../../keep-typed.server.ts'
import { redirectWithNotice } from '../../notices.server.ts'
import { pageMeta } from '../../page-meta.ts'
import { parseForm, submittedForm } from '../../parse-form.ts'
import { paths } from '../../paths.ts'
import { requireUser } from '../../session/guards.server.ts'
import { tokenOf } from '../../session/session.server.ts'
import { actionHeadersOf, tooMany } from '../../too-many-requests.ts'
import { WORDS } from '../../words.ts'
import type { Route } from './+types/passkeys'

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const { email } = requireUser(ctx, request)
  const query = new URL(request.url).searchParams
  const passkeys = await listOwnPasskeys(ctx)
  const removing = passkeys.find(({ id }) => id === query.get('remove'))
  return { email, passkeys, removing, next: nextOf(request), origin: passkeySite(ctx.config).origin }
}

/** Returns the page that a user was opening when they were sent here to set up two-step login. */
const nextOf = (request: Request) => ownPath(new URL(request.url).searchParams.get('next'), '')

type Answer = {
  errors: Record<string, string[]>
  name?: string | undefined
  /** Set once the password was correct: the request for the device. */
  request?: PasskeyRequest
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  requireUser(ctx, request)
  const form = await submittedForm(request)
  return keepTyped(
    ctx,
    () => act(ctx, request, form),
    () => failed(BROKEN_FORM),
  )
}

const failed = (text: string): Answer => ({ errors: { '': [text] } })

function act(ctx: Ctx, request: Request, form: FormData) {
  switch (form.get('do')) {
    case 'start':
      return start(ctx, request, form)
    case 'add':
      return add(ctx, request, form)
    case 'remove':
      return remove(ctx, request, form)
    default:
      throw new Response(WORDS.badRequest, { status: 422 })
  }
}

async function start(ctx: Ctx, request: Request, submitted: FormData) {
  const form = parseForm(startPasskeyInput, submitted)
  if (!form.ok) return data<Answer>({ errors: form.errors, name: form.values.name }, 422)
  const { name, currentPassword } = form.value
  const started = await startPasskey(ctx, currentPassword, tokenOf(ctx, request.headers))
  if (started.ok) return data<Answer>({ errors: {}, name, request: started.request })
  if (started.reason === 'TOO_MANY_PASSKEYS') return data<Answer>(failed(TOO_MANY_PASSKEYS), 422)
  return refusePassword(started, name)
}

type PasswordRefusal = Exclude<Awaited<ReturnType<typeof removePasskey>>, { ok: true }>

function refusePassword(refusal: PasswordRefusal, name?: string) {
  const say = (text: string): Answer => ({ errors: { currentPassword: [text] }, name })
  return refusal.reason === 'WRONG_PASSWORD'
    ? data<Answer>(say('This is not your current password'), 422)
    : data<Answer>(say(loginSlowedDown(refusal.retryAfterSeconds)), tooMany(refusal.retryAfterSeconds))
}

async function add(ctx: Ctx, request: Request, submitted: FormData) {
  const form = parseForm(addPasskeyInput, submitted)
  if (!form.ok) return data<Answer>(failed(NEW_PASSKEY_INVALID), 422)
  const added = await addPasskey(ctx, form.value)
  if (added.ok) {
    const text = `Passkey “${form.value.name}” added`
    return redirectWithNotice(nextOf(request) || paths.passkeys, { tone: 'ok', text })
  }
  switch (added.reason) {
    case 'EXPIRED':
      return data<Answer>({ ...failed(PASSKEY_EXPIRED), name: form.value.name }, 422)
    case 'INVALID':
      return data<Answer>({ ...failed(NEW_PASSKEY_INVALID), name: form.value.name }, 422)
    case 'KNOWN':
      return data<Answer>(failed(PASSKEY_KNOWN), 422)
    default:
      return unreachable(added)
  }
}

async function remove(ctx: Ctx, request: Request, submitted: FormData) {
  const form = parseForm(removePasskeyInput, submitted)
  if (!form.ok) return data<Answer>({ errors: form.errors }, 422)
  const { id, currentPassword: password } = form.value
  const removed = await removePasskey(ctx, { id, password }, tokenOf(ctx, request.headers))
  if (removed.ok) return redirectWithNotice(paths.passkeys, { tone: 'ok', text: 'Passkey removed' })
  return refusePassword(removed)
}

/** Passes on the `retry-after` header of the action. */
export const headers = actionHeadersOf

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({ title: 'Passkeys', noindex: true }, matches)

/** Lets users add and remove passkeys. */
export default function Passkeys({ loaderData, actionData }: Route.ComponentProps) {
  const { email, passkeys, removing, origin, next } = loaderData
  const { errors, name = '', request } = actionData ?? {}
  const self = next ? `${paths.passkeys}?next=${encodeURIComponent(next)}` : paths.passkeys
  const failure = errors?.['']
  return (
    <AccessLayout>
      <div className="stack">
        <h1 className="heading-1">Passkeys</h1>
        {failure && (
          <Note tone="bad">
            <p>{failure.join(' ')}</p>
          </Note>
        )}
        {request ? (
          <AddPasskeyForm {...{ origin, name, request }} cancelHref={self} />
        ) : removing ? (
          <RemovePasskeyForm passkey={removing} errors={errors} email={email} cancelHref={self} />
        ) : (
          <>
            <p>
              With a passkey you log in by fingerprint, face or PIN, on your phone, computer or security key.
              It replaces the password and the code.
            </p>
            <PasskeyList passkeys={passkeys} removeHref={(id) => `${self}${next ? '&' : '?'}remove=${id}`} />
            <StartPasskeyForm origin={origin} name={name} errors={errors} email={email} />
          </>
        )}
      </div>
    </AccessLayout>
  )
}
