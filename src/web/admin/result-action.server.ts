import { data } from 'react-router'
import type { ReplyRefusal } from '../../features/forms/admin/result-replies.tsx'
import { answerResult } from '../../features/forms/commands/answer-result.server.ts'
import {
  chooseHandler,
  closeResult,
  reopenResult,
} from '../../features/forms/commands/change-result.server.ts'
import { deleteResult } from '../../features/forms/commands/delete-result.server.ts'
import { replyInput } from '../../features/forms/schema.ts'
import type { Ctx } from '../../platform/context.ts'
import { redirectWithNotice } from '../notices.server.ts'
import { parseForm } from '../parse-form.ts'
import { WORDS } from '../words.ts'

/** `page` is the answer's own page and `list` the one below it, both with their query. */
type Places = { page: string; list: string }

/** Does what a form of an answer's page asks for. Each command checks the permission. */
export async function actOnResult(ctx: Ctx, id: string, form: FormData, { page, list }: Places) {
  const say = (text: string, to = page) => redirectWithNotice(to, { tone: 'ok', text })
  switch (form.get('intent')) {
    case 'reply':
      return reply(ctx, id, form, page)
    case 'close':
      await closeResult(ctx, id)
      return say('Answer closed', list)
    case 'reopen':
      await reopenResult(ctx, id)
      return say('Answer reopened')
    case 'handler': {
      const chosen = await chooseHandler(ctx, id, String(form.get('handler') ?? ''))
      if (!chosen.ok) throw new Response(WORDS.badRequest, { status: 400 })
      return say(chosen.name ? `${chosen.name} deals with it` : 'Nobody deals with it')
    }
    case 'delete':
      await deleteResult(ctx, id)
      return say('Answer deleted', list)
    default:
      throw new Response(WORDS.badRequest, { status: 400 })
  }
}

const REFUSED = {
  ANSWERED: 'There is a new reply already. Read it above, then send yours again.',
  NO_EMAIL: 'The sender gave no e-mail address.',
} as const

async function reply(ctx: Ctx, id: string, form: FormData, page: string) {
  const input = parseForm(replyInput, form)
  const refuse = (message: string) =>
    data<ReplyRefusal>({ message, text: String(form.get('text') ?? '') }, { status: 422 })
  if (!input.ok) return refuse(Object.values(input.errors).flat().join('. '))
  const sent = await answerResult(ctx, id, input.value.text, input.value.seen)
  if (!sent.ok) return refuse(REFUSED[sent.reason])
  return redirectWithNotice(page, { tone: 'ok', text: `Reply sent to ${sent.email}` })
}
