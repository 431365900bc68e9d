import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openLog } from '../log/log.ts'
import { EventStreams, type Limits, type StreamState } from './event-streams.ts'

async function streamsOf(read: (topic: string) => Promise<StreamState>, limits?: Limits) {
  const source = {
    address: /^\/games\/([a-z]+)\/live$/,
    tagOf: (topic: string) => `match/${topic}`,
    read,
    clientOf: ({ headers }: IncomingMessage) => String(headers['x-client']),
  }
  const streams = new EventStreams(source, { 'x-always': 'yes' }, openLog('fatal'), limits)
  const server = createServer((req, res) => {
    if (!streams.answer(req, res)) res.writeHead(418).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    streams.close()
    server.closeAllConnections()
    server.close()
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const open = async (path: string, client = '192.0.2.1'): Promise<IncomingMessage> => {
    const streamRequest = get(origin + path, { agent: false, headers: { 'x-client': client } })
    const [answer] = await once(streamRequest, 'response')
    answer.setEncoding('utf8')
    return answer
  }
  return { streams, open }
}

/** The next event of a stream. */
async function nextOf(stream: IncomingMessage): Promise<string> {
  for (let read = ''; ; ) {
    const [, data] = /data: (.*)\n\n/.exec(read) ?? []
    if (data !== undefined) return data
    const [chunk] = await once(stream, 'data')
    read += chunk
  }
}

test('other addresses and methods are not handled', async () => {
  const { open } = await streamsOf(async () => undefined)
  expect((await open('/games/one')).statusCode).toBe(418)
})

test('a topic without anything to follow returns 204, so browsers do not reconnect', async () => {
  const { streams, open } = await streamsOf(async () => undefined)
  const answer = await open('/games/one/live')
  expect(answer.statusCode).toBe(204)
  await expect.poll(() => streams.viewers).toBe(0)
})

test('a failed read closes the connection, and the next viewer gets a response', async () => {
  let reads = 0
  const { open } = await streamsOf(async () => {
    reads += 1
    if (reads === 1) throw new Error('the database is down')
    return { json: '"now"', isLast: false }
  })
  await expect(open('/games/one/live')).rejects.toThrow()
  expect(await nextOf(await open('/games/one/live'))).toBe('"now"')
})

test('one network can only open its share of streams, and another one after closing one', async () => {
  const limits = { viewers: 4, ofOneNetwork: 2 }
  const { streams, open } = await streamsOf(async () => ({ json: '1', isLast: false }), limits)
  const first = await open('/games/one/live', '2001:db8::1')
  await open('/games/two/live', '2001:db8::2')
  const refused = await open('/games/one/live', '2001:db8::3')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '30'])
  expect((await open('/games/one/live', '198.51.100.1')).statusCode).toBe(200)
  first.destroy()
  await expect.poll(() => streams.viewers).toBe(2)
  expect((await open('/games/one/live', '2001:db8::3')).statusCode).toBe(200)
})

test('a full node returns when to retry', async () => {
  const limits = { viewers: 1, ofOneNetwork: 2 }
  const { open } = await streamsOf(async () => ({ json: '1', isLast: false }), limits)
  await open('/games/one/live')
  const refused = await open('/games/one/live', '198.51.100.1')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '30'])
})

test('all viewers of a topic share one read and receive each change of its tag', async () => {
  let score = 0
  let reads = 0
  const { streams, open } = await streamsOf(async () => {
    reads += 1
    return { json: String(score), isLast: false }
  })
  const viewers = await Promise.all(Array.from({ length: 20 }, () => open('/games/one/live')))
  expect(viewers[0]?.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'x-always': 'yes',
  })
  expect(await Promise.all(viewers.map(nextOf))).toEqual(Array(20).fill('0'))
  const before = reads
  score = 1
  const next = viewers.map(nextOf)
  streams.drop(['match/two', 'match/one'])
  expect(await Promise.all(next)).toEqual(Array(20).fill('1'))
  expect(reads).toBe(before + 1)
})

test('several changes during a read cause one more read', async () => {
  let reads = 0
  const waiting: (() => void)[] = []
  const { streams, open } = await streamsOf(async () => {
    reads += 1
    await new Promise<void>((resolve) => waiting.push(resolve))
    return { json: String(reads), isLast: false }
  })
  const opened = open('/games/one/live')
  await expect.poll(() => reads).toBe(1)
  for (let n = 0; n < 10; n += 1) streams.drop(['match/one'])
  waiting.shift()?.()
  await opened
  await expect.poll(() => waiting.length).toBe(1)
  waiting.shift()?.()
  await expect.poll(() => reads).toBe(2)
})

test('the final state ends the stream for all viewers', async () => {
  const { streams, open } = await streamsOf(async () => ({ json: '"ended"', isLast: true }))
  const stream = await open('/games/one/live')
  expect(await nextOf(stream)).toBe('"ended"')
  await expect.poll(() => streams.viewers).toBe(0)
})
