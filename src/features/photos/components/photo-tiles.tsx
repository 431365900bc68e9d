import { type DragEvent, useState } from 'react'
import { useFetcher, useFetchers } from 'react-router'
import type { DeskAlbum, DeskPhoto } from '../model/desk.ts'
import { movedTo } from '../model.ts'
import { PhotoTile } from './photo-tile.tsx'

type Props = {
  album: DeskAlbum
  chosen: ReadonlySet<string>
  setChosen: (chosen: ReadonlySet<string>) => void
}

/** All photographs of an album in their order. Dropping one on another gives it that one's place. */
export function PhotoTiles({ album, chosen, setChosen }: Props) {
  const photos = useMoved(album.photos)
  const mover = useFetcher({ key: 'move by hand' })
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
      if (held !== id) void mover.submit({ do: 'move', photo: held, number }, { method: 'post' })
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
          target={photo.id === target && held !== undefined && held !== photo.id}
          drag={drag}
        />
      ))}
    </ol>
  )
}

/** The order as it will be when the moves that are under way are done: nobody waits for the server to see it. */
function useMoved(photos: readonly DeskPhoto[]): readonly DeskPhoto[] {
  const moves = useFetchers().filter(({ formData }) => formData?.get('do') === 'move')
  return moves.reduce<readonly DeskPhoto[]>((all, { formData }) => {
    const photo = all.find(({ id }) => id === formData?.get('photo'))
    return photo ? movedTo(all, photo, Number(formData?.get('number')) - 1) : all
  }, photos)
}
