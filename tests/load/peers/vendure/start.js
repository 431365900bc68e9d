import { bootstrap, JobQueueService } from '@vendure/core'
import { config } from './config.js'

const app = await bootstrap(config)
await app.get(JobQueueService).start()
