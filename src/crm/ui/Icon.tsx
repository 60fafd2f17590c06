const paths = {
  home: 'M3.5 10.5 12 3.5l8.5 7M5.5 9v10.5h13V9M10 19.5v-6h4v6',
  list: 'M4 5.5h16M4 10h16M4 14.5h16M4 19h16',
  sunset: 'M3 18h18M6.5 14a5.5 5.5 0 0 1 11 0M12 3v3M4 9l1.8 1.3M20 9l-1.8 1.3',
  users:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20a6.5 6.5 0 0 1 13 0M16 4.5a3.5 3.5 0 0 1 0 6.3M18 14a6.5 6.5 0 0 1 3.5 6',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7.5V12l3 2',
  gauge: 'M4 17.5a8.5 8.5 0 1 1 16 0M12 15l3.5-5M7 19.5h10',
  more: 'M5 12a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0ZM11.4 12a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0ZM17.8 12a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0Z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  plus: 'M12 5v14M5 12h14',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13ZM15.5 15.5 20 20',
  columns: 'M4 5h16v14H4zM9.5 5v14M14.5 5v14',
  views: 'M6.5 4h11v16L12 16l-5.5 4Z',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  moon: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z',
  key: 'M8 18a4.5 4.5 0 1 1 4.3-5.9H21v3.4h-2.5M16 12.1v3.4M8 13.5h0',
  leave: 'M14 4H5v16h9M10 12h11M17.5 8.5 21 12l-3.5 3.5',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'M4.5 12.5 10 18 19.5 7',
  warning: 'M12 4 2.5 20h19L12 4ZM12 10v4.5M12 17.3v0',
  arrow: 'M4 12h15M14 7l5 5-5 5',
  bothWays: 'M4 9h15M15 5l4 4-4 4M20 15H5M9 11l-4 4 4 4',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  open: 'M6 10l6 6 6-6',
  before: 'M14 6l-6 6 6 6',
  after: 'M10 6l6 6-6 6',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  past: 'M4.5 12a7.5 7.5 0 1 0 2.2-5.3M4.5 4v4.5H9M12 8v4.5l3 2',
  trash: 'M4.5 7h15M9.5 7V4h5v3M6.5 7l1 13h9l1-13M10.5 11v5M13.5 11v5',
  reload: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3M19.5 4v4.5H15',
  giveBack: 'M9.5 4.5 4.5 9.5l5 5M5 9.5h9a5 5 0 0 1 0 10h-3.5',
  edit: 'M4.5 19.5l1-4.5L16 4.5l3.5 3.5L9 18.5zM13.5 7l3.5 3.5',
  paste: 'M9 4h6v4H9zM9 6H5v15h14V6h-4M9 13h6M9 17h4',
  download: 'M12 4v11M7 10.5l5 5 5-5M4.5 19.5h15',
  upload: 'M12 15.5v-11M7 9.5l5-5 5 5M4.5 19.5h15',
  help: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v0',
  offline: 'M3 3l18 18M8.5 16a5 5 0 0 1 6.5-.500M5 12a10 10 0 0 1 5-2.7M14.5 9.4A10 10 0 0 1 19 12M12 19.5v0',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name, size = 18 }: { name: IconName; size?: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  );
}
