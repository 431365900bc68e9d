import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { databaseIn } from './database-server.ts'

/** Creates a migrated, empty database, or one without tables. The caller drops it. */
export async function createDatabase(
  template: 't_template' | 'template1' = 't_template',
): Promise<{ url: string; drop(): Promise<void> }> {
  const server = inject('databaseUrl')
  const name = `t_${randomUUID().replaceAll('-', '')}`
  // Copying files takes half the time of writing each block to the log, as long as nothing is synced to the disk.
  await onServer(server, `create database ${name} template ${template} strategy file_copy`)
  return {
    url: databaseIn(server, name),
    drop: () => onServer(server, `drop database if exists ${name} with (force)`),
  }
}

/** One connection per worker, because opening one takes a quarter of a short test. */
const connections = new Map<string, Promise<pg.Client>>()

async function onServer(url: string, statement: string): Promise<void> {
  const known = connections.get(url) ?? connected(url)
  connections.set(url, known)
  await (await known).query(statement)
}

async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  // The server stops last and need not wait for its workers.
  client.on('error', () => {})
  await client.connect()
  // Missing from its types.
  ;(client as unknown as { unref(): void }).unref()
  return client
}
