import { createServer, request } from 'node:http'

/**
 * A bare Node server that sends the same bytes: the upper limit for the page cache. It fetches the page once
 * from the product, with the compression that browsers request, and repeats it.
 */
const [from = '', port = '0'] = process.argv.slice(2)
const { headers, body } = await fetchOnce(from)

createServer((_req, res) => {
  res.writeHead(200, headers)
  res.end(body)
}).listen(Number(port), '127.0.0.1')

function fetchOnce(url: string): Promise<{ headers: Record<string, string>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...kept } = answer.headers
        resolve({ headers: kept as Record<string, string>, body: Buffer.concat(chunks) }) // a cached page sets no cookies
      })
    })
    outgoing.on('error', reject)
    outgoing.end()
  })
}
