import '../../../ui/primitives/note.css'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { paths } from '../../../web/paths.ts'

/** Invites visitors to a free session of a team. Once closed, it stays hidden for the browser session. */
export function JoinNote({ text, team }: { text: string; team: string }) {
  return (
    <form className="note" method="post" action={paths.dismiss}>
      <Icon name="info" />
      <p>
        {text} <a href={`${paths.freeSession}?team=${team}`}>Book a free session</a>
      </p>
      <input type="hidden" name="name" value="join" />
      <button className="dismiss button icon-only bare" type="submit">
        <span className="visually-hidden">Hide this message</span>
        <Icon name="close" />
      </button>
    </form>
  )
}
