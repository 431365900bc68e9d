import { isInvoiceOf } from '../../features/store/batches/model.ts'
import { readInvoice } from '../../features/store/batches/queries/invoice.server.ts'
import { NotFound } from '../../kernel/errors.ts'
import { attachment } from '../attachment.ts'
import { call } from '../call.ts'

/** Calls for a batch's invoices, for shop managers and administrators. */
export const BATCH_INVOICE_CALLS = [
  call({
    route: 'GET /storebatches/:id/invoices/:of',
    who: ['shop'],
    says: 'The invoice of the supplier or of the printing company',
    handle: async (c) => {
      const { id = '', of = '' } = c.req.param()
      if (!isInvoiceOf(of)) throw new NotFound()
      return attachment(c, await readInvoice(c.var.ctx, id, of))
    },
  }),
]
