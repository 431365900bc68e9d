import './photos.css'
import '../../../ui/primitives/picture.css'
import type { DragEvent, MouseEvent } from 'react'
import { Form, Link } from 'react-router'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Picture } from '../../../ui/primitives/picture.tsx'
import { adminPaths } from '../../../web/admin-paths.ts'
import { type AdminPhoto, SEEN_BY } from '../model/album-admin.ts'

export type TileDrag = {
  start: (id: string) => void
  over: (id: string, event: DragEvent) => void
  drop: (id: string, event: DragEvent) => void
  end: () => void
}

type Props = {
  album: string
  photo: AdminPhoto
  /** The position in the album, from 1. */
  number: number
  total: number
  isCover: boolean
  chosen: boolean
  choose: (id: string, range: boolean) => void
  move: (id: string, number: number) => void
  /** True while another photo is dragged over this one. */
  target: boolean
  drag: TileDrag
}

/** A photo of the album, which can be selected, moved and opened. */
export function PhotoTile({
  album,
  photo,
  number,
  total,
  isCover,
  chosen,
  choose,
  move,
  target,
  drag,
}: Props) {
  const { id, image, audience, people } = photo
  const seenBy = SEEN_BY[audience]
  return (
    <li
      className={['photo-tile', chosen && 'chosen', target && 'drop-target', !photo.visible && 'off']
        .filter(Boolean)
        .join(' ')}
      draggable
      onDragStart={() => drag.start(id)}
      onDragOver={(event) => drag.over(id, event)}
      onDrop={(event) => drag.drop(id, event)}
      onDragEnd={drag.end}
    >
      <Link className="picture" to={`${adminPaths.album(album)}/${id}`} preventScrollReset draggable={false}>
        <span className="visually-hidden">Photo {number}: details</span>
        <Picture image={image} sizes="(min-width: 992px) 15rem, 46vw" alt={image.alt} />
        {(isCover || seenBy) && (
          <span className="caption">
            {isCover && <b>Cover</b>} {seenBy}
          </span>
        )}
      </Link>
      <label className="hit-area">
        <input
          type="checkbox"
          name="photos"
          value={id}
          form="chosen"
          checked={chosen}
          onChange={() => {}}
          onClick={(event) => choose(id, event.shiftKey)}
        />
        <span className="visually-hidden">Select photo {number}</span>
      </label>
      <Mover id={id} number={number} total={total} move={move} />
      {people.length > 0 && (
        <p className="photo-people small muted" title={people.map(({ name }) => name).join(', ')}>
          <Icon name="user" />
          <span>{people.map(({ name }) => name).join(', ')}</span>
        </p>
      )}
    </li>
  )
}

/** Buttons to move a photo by keyboard or touch. At the ends the button is kept, so that it does not lose the focus. */
function Mover({ id, number, total, move }: { id: string } & Pick<Props, 'number' | 'total' | 'move'>) {
  const moveTo = (position: number) => (event: MouseEvent) => {
    event.preventDefault()
    if (position >= 1 && position <= total) move(id, position)
  }
  return (
    <Form method="post" className="move-buttons">
      <input type="hidden" name="do" value="move" />
      <input type="hidden" name="photo" value={id} />
      <button
        className="button bare compact icon-only"
        type="submit"
        name="number"
        value={number - 1}
        onClick={moveTo(number - 1)}
        aria-label={`Move photo ${number} earlier`}
        aria-disabled={number === 1}
      >
        <Icon name="left" />
      </button>
      <span className="tabular">{number}</span>
      <button
        className="button bare compact icon-only"
        type="submit"
        name="number"
        value={number + 1}
        onClick={moveTo(number + 1)}
        aria-label={`Move photo ${number} later`}
        aria-disabled={number === total}
      >
        <Icon name="right" />
      </button>
    </Form>
  )
}
