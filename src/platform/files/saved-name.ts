import { slugOf } from '../../kernel/text.ts'

const ENDINGS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}

/**
 * What a file is called when it is saved: letters, digits and hyphens, with the ending of what it is, whatever it was
 * called.
 */
export const savedName = (name: string, mediaType: string): string =>
  `${slugOf(name.replace(/\.[^.]*$/, ''), 'file').slice(0, 80)}.${ENDINGS[mediaType] ?? 'bin'}`
