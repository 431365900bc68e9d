import { z } from 'zod'
import { sendLabelledForm } from '../../features/forms/commands/send-labelled-form.server.ts'
import { readPaper } from '../../features/forms/queries/papers.server.ts'
import { sendFormCall } from '../../features/forms/schema.ts'
import { NOT_SENT } from '../../kernel/not-sent.ts'
import { unreachable } from '../../kernel/outcome.ts'
import { attachment } from '../attachment.ts'
import { call } from '../call.ts'
import { invalid, problem, tooMany } from '../problem.ts'

/** Calls for submitting forms and for the documents attached to them. */
export const FORM_CALLS = [
  call({
    route: 'POST /gdutils/send_form',
    who: 'public',
    says: 'Answer a published form, by the labels of its fields',
    body: sendFormCall,
    answer: z.object({ status: z.boolean() }),
    handle: async (c, input) => {
      const sent = await sendLabelledForm(c.var.ctx, input)
      if (sent.ok) return { status: true }
      switch (sent.reason) {
        case 'NOT_VALID':
          return invalid(c, sent.problems)
        case 'CAPTCHA':
          return problem(c, 403, NOT_SENT, { reason: sent.reason })
        case 'TOO_MANY':
          return tooMany(c, NOT_SENT, sent)
        default:
          return unreachable(sent)
      }
    },
  }),
  call({
    route: 'GET /formresults/:id/papers/:file',
    who: ['administrator'],
    says: 'A document attached to a form answer',
    handle: async (c) => {
      const { id = '', file = '' } = c.req.param()
      return attachment(c, await readPaper(c.var.ctx, id, file))
    },
  }),
]
