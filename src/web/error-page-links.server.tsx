import type { ReactNode } from 'react'

/** Where an error page leads, if not home: what is missing in the store is looked for in the store. [STO-012] */
export const waysOut = (request: Request, status: number): ReactNode =>
  status === 404 && new URL(request.url).pathname.startsWith('/store/') ? IN_THE_STORE : undefined

const IN_THE_STORE = (
  <>
    <a className="btn lit" href="/store">
      Go to the store
    </a>
    <a className="btn alt" href="/store/search">
      Search the store
    </a>
  </>
)
