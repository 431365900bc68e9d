import { createServer, request } from 'node:http'

/**
 * The fastest that Node can send these very bytes: what the page cache is measured against. It fetches the page once
 * from the product, compressed as browsers ask for it, and repeats it.
 */
const [from = '', port = '0'] = process.argv.slice(2)
const { headers, body } = await fetchOnce(from)

createServer((_req, res) => {
  res.writeHead(200, headers)
  res.end(body)
}).listen(Number(port), '127.0.0.1')

function fetchOnce(url: string): Promise<{ headers: Record<string, string>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...kept } = answer.headers
        resolve({ headers: kept as Record<string, string>, body: Buffer.concat(chunks) }) // no set-cookie on a kept page
      })
    })
    asked.on('error', reject)
    asked.end()
  })
}
