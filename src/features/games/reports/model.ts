/** Returns which of these full names a text contains, or only the surname of. Names of one word never count. */
export const surnamesIn = (text: string, names: readonly string[]): string[] =>
  names.filter((name) =>
    name
      .split(/\s+/)
      .slice(1)
      .some(
        (word) =>
          word.length > 2 && new RegExp(`(?<!\\p{L})${RegExp.escape(word)}(?!\\p{L})`, 'u').test(text),
      ),
  )
