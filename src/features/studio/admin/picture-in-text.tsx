import type { PicturePicker } from '../../../ui/rich-text/rich-text-field.tsx'
import { paths } from '../../../web/paths.ts'
import { PictureDialog } from './picture-dialog.tsx'

/** The width of a column of text. */
const WIDTH_PX = 960

/** Inserts a picture of the library into a rich text. */
export const pictureInText: PicturePicker = ({ choose, close }) => (
  <PictureDialog
    close={close}
    choose={({ id, alt, widthPx, heightPx, variantsPx }) => {
      const width = variantsPx.findLast((variant) => variant <= WIDTH_PX) ?? variantsPx[0] ?? widthPx
      choose({ src: paths.file(id, width), alt, width, height: Math.round((heightPx * width) / widthPx) })
    }}
  />
)
