// Runs the product in development on one port: Vite serves browser modules, and server code reloads on change.
// Database, jobs and cache are opened once and survive each reload.
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'vite'

const main = '/src/main.ts'
const http = createHttpServer()
const vite = await createServer({
  server: { middlewareMode: true, hmr: { server: http } },
  appType: 'custom',
})

const first = await vite.ssrLoadModule(main)
const config = first.parseConfig(process.env)
const site = await first.open(config).catch((error) => {
  console.error(error.message)
  process.exit(1)
})

let loaded
let handler
/** The handler of the current code, recreated when a module that it imports changes. */
async function current() {
  const module = await vite.ssrLoadModule(main)
  if (module !== loaded) {
    loaded = module
    handler = module.listener(site)
    site.cache.clear()
  }
  return handler
}

http.on('request', (req, res) => {
  vite.middlewares(req, res, async () => {
    try {
      const answer = await current()
      answer(req, res)
    } catch (error) {
      vite.ssrFixStacktrace(error)
      console.error(error)
      res.writeHead(500, { 'content-type': 'text/plain' }).end(error.stack)
    }
  })
})

http.listen(config.port, config.host, () =>
  console.log(`Development on http://${config.host}:${config.port}`),
)

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, async () => {
    http.close()
    http.closeAllConnections()
    await site.close()
    await vite.close()
    process.exit(0)
  })
}
