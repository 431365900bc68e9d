import { contentsOfExport } from '../../../features/export/queries/contents.server.ts'
import { sizeWords } from '../../../kernel/measures.ts'
import { count } from '../../../kernel/text.ts'
import { DateTimeText } from '../../../ui/primitives/date-text.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { Note } from '../../../ui/primitives/note.tsx'
import { sendArchive } from '../../admin/export-archive.server.ts'
import { SettingsTabs } from '../../admin/settings-tabs.tsx'
import { adminPaths } from '../../admin-paths.ts'
import { ctxOf } from '../../context.ts'
import type { Route } from './+types/export'

export const middleware: Route.MiddlewareFunction[] = [sendArchive]

export const loader = ({ context }: Route.LoaderArgs) => contentsOfExport(ctxOf(context))

export const meta: Route.MetaFunction = () => [
  { title: 'Export · Admin' },
  { name: 'robots', content: 'noindex' },
]

/** Downloads everything the club has stored, for use in other software. */
export default function Export({ loaderData: { lists, fileBytes, last } }: Route.ComponentProps) {
  const files = lists.find(({ name }) => name === 'files')?.rows ?? 0
  return (
    <>
      <h1>Settings</h1>
      <SettingsTabs current={adminPaths.export} />
      <section className="stack prose-width margin-top-6" aria-labelledby="section">
        <h2 id="section">Export</h2>
        <p>
          Everything your club has stored, in one ZIP file: each list as JSON and as CSV for a spreadsheet,
          and {files === 0 ? 'no files yet' : `${count(files, 'file')} (${sizeWords(fileBytes)})`}. Use it to
          move to other software, or to keep a copy. It includes a README that explains each list.
        </p>
        <Note tone="warn">
          <p>
            The file holds the personal data of all members. Keep it where only you can read it, and delete it
            when you no longer need it. Passwords are not in it.
          </p>
        </Note>
        {/* The browser sends this form itself, because the response is a download and the page stays. */}
        <form method="post">
          <button className="button" type="submit">
            <Icon name="download" /> Download everything
          </button>
        </form>
        <p className="muted">
          {last ? (
            <>
              Last downloaded on <DateTimeText at={last.at} />
              {last.by && ` by ${last.by}`}.
            </>
          ) : (
            'Nobody has downloaded it yet.'
          )}
        </p>
        <details>
          <summary>{count(lists.length, 'list')} in it</summary>
          <table className="table margin-top-3">
            <thead>
              <tr>
                <th scope="col">List</th>
                <th scope="col">Rows</th>
              </tr>
            </thead>
            <tbody>
              {lists.map(({ name, holds, rows }) => (
                <tr key={name}>
                  <td>{holds}</td>
                  <td>{rows}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </section>
    </>
  )
}
