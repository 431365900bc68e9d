/** A menu entry. Its sub-items open as a list. */
export type MenuLink = {
  title: string
  link: string
  /** 'page' is a page of this site, 'external' another site. */
  typeLink: 'page' | 'external'
  subItems?: readonly MenuLink[] | undefined
}

const bare = (path: string) => path.split(/[?#]/, 1)[0]?.replace(/(.)\/+$/, '$1') ?? path

/** Returns 'page' on the page itself, 'true' on pages below it. Rendered on the server, so that it needs no script. */
export function currentMark(link: string, path: string): 'page' | 'true' | undefined {
  const [here, there] = [bare(path), bare(link)]
  if (here === there) return 'page'
  return there !== '/' && here.startsWith(`${there}/`) ? 'true' : undefined
}

/** A menu link, marked as current on its own page. */
export function MenuAnchor({ item, path }: { item: MenuLink; path: string }) {
  return (
    <a
      href={item.link}
      aria-current={currentMark(item.link, path)}
      {...(item.typeLink === 'external' && { rel: 'noopener external' })}
    >
      {item.title}
    </a>
  )
}
