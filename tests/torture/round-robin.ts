import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A minimal load balancer that alternates between the servers and passes on the client's address. With two servers it
 * forms a site of two nodes. A built file that the server does not have is asked of the `others`, because during an
 * update the nodes have different builds. Both lists may change meanwhile.
 */
export async function roundRobin(ports: readonly number[], others: readonly number[] = []) {
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    turn += 1
    const forwarded = `${incoming.headers['x-forwarded-for'] ?? ''}, ${incoming.socket.remoteAddress}`
    const headers = { ...incoming.headers, 'x-forwarded-for': forwarded.replace(/^, /, '') }
    const pass = (port: number | undefined, next: readonly number[]) => {
      const { method, url: path } = incoming
      const passed = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
        if (answer.statusCode === 404 && next.length > 0) {
          answer.resume()
          return pass(next[0], next.slice(1))
        }
        outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
        return answer.pipe(outgoing)
      })
      passed.on('error', () => outgoing.headersSent || outgoing.writeHead(502).end())
      incoming.pipe(passed)
    }
    const first = ports[turn % ports.length]
    const isBuilt = incoming.url?.startsWith('/assets/')
    pass(first, isBuilt ? others.filter((port) => port !== first) : [])
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
