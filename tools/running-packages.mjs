// Reduces package.json and package-lock.json in this folder to what the built server loads, for a container image.
import { readFileSync, writeFileSync } from 'node:fs'
import { runningOnly } from './bootstrap/subset.mjs'

const read = (file) => JSON.parse(readFileSync(file, 'utf8'))
const write = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)

const { manifest, lock } = runningOnly({ manifest: read('package.json'), lock: read('package-lock.json') })
write('package.json', manifest)
write('package-lock.json', lock)
