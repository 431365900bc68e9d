import type { Server } from 'node:http'
import { listenOn } from '../http/serve.ts'
import type { Log } from '../log/log.ts'
import type { Metrics } from './metrics.ts'

/** Serves GET /metrics and nothing else, on a separate port. [docs/decisions/0120] */
export function serveMetrics(
  metrics: Metrics,
  at: { host: string; port: number },
  log: Log,
): Promise<Server> {
  return listenOn(
    async (req, res) => {
      if (req.method !== 'GET' || req.url !== '/metrics') {
        res.writeHead(404).end()
        return
      }
      try {
        const { type, body } = await metrics.text()
        res.writeHead(200, { 'content-type': type }).end(body)
      } catch (error) {
        log.warn({ err: error }, 'the metrics could not be read')
        res.writeHead(503).end()
      }
    },
    at.host,
    at.port,
  )
}
