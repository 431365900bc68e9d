import { isId } from '../../../kernel/ids.ts'

/** The width of the text of an e-mail in CSS pixels. */
const TEXT_PX = 560
/** How wide pictures are stored for e-mails: sharp on screens with two pixels for each CSS pixel. */
export const STORED_PX = 2 * TEXT_PX

/** A picture in a text, as the editor inserts it. */
export type TextPicture = { src: string; alt: string; width: number; height: number }

/** An uploaded picture as e-mails show it: the JPEG, which all mail programs know, not wider than the text. */
export function textPicture(image: {
  id: string
  alt: string
  widthPx: number
  heightPx: number
}): TextPicture {
  const width = Math.min(TEXT_PX, image.widthPx)
  const height = Math.round((image.heightPx * width) / image.widthPx)
  return { src: pictureAddress(image.id), alt: image.alt, width, height }
}

/** The address of an uploaded picture in the text of a message. */
export const pictureAddress = (id: string): string => `/files/${id}/original`

/** A picture as HTML, to be sanitised with the text. */
export const pictureHtml = ({ src, alt, width, height }: TextPicture): string =>
  `<img src="${src}" alt="${escaped(alt)}" width="${width}" height="${height}">`

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const PICTURE = /<img\b[^>]*>/g
const STORED = /\bsrc="\/files\/([0-9a-f-]{36})\/(?:original|\d{1,5})"/

/** The ids of the stored pictures in a sanitised text, each once. */
export const pictureIdsIn = (html: string): string[] => [
  ...new Set((html.match(PICTURE) ?? []).flatMap((picture) => storedIdOf(picture) ?? [])),
]

function storedIdOf(picture: string): string | undefined {
  const id = STORED.exec(picture)?.[1]
  return id !== undefined && isId(id) ? id : undefined
}

/** A sanitised text without a stored picture. */
export const withoutPicture = (html: string, id: string): string =>
  html.replace(PICTURE, (picture) => (storedIdOf(picture) === id ? '' : picture))

/** What is wrong with the pictures of a sanitised text, in words; undefined if nothing is. */
export function pictureProblem(html: string): string | undefined {
  const pictures = html.match(PICTURE) ?? []
  if (pictures.some((picture) => storedIdOf(picture) === undefined))
    return 'Remove the picture that is not stored here, and upload it'
  if (pictures.some((picture) => !/\balt="[^"]*[^"\s][^"]*"/.test(picture)))
    return 'A picture has no description. Remove it and upload it with one'
  return undefined
}

/** Said when a picture in a text can no longer be shown. */
export const PICTURE_GONE = 'A picture in the message is no longer there. Remove it and upload it again'
