const PATHS = {
  menu: 'M4 7h16M4 12h16M4 17h10',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  info: 'M12 11v6m0-10v.1M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18z',
  ok: 'M8 12.5l2.7 2.7L16 9.5M12 21a9 9 0 1 1 0-18 9 9 0 0 1 0 18z',
  warn: 'M12 4 2.5 20h19zM12 10v5m0 2.5v.1',
  bad: 'M12 7v6m0 3.5v.1M8 3h8l5 5v8l-5 5H8l-5-5V8z',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  down: 'M5 9l7 7 7-7',
  pin: 'M12 21c5-5.6 7-9 7-12a7 7 0 0 0-14 0c0 3 2 6.4 7 12zM12 11.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  calendar: 'M4 6h16v14H4zM4 10h16M8 3v4m8-4v4',
  download: 'M12 4v11m0 0-4-4m4 4 4-4M5 20h14',
  lock: 'M6 11h12v9H6zM9 11V8a3 3 0 0 1 6 0v3',
  search: 'M11 18a7 7 0 1 1 0-14 7 7 0 0 1 0 14zm5-2 4 4',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20c1-4 4-6 7.5-6s6.5 2 7.5 6',
  out: 'M10 4H5v16h5M10 12h10m0 0-4-4m4 4-4 4',
  mail: 'M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5',
  photo: 'M4 6h4l1.5-2h5L16 6h4v13H4zM12 16a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7z',
  bag: 'M5 8h14l1 12H4zM9 10V7a3 3 0 0 1 6 0v3',
  file: 'M6 3h8l4 4v14H6zM14 3v5h4',
  pause: 'M9 5v14M15 5v14',
  home: 'M4 11 12 4l8 7v9h-5v-6H9v6H4z',
  people:
    'M9 4a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6.5M17.5 14.5c2.5.7 4 2.5 4 5.5',
  clipboard: 'M6 5h12v16H6zM9 3h6v4H9zM9 12h6M9 16h4',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2',
  grid: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  lines: 'M4 5h16M4 10h10M4 15h16M4 20h7',
  pound: 'M17 7.5C16.5 5.5 15 4 12.8 4 10 4 9 6 9 8.5c0 3 1.5 4.5 0 7.5-.5 1.3-1.3 2.5-2 3.5h10.5M6.5 12.5h7',
  card: 'M3 6h18v13H3zM3 10h18M7 15h4',
  pencil: 'M4 20h4L19 9l-4-4L4 16z',
  dots: 'M12 5v.1M12 12v.1M12 19v.1',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  history: 'M4 12a8 8 0 1 0 2.6-5.9L4 8.5M4 4v4.5h4.5M12 8v4.5l3 2',
  columns: 'M4 5h16v14H4zM9.3 5v14M14.6 5v14',
  repeat: 'M4 9h13l-3-3M20 15H7l3 3',
  trash: 'M5 7h14M10 4h4M7 7l1 13h8l1-13',
  upload: 'M12 16V4m0 0-4 4m4-4 4 4M5 20h14',
  list: 'M9 6h11M9 12h11M9 18h11M4 6v.1M4 12v.1M4 18v.1',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  image: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4',
  pulse: 'M3 12h4l2.5-7 5 14 2.5-7h4',
  undo: 'M9 7 4 12l5 5M4 12h10a5 5 0 0 1 0 10',
  redo: 'M15 7l5 5-5 5M20 12H10a5 5 0 0 0 0 10',
} as const

export type IconName = keyof typeof PATHS

/** A line drawing of 24 px. Always use it beside a word. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  )
}
