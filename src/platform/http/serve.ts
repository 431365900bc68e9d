import { createServer, type RequestListener, type Server } from 'node:http'

/** The server cannot listen on this address. The message is for the operator. */
export class ListenError extends Error {}

/** Starts to listen. Throws ListenError with advice for the operator. */
export function listenOn(handler: RequestListener, host: string, port: number): Promise<Server> {
  const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: 60_000 }, handler)
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new ListenError(worded(error, host, port))))
    server.listen(port, host, () => resolve(server))
  })
}

/** Finishes running requests, then closes all connections, after `limitMs` at the latest. */
export async function drain(server: Server, limitMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  server.closeIdleConnections()
  const timer = setTimeout(() => server.closeAllConnections(), limitMs)
  await closed
  clearTimeout(timer)
}

function worded(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is in use. Stop the program that uses it, or set another PORT.`
  }
  if (error.code === 'EACCES') return `Port ${port} needs more rights. Set a PORT above 1023.`
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return `HOST ${host} is no address of this machine. Set HOST to 127.0.0.1 or 0.0.0.0.`
  }
  return `Cannot listen on ${host}:${port} (${error.code ?? error.message}). Set another HOST or PORT.`
}
