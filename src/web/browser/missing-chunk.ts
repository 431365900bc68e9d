// Runs before all other scripts of a page, so that it also hears when one of those is missing.
import { reloadOnMissingChunk } from './chunk-reload.ts'

reloadOnMissingChunk()
