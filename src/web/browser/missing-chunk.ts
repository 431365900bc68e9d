// Runs before all other scripts of a page, so that it can detect that one of them is missing.
import { reloadOnMissingChunk } from './chunk-reload.ts'

reloadOnMissingChunk()
