import './own-details.css'
import '../../../ui/forms/form-sheet.css'
import '../../../ui/primitives/picture.css'
import { MOST_PICTURE_MB } from '../../../kernel/picture-size.ts'
import { UnreachableNote } from '../../../ui/forms/field.tsx'
import { FileField } from '../../../ui/forms/file-field.tsx'
import { Picture } from '../../../ui/primitives/picture.tsx'
import type { OwnDetails } from '../queries/me.server.ts'

/** The reader's own picture: put one up, replace it, take it away. Posts to its own address. */
export function OwnPictureForm({ member, errors }: { member: OwnDetails; errors: string[] | undefined }) {
  const { image, hasPicture, minor, showsPhotos } = member
  return (
    <div className="portrait">
      {image && (
        <figure className="picture">
          <Picture image={image} sizes="12rem" alt="You, as the club shows you" />
        </figure>
      )}
      <div className="stack">
        <p>{whoSees(member)}</p>
        {hasPicture && !image && (
          <p className="muted">Your picture is stored; it is not shown to you here.</p>
        )}
        {(!minor || showsPhotos) && (
          <form method="post" encType="multipart/form-data" className="stack portrait-form">
            <UnreachableNote />
            <FileField
              name="picture"
              label={hasPicture ? 'Another picture' : 'Picture'}
              hint={`JPEG, PNG, WebP or AVIF, up to ${MOST_PICTURE_MB} MB. Location data is removed.`}
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

/** Who may fetch it, as `pictureAudience` decides it. */
function whoSees({ minor, listed, showsPhotos }: OwnDetails): string {
  if (minor && !showsPhotos)
    return 'You count as under 18 at the club: a picture of you is kept only once your guardian has agreed.'
  if (minor) return 'Members of the club see it. The public never does.'
  if (listed && showsPhotos) return 'Everyone can see it, on your player page and in your squad.'
  return 'Members of the club see it. Choose below whether the public may.'
}
