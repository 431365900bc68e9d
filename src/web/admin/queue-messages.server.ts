import { TERMS_LABEL } from '../../features/forms/model/form.ts'
import { confidentialForms, formsToRead } from '../../features/forms/queries/readers.server.ts'
import { resultsToAnswer } from '../../features/forms/queries/results.server.ts'
import { membersAt } from '../../features/members/queries/members-at.server.ts'
import { count } from '../../kernel/text.ts'
import type { Ctx } from '../../platform/context.ts'
import { failingAddresses } from '../../platform/email/address-problems.ts'
import { isMailAddress } from '../../platform/email/email.ts'
import { adminPaths } from '../admin-paths.ts'
import { paths } from '../paths.ts'
import { MAX_ITEMS, type QueueGroup } from './queue.ts'

/** What people wrote in forms, for administrators. The open one shows its lines and the form to answer it. */
export async function messagesToAnswer(ctx: Ctx, open: string | null): Promise<QueueGroup> {
  const { rows, total } = await resultsToAnswer(ctx, { limit: MAX_ITEMS })
  return {
    title: 'Form answers to reply to',
    total,
    all: adminPaths.forms,
    items: rows.map(({ id, fullName, email, form, createdAt, lines }) => ({
      id: `form/${id}`,
      title: fullName || 'Someone',
      detail: form,
      since: createdAt,
      to: adminPaths.form(id),
      action:
        open === `form/${id}`
          ? {
              kind: 'answer',
              lines: lines
                .filter(({ label }) => label !== TERMS_LABEL)
                .map(({ label, value }) => ({ label, value })),
              canReply: isMailAddress(email),
            }
          : { kind: 'open', label: 'Answer' },
    })),
  }
}

/** How many answers wait in the confidential forms that this user reads. What they say is only on their own page. */
export async function confidentialToRead(ctx: Ctx): Promise<QueueGroup> {
  const waiting = (await formsToRead(ctx)).filter(({ fresh }) => fresh > 0)
  return {
    title: 'Confidential forms to read',
    total: waiting.length,
    all: paths.confidentialForms,
    items: waiting.slice(0, MAX_ITEMS).map(({ id, title, fresh, since }) => ({
      id: `confidential/${id}`,
      title,
      detail: count(fresh, 'new answer', 'new answers'),
      ...(since && { since: new Date(since) }),
      to: paths.confidentialForms,
      action: { kind: 'link', label: 'Read', to: paths.confidentialForms },
    })),
  }
}

/** Published confidential forms that nobody can read, because their readers no longer have a login. */
export async function formsWithoutReader(ctx: Ctx): Promise<QueueGroup> {
  const found = (await confidentialForms(ctx)).filter(
    ({ published, saveDb, readers }) => published && saveDb && readers.length === 0,
  )
  return {
    title: 'Confidential forms that nobody reads',
    total: found.length,
    all: adminPaths.confidentialForms,
    items: found.slice(0, MAX_ITEMS).map(({ id, title }) => ({
      id: `readers/${id}`,
      title,
      to: adminPaths.confidentialForms,
      action: { kind: 'link', label: 'Name a reader', to: adminPaths.confidentialForms },
    })),
  }
}

/** The members whose e-mails come back. An address that nobody has any more is only on the page of all. */
export async function failingEmails(ctx: Ctx): Promise<QueueGroup> {
  const addresses = await failingAddresses(ctx)
  const members = await membersAt(
    ctx,
    addresses.map(({ email }) => email),
  )
  const found = addresses.flatMap((one) => {
    const member = members.find(({ emails }) => emails.includes(one.email))
    return member ? { ...one, member } : []
  })
  return {
    title: 'Addresses that do not work',
    total: found.length,
    all: adminPaths.failingEmails,
    items: found.slice(0, MAX_ITEMS).map(({ email, failingSince, member }) => ({
      id: `address/${email}`,
      title: member.name,
      detail: email,
      since: failingSince,
      to: adminPaths.member(member.id),
      action: { kind: 'press', intent: 'try-address', label: 'Try again' },
    })),
  }
}
