import type { Hono } from 'hono'
import { sendLabelledForm } from '../../features/forms/commands/send-labelled-form.server.ts'
import { readPaper } from '../../features/forms/queries/papers.server.ts'
import { sendFormCall } from '../../features/forms/schema.ts'
import { NOT_SENT } from '../../kernel/not-sent.ts'
import { unreachable } from '../../kernel/outcome.ts'
import { savedName } from '../../platform/files/saved-name.ts'
import type { HttpEnv } from '../../platform/http/env.ts'
import { invalid, invalidInput, problem, tooMany } from '../problem.ts'

/** Answers to forms, and their documents. [API-039, resolutions A16] */
export function mountForms(app: Hono<HttpEnv>): void {
  app.post('/gdutils/send_form', async (c) => {
    const call = sendFormCall.safeParse(await c.req.json().catch(() => undefined))
    if (!call.success) return invalidInput(c, call.error)
    const sent = await sendLabelledForm(c.var.ctx, call.data)
    if (sent.ok) return c.json({ status: true })
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
  })

  app.get('/formresults/:id/papers/:file', async (c) => {
    const { id, file } = c.req.param()
    const paper = await readPaper(c.var.ctx, id, file)
    return c.body(new Uint8Array(paper.bytes), 200, {
      'content-type': paper.mediaType,
      'content-disposition': `attachment; filename="${savedName(paper.name, paper.mediaType)}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    })
  })
}
