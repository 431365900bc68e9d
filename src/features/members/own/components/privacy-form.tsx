import { TickField } from '../../../../ui/forms/field.tsx'
import { UnreachableNote } from '../../../../ui/forms/unreachable-note.tsx'
import { Note } from '../../../../ui/primitives/note.tsx'
import type { PRIVACY_CHOICES } from '../../policy.ts'
import type { OwnDetails } from '../queries/me.server.ts'

type Choice = (typeof PRIVACY_CHOICES)[number]
type Words = { label: string; hint: string }

const ADULT: Readonly<Record<Choice, Words>> = {
  listed: {
    label: 'Name me on the public site',
    hint: 'In the members list, in your squad and on a page of your own. Members always see your name.',
  },
  showsBornOn: {
    label: 'Show my date of birth',
    hint: 'On your player page, for everyone.',
  },
  showsPhotos: {
    label: 'Show pictures of me in public',
    hint: 'Your own picture, and photos in which you are tagged.',
  },
}
/** The choices that apply to a child: the public never sees a child's surname, birthday or picture. */
const MINOR: Readonly<Partial<Record<Choice, Words>>> = {
  listed: {
    label: 'Show my first name in the squad',
    hint: 'Your first name only, and never a picture.',
  },
  showsPhotos: {
    label: 'Let members see my picture',
    hint: 'Members of the club only, never the public. Without it, only administrators see photos of you.',
  },
}

type Props = {
  member: OwnDetails
  /** Set after a refused save: the reason, and the ticked boxes. */
  refused: { note?: string | undefined; values: Record<string, string> } | undefined
}

/** The privacy choices. Posts the ticked boxes to its own address. */
export function PrivacyForm({ member, refused }: Props) {
  const note = refused?.note
  const isTicked = (name: Choice) => (refused ? refused.values[name] !== undefined : member[name])
  const words = Object.entries(member.minor ? MINOR : ADULT) as [Choice, Words][] // the keys are Choices
  return (
    <form method="post" className="stack">
      {note && (
        <Note tone="bad">
          <p>{note}</p>
        </Note>
      )}
      <UnreachableNote />
      {member.minor && (
        <p>
          Our records say you are under 18, so visitors never see your surname, date of birth or picture. You
          can take back here what your guardian has agreed to. Only your guardian can agree, under My family.
        </p>
      )}
      {words.map(([name, { label, hint }]) => (
        <TickField
          key={name}
          name={name}
          value="yes"
          label={label}
          hint={name === 'showsPhotos' && !member.minor ? `${hint} ${photosText(member)}` : hint}
          defaultChecked={isTicked(name)}
          disabled={member.minor && !member[name]}
        />
      ))}
      <p>
        <button className="button secondary" type="submit" name="do" value="privacy">
          Save choices
        </button>
      </p>
    </form>
  )
}

/** Explains to an adult who sees photos of them without a yes, following `hidesPhotos`. */
function photosText({ showsPhotos, hidesPhotos }: OwnDetails): string {
  if (showsPhotos) return 'If you untick this, only administrators see them.'
  if (hidesPhotos) return 'Without it, only administrators see them.'
  return 'You have not answered yet, so only members see them. Say no under My family to hide them from members too.'
}
