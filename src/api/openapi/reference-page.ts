import { html } from 'hono/html'
import { isPerson, PEOPLE, type Person } from './audiences.ts'
import { memberRows, typeOf } from './describe-schema.ts'
import type { JsonSchema } from './json-schema.ts'

type Html = ReturnType<typeof html>
type Parameter = { name: string; in: string; required?: boolean; schema?: JsonSchema; description?: string }
type Body = { content?: Record<string, { schema?: JsonSchema }> }
type Operation = {
  operationId: string
  summary: string
  tags: string[]
  'x-who': string | string[]
  parameters: Parameter[]
  requestBody?: Body
  responses: Record<string, Body & { $ref?: string; description?: string }>
}
/** The parts of the `openapiOf` document that the page shows. */
export type Description = {
  info: { title: string; description: string }
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema>; responses: Record<string, { description: string }> }
}

/**
 * Renders the OpenAPI document as one HTML page without scripts, with every call and every schema it uses. `person` is
 * the audience; undefined means all.
 */
export async function referencePage(description: Description, person?: Person): Promise<string> {
  const { info, tags, components } = description
  const schemas = Object.entries(components.schemas)
  return String(
    await html`<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API reference</title>
<link rel="stylesheet" href="/api/reference/style.css">
</head>
<body>
<header>
<h1>${info.title}</h1>
<p>${withCode(info.description)}</p>
<p>As a file: <a href="/api/openapi.json${person ? `?role=${person}` : ''}">openapi.json</a></p>
</header>
<nav aria-label="What each role may do"><ul>${views(person)}</ul></nav>
<nav aria-label="Calls by subject"><ul>${tags.map(({ name }) => html`<li><a href="#${idOf(name)}">${name}</a></li>`)}<li><a href="#schemas">Schemas</a></li></ul></nav>
<main>
${tags.map(({ name }) => section(description, name))}
<section aria-labelledby="schemas"><h2 id="schemas">Schemas</h2>
${schemas.map(([name, schema]) => html`<details id="${name}"><summary><code>${name}</code></summary>${memberRows(schema)}</details>`)}
</section>
</main>
</body>
</html>
`,
  )
}

function views(person: Person | undefined): Html[] {
  const link = (role: Person | undefined, title: string) =>
    html`<li><a href="/api/reference${role ? `?role=${role}` : ''}"${role === person ? html` aria-current="page"` : ''}>${title}</a></li>`
  const roles = Object.entries(PEOPLE).map(([role, { title }]) =>
    link(isPerson(role) ? role : undefined, title),
  )
  return [link(undefined, 'Everyone'), ...roles]
}

function section(description: Description, tag: string): Html {
  const calls = Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => call(description, method, path, operation)),
  )
  return html`<section aria-labelledby="${idOf(tag)}"><h2 id="${idOf(tag)}">${tag}</h2>
${calls}
</section>`
}

function call(description: Description, method: string, path: string, operation: Operation): Html {
  const { operationId, summary, parameters, requestBody, responses } = operation
  const [server] = description.servers
  const sent = bodyType(requestBody)
  return html`<details id="${operationId}"><summary><b>${method.toUpperCase()}</b> <code>${server?.url}${path}</code> ${summary}</summary>
<p>${whoText(operation['x-who'])}</p>
${parameters.length > 0 ? html`<table><thead><tr><th scope="col">Parameter</th><th scope="col">In</th><th scope="col">Type</th></tr></thead><tbody>${parameters.map(parameterRow)}</tbody></table>` : ''}
${sent ? html`<p>Body: ${sent}</p>` : ''}
<ul>${Object.entries(responses).map(([status, response]) => html`<li><b>${status}</b> ${answerText(description, status, response)}</li>`)}</ul>
</details>
`
}

const parameterRow = (parameter: Parameter): Html =>
  html`<tr><td><code>${parameter.name}</code>${parameter.required ? ', required' : ''}</td><td>${parameter.in}</td><td>${typeOf(parameter.schema ?? {})} ${parameter.description ?? ''}</td></tr>`

function answerText({ components }: Description, status: string, response: Operation['responses'][string]) {
  const name = response.$ref?.split('/').at(-1) ?? status
  const words = response.description ?? components.responses[name]?.description ?? ''
  return html`${withCode(words)} ${bodyType(response) ?? ''}`
}

function bodyType(body: Body | undefined): Html | undefined {
  const [content] = Object.entries(body?.content ?? {})
  if (!content) return undefined
  const [mediaType, { schema = {} }] = content
  return html`${typeOf(schema)} <small>${mediaType}</small>`
}

function whoText(who: string | string[]): string {
  if (who === 'public') return 'For everyone'
  if (who === 'users') return 'For logged-in users, for their own data'
  if (!Array.isArray(who)) return `For ${who}`
  const roles = [...who.filter((role) => role !== 'administrator'), 'administrator']
  return `For ${roles.map((role) => (isPerson(role) ? PEOPLE[role].many : role)).join(', ')}`
}

/** Turns `code` between backticks into code elements. */
const withCode = (text: string): Html[] =>
  text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : html`${part}`))

const idOf = (tag: string): string => tag.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** Supports light and dark mode, and printing. */
export const STYLE = `:root{color-scheme:light dark;--line:light-dark(#cdd5db,#39444d);--link:light-dark(#0d4d7c,#8cc8f5)}
body{margin:0 auto;max-width:64rem;padding:1rem;font:1rem/1.5 system-ui,sans-serif;background:light-dark(#fff,#10181e);color:light-dark(#14202a,#e6edf2)}
a{color:var(--link)}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;padding:0;list-style:none}
details{border-top:1px solid var(--line);padding:.25rem 0}
[aria-current]{font-weight:700;text-decoration:none}
summary{cursor:pointer;padding:.375rem 0;overflow-wrap:anywhere}
summary b{display:inline-block;min-width:4.5rem}
table{border-collapse:collapse;display:block;overflow-x:auto}
th,td{border-top:1px solid var(--line);padding:.375rem .75rem .375rem 0;text-align:left;vertical-align:top}
code{font:.9375em ui-monospace,monospace}
`
