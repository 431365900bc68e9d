import { expect, test } from 'vitest'
import { MAX_PICTURE_BYTES } from '../../kernel/picture-size.ts'
import { sendFileTo } from './send-file.ts'

test('a picture that is too large is not sent and cannot be retried', async () => {
  const large = Object.defineProperty(new File(['x'], 'large.jpg'), 'size', { value: MAX_PICTURE_BYTES + 1 })
  const hooks = { progress: () => {}, signal: new AbortController().signal }
  expect(await sendFileTo('/nowhere')(large, 0, hooks)).toMatchObject({ result: 'failed', final: true })
})
