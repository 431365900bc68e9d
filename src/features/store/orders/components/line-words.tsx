import { formatPence } from '../../../../kernel/money.ts'
import { type Image, Picture } from '../../../../ui/primitives/picture.tsx'
import { Personalised } from '../../catalog/components/personalised-shirt.tsx'
import { productPath } from '../../catalog/model/categories.ts'
import { sizeWords } from '../../catalog/model/size-words.ts'
import type { LinePrint } from '../model/personalisation.ts'

/** The picture of a line with its print, or its place. */
export function LinePicture({ image, print }: { image: Image | null; print: LinePrint | undefined }) {
  return (
    <span className="pane">
      {print ? (
        <Personalised on={print.on} print={print} sizes="5.5rem" silent />
      ) : (
        image && <Picture image={image} sizes="5.5rem" alt="" />
      )}
    </span>
  )
}

type Props = {
  title: string
  itemId: string
  size: string
  print: LinePrint | undefined
}

/** What a line is: item, size, print. */
export function LineWords({ title, itemId, size, print }: Props) {
  return (
    <>
      <h2 className="h3">
        <a href={productPath(itemId)}>{title}</a>
      </h2>
      <p className="muted small">{sizeWords(size)}</p>
      {print && (
        <p className="small">
          Personalised <b>{print.words}</b>, + {formatPence(print.gross)}
        </p>
      )}
    </>
  )
}
