import type { Hono } from 'hono'
import { isInvoiceOf } from '../../features/store/batches/model.ts'
import { readInvoice } from '../../features/store/batches/queries/invoice.server.ts'
import { NotFound } from '../../kernel/errors.ts'
import { savedName } from '../../platform/files/saved-name.ts'
import type { HttpEnv } from '../../platform/http/env.ts'

/** The invoices of a batch, for shop manager and administrator. [BAT-015] */
export function mountBatchInvoices(app: Hono<HttpEnv>): void {
  app.get('/storebatches/:id/invoices/:of', async (c) => {
    const { id, of } = c.req.param()
    if (!isInvoiceOf(of)) throw new NotFound()
    const invoice = await readInvoice(c.var.ctx, id, of)
    return c.body(new Uint8Array(invoice.bytes), 200, {
      'content-type': invoice.mediaType,
      'content-disposition': `attachment; filename="${savedName(invoice.name, invoice.mediaType)}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    })
  })
}
