import { formatPence, type Pence } from '../../../../kernel/money.ts'
import { type Image, Picture } from '../../../../ui/primitives/picture.tsx'
import { productPath } from '../../catalog/model/shelves.ts'

/** The picture of a line, or its place. */
export function LinePicture({ image }: { image: Image | null }) {
  return <span className="pane">{image && <Picture image={image} sizes="5.5rem" alt="" />}</span>
}

type Props = {
  title: string
  itemId: string
  size: string
  print: { words: string; gross: Pence } | undefined
}

/** What a line is: item, size, print. */
export function LineWords({ title, itemId, size, print }: Props) {
  return (
    <>
      <h2 className="h3">
        <a href={productPath(itemId)}>{title}</a>
      </h2>
      <p className="muted small">Size {size}</p>
      {print && (
        <p className="small">
          Printed <b>{print.words}</b>, + {formatPence(print.gross)}
        </p>
      )}
    </>
  )
}
