import { join } from 'node:path'
import type { Config } from '../config/config.ts'
import { diskFiles } from './disk.ts'
import { s3Files } from './s3.ts'
import type { FileStore } from './store.ts'

/** The folder below DATA_DIR with the stored files. */
export const folderOf = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'files')

/** Opens the site's file store: an S3-compatible store if one is configured, otherwise a folder in DATA_DIR. */
export const filesOf = (config: Pick<Config, 's3' | 'dataDir'>): FileStore =>
  config.s3 ? s3Files(config.s3) : diskFiles(folderOf(config))
