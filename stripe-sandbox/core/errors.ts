import type { Resource } from '../types.ts'

/** An error response in Stripe's format. `keep` commits the changes made before it was thrown. */
export class ApiError extends Error {
  readonly status: number
  readonly body: Resource
  readonly keep: boolean

  constructor(status: number, body: Resource & { message: string }, keep = false) {
    super(body.message)
    this.status = status
    this.body = body
    this.keep = keep
  }
}

type Detail = { code?: string; param?: string }

const documented = (code: string | undefined) =>
  code ? { code, doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` } : {}

/** 400 invalid_request_error, used for most refusals. */
export function invalidRequest(message: string, { code, param }: Detail = {}): ApiError {
  return new ApiError(400, {
    ...documented(code),
    message,
    ...(param && { param }),
    type: 'invalid_request_error',
  })
}

/** 404 for an object that does not exist. `param` is the parameter that held its id. */
export function noSuch(noun: string, id: string, param = 'id'): ApiError {
  const isInPath = param === 'id'
  return new ApiError(isInPath ? 404 : 400, {
    ...documented('resource_missing'),
    message: `No such ${noun}: '${id}'`,
    param,
    type: 'invalid_request_error',
  })
}

/** 402 card_error. The failed charge is kept. */
export function cardError(refusal: Resource & { message: string }): ApiError {
  return new ApiError(402, { ...refusal, type: 'card_error' }, true)
}
