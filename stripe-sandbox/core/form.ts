/** A decoded form body: strings, lists and maps, as in `a[b][0]=c`. */
export type Form = { [name: string]: FormValue }
export type FormValue = string | FormValue[] | Form

const MAX_DEPTH = 8

/** Decodes `application/x-www-form-urlencoded` with Stripe's nested brackets. */
export function parseForm(encoded: string): Form {
  const root = emptyForm()
  for (const [name, value] of new URLSearchParams(encoded)) put(root, pathOf(name), value)
  return lists(root)
}

function pathOf(name: string): string[] {
  const start = name.indexOf('[')
  if (start <= 0) return [name]
  const inner = [...name.slice(start).matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? '')
  return [name.slice(0, start), ...inner].slice(0, MAX_DEPTH)
}

function put(root: Form, path: string[], value: string) {
  let at = root
  for (const [index, step] of path.entries()) {
    const key = step === '' ? String(Object.keys(at).length) : step
    if (index === path.length - 1) {
      at[key] = value
      return
    }
    const next = at[key]
    const inner = typeof next === 'object' && !Array.isArray(next) ? next : emptyForm()
    at[key] = inner
    at = inner
  }
}

/** Maps with the keys 0, 1, 2… become lists, except `metadata`. */
function lists(form: Form): Form {
  for (const [name, value] of Object.entries(form)) {
    if (typeof value === 'string' || Array.isArray(value)) continue
    const inner = lists(value)
    form[name] = name !== 'metadata' && isList(inner) ? Object.values(inner) : inner
  }
  return form
}

const isList = (form: Form) => {
  const keys = Object.keys(form)
  return keys.length > 0 && keys.every((key, index) => key === String(index))
}

/** Has no prototype, so a parameter called `__proto__` is an ordinary key. */
function emptyForm(): Form {
  return Object.create(null)
}
