import { data, Form, Link } from 'react-router'
import { LinkList } from '../../../../features/store/batches/admin/link-list.tsx'
import {
  createSupplierLink,
  revokeSupplierLink,
} from '../../../../features/store/batches/commands/supplier-keys.server.ts'
import { KEY_DAYS } from '../../../../features/store/batches/model.ts'
import { listSupplierLinks } from '../../../../features/store/batches/queries/batches.server.ts'
import { findBatch } from '../../../../features/store/batches/queries/one-batch.server.ts'
import { linkInput } from '../../../../features/store/batches/schema.ts'
import { longDay } from '../../../../kernel/dates.ts'
import { NotFound } from '../../../../kernel/errors.ts'
import { CopyField } from '../../../../ui/admin/copy-field.tsx'
import { Modal } from '../../../../ui/admin/modal.tsx'
import { RadioField, TextField } from '../../../../ui/forms/field.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import { ctxOf } from '../../../context.ts'
import { redirectWithNotice } from '../../../notices.server.ts'
import { parseForm, submittedForm } from '../../../parse-form.ts'
import type { Route } from './+types/links'
import { useListPath } from './use-list-path.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const ctx = ctxOf(context)
  const view = await findBatch(ctx, params.id)
  if (!view) throw new NotFound()
  const now = ctx.clock.now()
  const links = await listSupplierLinks(ctx, params.id)
  return {
    title: view.batch.title,
    links: links.map(({ id, personalisedOnly, expiresAt, revokedAt, lastUsedAt }) => ({
      id,
      personalisedOnly,
      state: revokedAt ? 'Revoked' : expiresAt <= now ? 'Expired' : `Works until ${longDay(expiresAt)}`,
      works: !revokedAt && expiresAt > now,
      used: lastUsedAt ? `last used ${longDay(lastUsedAt)}` : 'never used',
    })),
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const ctx = ctxOf(context)
  const submitted = await submittedForm(request)
  const revoked = submitted.get('revoke')
  if (typeof revoked === 'string') {
    await revokeSupplierLink(ctx, revoked)
    const { pathname, search } = new URL(request.url)
    return redirectWithNotice(`${pathname.replace(/\.data$/, '')}${search}`, {
      tone: 'ok',
      text: 'Link revoked',
    })
  }
  const form = parseForm(linkInput, submitted)
  if (!form.ok) return data({ form, made: undefined }, { status: 422 })
  const personalisedOnly = form.value.for === 'printing'
  const { url, expiresAt } = await createSupplierLink(ctx, params.id, {
    personalisedOnly,
    days: form.value.days,
  })
  return data({ form: undefined, made: { url, until: longDay(expiresAt), personalisedOnly } })
}

/** Creates, shows once and revokes the links with which suppliers see a batch. */
export default function Links({ loaderData: { title, links }, actionData }: Route.ComponentProps) {
  const list = useListPath()
  const made = actionData?.made
  const refusal = actionData?.form
  return (
    <Modal
      title={`Supplier links to ${title}`}
      closeTo={list}
      foot={
        <Link className="button secondary compact push-right" to={list} preventScrollReset>
          Done
        </Link>
      }
    >
      {made && (
        <Note tone="ok">
          <CopyField
            label={made.personalisedOnly ? 'Link for the printing company' : 'Link for the kit supplier'}
            value={made.url}
          />
          <p className="small">It works until {made.until}. Copy it now: it cannot be shown again.</p>
        </Note>
      )}
      <LinkList links={links} />
      <Form method="post" preventScrollReset className="stack-small" noValidate>
        <h3 className="heading-3">Create a link</h3>
        <RadioField
          name="for"
          label="Who is it for?"
          value={refusal?.values.for ?? 'kit'}
          options={[
            { value: 'kit', label: 'The kit supplier: all items, sizes and quantities' },
            { value: 'printing', label: 'The printing company: personalised items only' },
          ]}
          errors={refusal?.errors.for}
        />
        <TextField
          name="days"
          label="For how many days"
          type="number"
          inputMode="numeric"
          min={1}
          max={365}
          defaultValue={refusal?.values.days ?? String(KEY_DAYS)}
          errors={refusal?.errors.days}
        />
        <button className="button compact" type="submit">
          Create link
        </button>
      </Form>
    </Modal>
  )
}
