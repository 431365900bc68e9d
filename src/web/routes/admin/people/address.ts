import { keepQuery } from '../../../admin/list-address.ts'
import { adminPaths } from '../../../admin-paths.ts'

const LIST = ['q', 'show', 'sort']

/** Returns the URL of the people list with its search, from the query of a modal. */
export const listOf = (search: URLSearchParams): string => `${adminPaths.people}${keepQuery(search, LIST)}`

/** Returns the search of the list behind a modal, for the modal's forms. */
export const listQuery = (search: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...search].filter(([name]) => LIST.includes(name)))

export const listIn = (request: Request): string => listOf(new URL(request.url).searchParams)

/** Returns a form's ticked roles and teams, to show them again after a refusal. */
export const checkboxValues = (form: FormData) => ({
  roles: form.getAll('roles').map(String),
  teams: form.getAll('teams').map(String),
})
