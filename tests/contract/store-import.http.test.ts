import { truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createDatabase } from '../support/fresh-database.ts'
import { aFolder, run } from '../support/product.ts'
import { aSupplierCategory, aSupplierRow } from '../support/supplier-list.ts'

/** A folder with files, a database, and the command as typed in that folder. */
async function anAdminList(files: Record<string, unknown>) {
  const folder = await aFolder()
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))
  }
  const { url, drop } = await createDatabase()
  onTestFinished(drop)
  const type = async (...args: string[]) => {
    const env = { DATABASE_URL: url, DATA_DIR: folder, INIT_CWD: folder }
    const { child } = run(env, ['--store-import', ...args])
    let said = ''
    child.stdout.on('data', (chunk) => {
      said += chunk
    })
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
    return { code, said }
  }
  return { folder, type }
}

test('the supplier’s list is previewed, written and then unchanged, and refused rows are named with their reason [STO-018]', async () => {
  const { type } = await anAdminList({
    'list.json': [aSupplierRow(), aSupplierRow(), aSupplierRow({ itemId: '2', itemTitle: '' })],
    'categories.json': [aSupplierCategory()],
  })
  const named = ['list.json', '--categories', 'categories.json']
  const preview = await type(...named)
  expect(preview.code).toBe(0)
  expect(preview.said).toContain('1 new item, 0 changed, 0 unchanged, 2 refused.')
  expect(preview.said).toContain('New categories: Training Shirts')
  expect(preview.said).toContain('100200301  ARC TRAINING SHIRT')
  expect(preview.said).toContain('row 2 (100200301): row 1 has the same item number')
  expect(preview.said).toContain('row 3 (2): it has no title')
  expect(preview.said).toContain('Nothing is written yet')
  expect((await type(...named, '--apply')).said).toContain('All of it is written.')
  expect((await type(...named, '--apply')).said).toContain('0 new items, 0 changed, 1 unchanged')
})

test('changes are listed with their previous value', async () => {
  const { type, folder } = await anAdminList({ 'list.json': [aSupplierRow()] })
  await type('list.json', '--apply')
  await writeFile(join(folder, 'list.json'), JSON.stringify([aSupplierRow({ itemInfoColors: 'red' })]))
  expect((await type('list.json')).said).toContain('colours “navy/white” -> “red”')
})

test('broken JSON, a folder, a missing file and a file of 200 MB are refused in one sentence, and nothing is written', async () => {
  const { type, folder } = await anAdminList({ 'broken.json': '[{"itemId": ', 'large.json': '' })
  await truncate(join(folder, 'large.json'), 200 * 1024 * 1024)
  const broken = await type('broken.json', '--apply')
  expect(broken.code).toBe(1)
  expect(broken.said).toMatch(/^broken\.json is not valid JSON: .+\nNothing is written\.\n$/)
  const large = await type('large.json', '--apply')
  expect(large.code).toBe(1)
  expect(large.said).toBe(`${join(folder, 'large.json')} is larger than 12 MB and was not read.\n`)
  expect(await type('none.json')).toEqual({ code: 1, said: `${join(folder, 'none.json')} is not a file.\n` })
  expect((await type('.')).code).toBe(1)
})

test('unknown arguments print the usage', async () => {
  const { type } = await anAdminList({})
  for (const args of [[], ['a.json', 'b.json'], ['a.json', '--aply']]) {
    const { code, said } = await type(...args)
    expect(code, args.join(' ')).toBe(2)
    expect(said).toMatch(/^Usage: npm run store:import/)
  }
})
