import '../../catalog/components/store.css'
import { formatPence } from '../../../../kernel/money.ts'
import { type Image, Picture } from '../../../../ui/primitives/picture.tsx'
import { paths } from '../../../../web/paths.ts'
import { Personalised } from '../../catalog/components/personalised-shirt.tsx'
import { sizeLabel } from '../../catalog/model/size-words.ts'
import type { LinePersonalisation } from '../model/personalisation.ts'

/** The picture of a line with its personalisation, or an empty box. */
export function LinePicture({
  image,
  personalisation,
}: {
  image: Image | null
  personalisation: LinePersonalisation | undefined
}) {
  return (
    <span className="item-picture">
      {personalisation ? (
        <Personalised on={personalisation.on} personalisation={personalisation} sizes="5.5rem" hidden />
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
  personalisation: LinePersonalisation | undefined
}

/** Item, size and personalisation of a line. */
export function LineWords({ title, itemId, size, personalisation }: Props) {
  return (
    <>
      <h2 className="heading-3">
        <a href={paths.product(itemId)}>{title}</a>
      </h2>
      <p className="muted small">{sizeLabel(size)}</p>
      {personalisation && (
        <p className="small">
          Personalised <b>{personalisation.words}</b>, + {formatPence(personalisation.gross)}
        </p>
      )}
    </>
  )
}
