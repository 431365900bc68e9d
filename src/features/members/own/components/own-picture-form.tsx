import './own-details.css'
import '../../../../ui/primitives/picture.css'
import { MAX_PICTURE_MB } from '../../../../kernel/picture-size.ts'
import { FileField } from '../../../../ui/forms/file-field.tsx'
import { UnreachableNote } from '../../../../ui/forms/unreachable-note.tsx'
import { Picture } from '../../../../ui/primitives/picture.tsx'
import type { OwnDetails } from '../queries/me.server.ts'

/** Uploads, replaces or removes the member's own picture. Posts to its own address. */
export function OwnPictureForm({ member, errors }: { member: OwnDetails; errors: string[] | undefined }) {
  const { image, hasPicture, minor, showsPhotos } = member
  return (
    <div className="portrait">
      {image && (
        <figure className="picture">
          <Picture image={image} sizes="12rem" alt="Your picture" />
        </figure>
      )}
      <div className="stack">
        <p>{audienceText(member)}</p>
        {hasPicture && !image && <p className="muted">We have your picture, but cannot show it here.</p>}
        {(!minor || showsPhotos) && (
          <form method="post" encType="multipart/form-data" className="stack">
            <UnreachableNote />
            <FileField
              name="picture"
              label={hasPicture ? 'Another picture' : 'Picture'}
              hint={`JPEG, PNG, WebP or AVIF, up to ${MAX_PICTURE_MB} MB. Location data is removed.`}
              accept="image/jpeg,image/png,image/webp,image/avif"
              errors={errors}
            />
            <p>
              <button className="button secondary" type="submit" name="do" value="picture">
                {hasPicture ? 'Replace picture' : 'Upload picture'}
              </button>
            </p>
          </form>
        )}
        {hasPicture && (
          <form method="post">
            <button className="button bare compact" type="submit" name="do" value="remove-picture">
              Remove my picture
            </button>
          </form>
        )}
      </div>
    </div>
  )
}

/** Explains who can see the picture, following `pictureAudience`. */
function audienceText({ minor, listed, showsPhotos, hidesPhotos }: OwnDetails): string {
  if (minor && !showsPhotos)
    return 'Our records say you are under 18, so we can keep a picture of you only once your guardian agrees.'
  if (hidesPhotos)
    return 'You have not agreed to photos, so besides you only administrators and your coaches can see it.'
  if (minor) return 'Only club members can see it, never the public.'
  if (listed && showsPhotos) return 'Everyone can see it, on your player page and in your squad.'
  return 'Only club members can see it. You can make it public below.'
}
