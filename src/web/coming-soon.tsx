import { AccessLayout } from '../features/accounts/components/access-layout.tsx'
import { Theme } from '../ui/layout/theme-link.tsx'
import { CourtSymbols } from '../ui/primitives/court.tsx'
import { OwnCrest } from '../ui/primitives/crest.tsx'
import { paths } from './paths.ts'

/** The page that visitors see until the club publishes its site. */
export function ComingSoon({ club, theme }: { club: string; theme?: string | undefined }) {
  return (
    <>
      <title>{club}</title>
      <meta name="robots" content="noindex" />
      <Theme address={theme} />
      <CourtSymbols />
      <main>
        <AccessLayout>
          <div className="stack">
            <OwnCrest />
            <h1 className="heading-1">{club}</h1>
            <p>Our new site opens soon.</p>
            <p>
              <a href={paths.access}>Log in</a>
            </p>
          </div>
        </AccessLayout>
      </main>
    </>
  )
}
