import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A minimal load balancer that alternates between the servers and passes on the client's address. With two servers it
 * forms a site of two nodes.
 */
export async function roundRobin(ports: readonly number[]) {
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    turn += 1
    const forwarded = `${incoming.headers['x-forwarded-for'] ?? ''}, ${incoming.socket.remoteAddress}`
    const passed = request(
      {
        host: '127.0.0.1',
        port: ports[turn % ports.length],
        method: incoming.method,
        path: incoming.url,
        headers: { ...incoming.headers, 'x-forwarded-for': forwarded.replace(/^, /, '') },
      },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
        answer.pipe(outgoing)
      },
    )
    passed.on('error', () => outgoing.headersSent || outgoing.writeHead(502).end())
    incoming.pipe(passed)
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
