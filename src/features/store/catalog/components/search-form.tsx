import './store.css'
import { TextField } from '../../../../ui/forms/field.tsx'
import { paths } from '../../../../web/paths.ts'
import { LEAST_SEARCH, MAX_SEARCH } from '../model/item.ts'

const SCRIPT = import.meta.env.DEV ? '/src/web/browser/store-search.ts' : '/store-search.js'

/**
 * The search form of the store. The script disables the button below three characters; without it the browser's own
 * validation asks for more.
 */
export function SearchForm({ words }: { words: string }) {
  return (
    <search>
      <form className="store-search" action={paths.storeSearch} data-store-search>
        <TextField
          name="q"
          label="What are you looking for?"
          hint={`Enter at least ${LEAST_SEARCH} characters of a name, colour or item number.`}
          type="search"
          defaultValue={words}
          maxLength={MAX_SEARCH}
          pattern={`\\s*\\S.{${LEAST_SEARCH - 2},}\\S\\s*`}
          title={`At least ${LEAST_SEARCH} characters`}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className="button">
          Search
        </button>
      </form>
      <script type="module" src={SCRIPT} />
    </search>
  )
}
