import './photos.css'
import { type DragEvent, startTransition, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import type { AdminAlbum, AdminPhoto } from '../model/album-admin.ts'
import { moveItem } from '../model/photo.ts'
import { PhotoTile } from './photo-tile.tsx'

type Props = {
  album: AdminAlbum
  chosen: ReadonlySet<string>
  setChosen: (chosen: ReadonlySet<string>) => void
}

/** All photos of an album in order. Dropping one on another moves it to that position. */
export function PhotoTiles({ album, chosen, setChosen }: Props) {
  const { photos, move } = useMoves(album.photos)
  const [dragged, setDragged] = useState<string>()
  const [target, setTarget] = useState<string>()
  const [last, setLast] = useState<string>()
  const drag = {
    start: setDragged,
    over: (id: string, event: DragEvent) => {
      if (!dragged) return // a file from outside is handled by the page
      event.preventDefault()
      setTarget(id)
    },
    drop: (id: string, event: DragEvent) => {
      if (!dragged) return
      event.preventDefault()
      const number = photos.findIndex((photo) => photo.id === id) + 1
      if (dragged !== id) move(dragged, number)
    },
    end: () => {
      setDragged(undefined)
      setTarget(undefined)
    },
  }
  const choose = (id: string, isRange: boolean) => {
    const ids = photos.map((photo) => photo.id)
    const from = isRange && last ? ids.indexOf(last) : -1
    const to = ids.indexOf(id)
    const range = from < 0 ? [id] : ids.slice(Math.min(from, to), Math.max(from, to) + 1)
    const on = !chosen.has(id)
    const next = new Set(chosen)
    for (const one of range) on ? next.add(one) : next.delete(one)
    setChosen(next)
    setLast(id)
  }
  return (
    <ol className="photo-tiles">
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
          target={photo.id === target && dragged !== undefined && dragged !== photo.id}
          drag={drag}
        />
      ))}
    </ol>
  )
}

type Move = { photo: string; number: number }

/**
 * Returns the photos in the order after all pending moves, and a function to move one to a position, counted from 1.
 * The new order is shown immediately. Requests are sent one after the other, because each position refers to the order
 * after the previous move and parallel requests could arrive out of order.
 */
function useMoves(photos: readonly AdminPhoto[]) {
  const mover = useFetcher({ key: 'move' })
  const [moves, setMoves] = useState<readonly Move[]>([])
  const lastRequest = useRef(Promise.resolve())
  const move = (photo: string, number: number) => {
    const one: Move = { photo, number }
    setMoves((all) => [...all, one])
    lastRequest.current = lastRequest.current
      .then(() => mover.submit({ do: 'move', ...one }, { method: 'post' }))
      // A transition, like the router's own update, so that the photo does not jump back in between.
      .finally(() => startTransition(() => setMoves((all) => all.filter((other) => other !== one))))
  }
  return { photos: moves.reduce(applyMove, photos), move }
}

function applyMove(all: readonly AdminPhoto[], { photo, number }: Move): readonly AdminPhoto[] {
  const found = all.find(({ id }) => id === photo)
  return found ? moveItem(all, found, number - 1) : all
}
