import './messages.css'
import { PictureUpload } from '../../../ui/forms/picture-upload.tsx'
import type { PicturePicker } from '../../../ui/rich-text/rich-text-field.tsx'
import { adminPaths } from '../../../web/admin-paths.ts'
import type { TextPicture } from '../model/pictures.ts'

/** Uploads a picture into the text of a message. */
export const pictureInText: PicturePicker = ({ choose, close }) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the fields, as it closes those of a link
  <div
    className="picture-in-text"
    onKeyDown={(event) => {
      if (event.key === 'Escape') close()
    }}
  >
    <PictureUpload<TextPicture> address={adminPaths.emailPictures} uploaded={choose} />
  </div>
)
