import type { ReactNode } from 'react'
import { paths } from './paths.ts'

/** Returns additional links for an error page: below the store, a 404 links to the store and its search. */
export const errorPageLinks = (request: Request, status: number): ReactNode =>
  status === 404 && new URL(request.url).pathname.startsWith(`${paths.store}/`) ? IN_THE_STORE : undefined

const IN_THE_STORE = (
  <>
    <a className="button highlight" href={paths.store}>
      Go to the store
    </a>
    <a className="button secondary" href={paths.storeSearch}>
      Search the store
    </a>
  </>
)
