import '../../../../ui/admin/admin-layout.css'
import '../../../../ui/styles/form.css'
import { data, Form, Link, useNavigation, useOutletContext } from 'react-router'
import type { MembersOutlet } from '../../../../features/members/bulk/admin/selection-fields.tsx'
import { MergeFields, MovedList } from '../../../../features/members/merge/admin/merge-fields.tsx'
import { mergeMembers } from '../../../../features/members/merge/commands/merge-members.server.ts'
import {
  findMergeCandidates,
  previewMerge,
} from '../../../../features/members/merge/queries/merge-preview.server.ts'
import { countryChoices } from '../../../../features/members/queries/country-choices.server.ts'
import { teamChoices } from '../../../../features/teams/queries/teams.server.ts'
import { Modal } from '../../../../ui/admin/modal.tsx'
import { DateText } from '../../../../ui/primitives/date-text.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { adminPaths } from '../../../admin-paths.ts'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/merge'
import { choicesIn, refusalWords } from './merge-form.server.ts'

const FORM = 'merge'

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const search = new URL(request.url).searchParams
  const find = (search.get('find') ?? '').slice(0, 80)
  const { name, found } = await findMergeCandidates(ctx, params.id, find)
  const removeId = search.get('with')
  if (!removeId) return { id: params.id, name, find, found, preview: undefined }
  const { refusal, ...preview } = await previewMerge(ctx, { keepId: params.id, removeId })
  const options = { teams: await teamChoices(ctx), countries: await countryChoices(ctx) }
  const why = refusal && refusalWords(refusal)
  return { id: params.id, name, find, found, preview: { ...preview, ...options, why } }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const form = await submittedForm(request)
  const choices = choicesIn(form)
  const pair = { keepId: params.id, removeId: String(form.get('with') ?? '') }
  const versions = String(form.get('versions') ?? '')
  const merged = await mergeMembers(ctxOf(context), pair, { choices, versions })
  if (merged.ok) throw redirectWithNotice(adminPaths.member(params.id), { tone: 'ok', text: 'Merged' })
  return data({ choices, why: refusalWords(merged) }, { status: 422 })
}

/** Merges two records of one person: first a search, then a preview with choices. */
export default function Merge({ loaderData, actionData }: Route.ComponentProps) {
  const { closeTo } = useOutletContext<MembersOutlet>()
  const isBusy = useNavigation().state !== 'idle'
  const { id, name, preview } = loaderData
  const canMerge = preview && (!preview.why || actionData)
  return (
    <Modal
      title={`Merge ${name} with another record`}
      closeTo={closeTo}
      foot={
        canMerge && (
          <button type="submit" form={FORM} className="button push-right" disabled={isBusy}>
            Merge
          </button>
        )
      }
    >
      {preview ? (
        <Preview id={id} preview={preview} answer={actionData} />
      ) : (
        <Candidates id={id} found={loaderData.found} find={loaderData.find} />
      )}
    </Modal>
  )
}

type Loaded = Route.ComponentProps['loaderData']
type PreviewProps = {
  id: string
  preview: NonNullable<Loaded['preview']>
  answer: Route.ComponentProps['actionData']
}

function Preview({ id, preview, answer }: PreviewProps) {
  const { kept, other, hasLogin, versions, why } = preview
  const message = answer?.why ?? why
  return (
    <div className="stack">
      {message && (
        <Note tone="bad" focusOn={answer}>
          <p>{message}</p>
        </Note>
      )}
      <p>
        <b>{kept.name}</b> stays. <b>{other.name}</b> is deleted, and everything that belongs to it moves.
        This cannot be undone.
      </p>
      <p className="row gap-2">
        <Link to={`${adminPaths.memberMerge(other.id)}?with=${id}`} preventScrollReset>
          Keep the other record instead
        </Link>
        <Link to={adminPaths.memberMerge(id)} preventScrollReset>
          Choose another record
        </Link>
      </p>
      <Form id={FORM} method="post" className="stack" preventScrollReset>
        <input type="hidden" name="with" value={other.id} />
        <input type="hidden" name="versions" value={versions} />
        <h3 className="heading-3">What the record keeps</h3>
        <MergeFields {...preview} choices={answer?.choices ?? {}} />
        {hasLogin && <p className="muted">The e-mail address is that of the login.</p>}
        <p className="muted">Of the answers about consent in both records, the latest count.</p>
      </Form>
      {!why && (
        <>
          <h3 className="heading-3">What moves</h3>
          <MovedList moved={preview.moved} />
        </>
      )}
    </div>
  )
}

function Candidates({ id, found, find }: Pick<Loaded, 'id' | 'found' | 'find'>) {
  return (
    <div className="stack">
      <Form method="get" role="search" aria-label="Records to merge" className="row" preventScrollReset>
        <input
          className="input"
          type="search"
          name="find"
          defaultValue={find}
          aria-label="Find members by name"
          maxLength={80}
        />
        <button type="submit" className="button secondary compact">
          Search
        </button>
      </Form>
      <h3 className="heading-3">{find ? 'Found' : 'Same name, e-mail or date of birth'}</h3>
      {found.length === 0 && <p className="muted">No members found</p>}
      <ul className="stack-small item-list">
        {found.map((one) => (
          <li key={one.id} className="row between">
            <span>
              <b>{one.name}</b>{' '}
              <span className="second-line">
                {one.email || 'No e-mail'}
                {one.bornOn && (
                  <>
                    {', born '}
                    <DateText on={one.bornOn} />
                  </>
                )}
              </span>
            </span>
            <Link
              className="button secondary compact"
              to={`${adminPaths.memberMerge(id)}?with=${one.id}`}
              aria-label={`Compare with ${one.name}`}
              preventScrollReset
            >
              Compare
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
