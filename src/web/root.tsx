import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router'
import '../ui/styles/app.css'

type Handle = { hydrate?: boolean } | undefined

/** Scripts go only to pages with real interaction: a page opts in with `handle = { hydrate: true }`. */
export function Layout({ children }: { children: ReactNode }) {
  const hydrate = useMatches().some((match) => (match.handle as Handle)?.hydrate === true)
  return (
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        {hydrate && (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        )}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
