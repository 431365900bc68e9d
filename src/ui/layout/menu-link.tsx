/** A menu entry; its sub-items open as a list. */
export type MenuLink = {
  title: string
  link: string
  /** 'page' stays on the site, 'external' leaves it. */
  typeLink: 'page' | 'external'
  subItems?: readonly MenuLink[] | undefined
}

const bare = (path: string) => path.split(/[?#]/, 1)[0]?.replace(/(.)\/+$/, '$1') ?? path

/** 'page' on the page of the link, 'true' on pages below it. Rendered on the server, so it needs no script. */
export function currentMark(link: string, path: string): 'page' | 'true' | undefined {
  const [here, there] = [bare(path), bare(link)]
  if (here === there) return 'page'
  return there !== '/' && here.startsWith(`${there}/`) ? 'true' : undefined
}

/** A link of a menu, marked on its own page. */
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
