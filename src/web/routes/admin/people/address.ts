import { keepQuery } from '../../../admin/list-address.ts'
import { adminPaths } from '../../../admin-paths.ts'

const LIST = ['q', 'show', 'sort']

/** The list of people with its search, from the query of a modal over it. */
export const listOf = (search: URLSearchParams): string => `${adminPaths.people}${keepQuery(search, LIST)}`

/** The search of the list below a modal, for the forms of the modal. */
export const listQuery = (search: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...search].filter(([name]) => LIST.includes(name)))

export const listIn = (request: Request): string => listOf(new URL(request.url).searchParams)

/** The ticked roles and teams of a form, to show them again after a refusal. */
export const checkboxValues = (form: FormData) => ({
  roles: form.getAll('roles').map(String),
  teams: form.getAll('teams').map(String),
})
