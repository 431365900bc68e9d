import { type DragEvent, startTransition, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { AdminAlbum, AdminPhoto } from '../model/album-admin.ts'
import { movedTo } from '../model/photo.ts'
import { PhotoTile } from './photo-tile.tsx'

type Props = {
  album: AdminAlbum
  chosen: ReadonlySet<string>
  setChosen: (chosen: ReadonlySet<string>) => void
}

/** All photographs of an album in their order. Dropping one on another gives it that one's place. */
export function PhotoTiles({ album, chosen, setChosen }: Props) {
  const { photos, move } = useMoves(album.photos)
  const [held, setHeld] = useState<string>()
  const [target, setTarget] = useState<string>()
  const [last, setLast] = useState<string>()
  const drag = {
    start: setHeld,
    over: (id: string, event: DragEvent) => {
      if (!held) return // a file from outside is for the page
      event.preventDefault()
      setTarget(id)
    },
    drop: (id: string, event: DragEvent) => {
      if (!held) return
      event.preventDefault()
      const number = photos.findIndex((photo) => photo.id === id) + 1
      if (held !== id) move(held, number)
    },
    end: () => {
      setHeld(undefined)
      setTarget(undefined)
    },
  }
  const choose = (id: string, range: boolean) => {
    const ids = photos.map((photo) => photo.id)
    const from = range && last ? ids.indexOf(last) : -1
    const to = ids.indexOf(id)
    const meant = from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1)
    const on = !chosen.has(id)
    const next = new Set(chosen)
    for (const one of meant) on ? next.add(one) : next.delete(one)
    setChosen(next)
    setLast(id)
  }
  return (
    <ol className="tiles">
      {photos.map((photo, index) => (
        <PhotoTile
          key={photo.id}
          album={album.id}
          photo={photo}
          number={index + 1}
          total={photos.length}
          isCover={photo.id === album.coverId}
          chosen={chosen.has(photo.id)}
          choose={choose}
          move={move}
          target={photo.id === target && held !== undefined && held !== photo.id}
          drag={drag}
        />
      ))}
    </ol>
  )
}

type Move = { photo: string; number: number }

/**
 * The photographs in the order as it will be when all moves are done, and the way to move one to a place, counted from
 * 1: nobody waits for the server to see it. Moves are asked one after the other, because each counts from the order
 * that the one before has left, and of two requests the second can arrive first.
 */
function useMoves(photos: readonly AdminPhoto[]) {
  const mover = useFetcher({ key: 'move' })
  const [moves, setMoves] = useState<readonly Move[]>([])
  const before = useRef(Promise.resolve())
  const move = (photo: string, number: number) => {
    const one: Move = { photo, number }
    setMoves((all) => [...all, one])
    before.current = before.current
      .then(() => mover.submit({ do: 'move', ...one }, { method: 'post' }))
      // With the answer, which the router draws in a transition: the photograph does not jump back between them.
      .finally(() => startTransition(() => setMoves((all) => all.filter((other) => other !== one))))
  }
  return { photos: moves.reduce(moved, photos), move }
}

function moved(all: readonly AdminPhoto[], { photo, number }: Move): readonly AdminPhoto[] {
  const found = all.find(({ id }) => id === photo)
  return found ? movedTo(all, found, number - 1) : all
}
