import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** `cut`: every connection is closed. `silent`: connections are accepted and never answered. */
type State = 'open' | 'cut' | 'silent'

/** A line to a server of this machine that a trial can cut. */
export async function aLine(port: number) {
  let state: State = 'open'
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    socket.on('error', () => {}) // this is about lines that are cut
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    if (state === 'cut') socket.destroy()
    if (state !== 'open') return
    const far = connect(port, '127.0.0.1')
    far.on('error', () => socket.destroy())
    socket.on('close', () => far.destroy())
    socket.pipe(far).pipe(socket)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const become = (next: State) => {
    state = next
    for (const socket of sockets) socket.destroy()
  }
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    become,
    close() {
      become('cut')
      server.close()
    },
  }
}

export type Line = Awaited<ReturnType<typeof aLine>>
