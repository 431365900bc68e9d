import './members-frame.css'
import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { PARTS } from './dashboard/tabs.ts'

type Props = {
  title: string
  subtitle?: string
  /** The path of the current part. */
  current: string
  children: ReactNode
}

/** The frame of the members' area: heading, navigation and log-out. Works without scripts. */
export function MembersFrame({ title, subtitle, current, children }: Props) {
  return (
    <div className="page padding-top-6 padding-bottom-band">
      <div className="row between margin-bottom-5">
        <div className="members-title">
          <h1 className="heading-1">{title}</h1>
          {subtitle && <p className="large muted margin-top-2">{subtitle}</p>}
        </div>
        <form method="post" action={paths.logOut}>
          <button className="button secondary compact" type="submit">
            Log out
          </button>
        </form>
      </div>
      <div className="dashboard">
        <nav className="vertical-tabs" aria-label="Members area">
          {PARTS.map(({ name, path }) => (
            <a key={path} href={path} aria-current={path === current ? 'page' : undefined}>
              {name}
            </a>
          ))}
        </nav>
        <div>{children}</div>
      </div>
    </div>
  )
}
