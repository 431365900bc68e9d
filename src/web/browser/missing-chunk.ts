// Runs before all other scripts of a page, so that it also detects when one of them is missing.
import { reloadOnMissingChunk } from './chunk-reload.ts'

reloadOnMissingChunk()
