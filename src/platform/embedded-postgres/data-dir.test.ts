import { expect, test } from 'vitest'
import { openDataDir } from './data-dir.ts'

test('a data folder that cannot be created is refused with the setting to change', () => {
  expect(() => openDataDir('/proc/none/data')).toThrow(
    'DATA_DIR /proc/none/data cannot be written: give that folder to the user who starts the program or set another DATA_DIR.',
  )
})
