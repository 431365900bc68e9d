import { slugOf } from '../../kernel/text.ts'

const ENDINGS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}

/** Names a downloaded file: letters, digits and hyphens, with the extension of its media type. */
export const savedName = (name: string, mediaType: string): string =>
  `${slugOf(name.replace(/\.[^.]*$/, ''), 'file').slice(0, 80)}.${ENDINGS[mediaType] ?? 'bin'}`
