import { keepQuery } from '../../../admin/list-address.ts'
import { adminPaths } from '../../../paths.ts'

/** The list of people with its search, from the query of a modal over it. */
export const listOf = (search: URLSearchParams): string =>
  `${adminPaths.people}${keepQuery(search, ['q', 'show', 'sort'])}`

export const listIn = (request: Request): string => listOf(new URL(request.url).searchParams)

/** The ticked roles and teams of a form, to show them again after a refusal. */
export const checkboxValues = (form: FormData) => ({
  roles: form.getAll('roles').map(String),
  teams: form.getAll('teams').map(String),
})
