/** The page's own icons: one stroke, 24 by 24, the colour of the text beside them. */
const PATHS = {
  back: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  first: 'M18 5l-7 7 7 7M6 5v14',
  last: 'M6 5l7 7-7 7M18 5v14',
  play: 'M7 4.5v15l12-7.5z',
  pause: 'M8 5v14M16 5v14',
  undo: 'M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-3',
  redo: 'M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h3',
  fork: 'M7 4v16M7 12c0-4 10-2 10-8M17 4l-3 3M17 4l3 3',
  save: 'M12 4v11M7 11l5 5 5-5M5 20h14',
  load: 'M12 16V5M7 9l5-5 5 5M5 20h14',
  share: 'M9 12a4 4 0 0 1 0-6l2-2a4 4 0 0 1 6 6l-1 1M15 12a4 4 0 0 1 0 6l-2 2a4 4 0 0 1-6-6l1-1',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 5v4M9 15v4',
  help: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.5',
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12l5 5 9-11',
  new: 'M12 5v14M5 12h14',
  heart: 'M12 20C5 15 3 11.5 3 8.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 9 1.5c0 3-2 6.5-9 11.5z',
  bolt: 'M13 3L5 14h6l-1 7 8-11h-6z',
  star: 'M12 3l2.7 5.8 6.3.7-4.7 4.3 1.3 6.2L12 17l-5.6 3 1.3-6.2L3 9.5l6.3-.7z',
  ram: 'M12 2l2 6 6-3-3 6 5 3-6 1 1 6-5-4-5 4 1-6-6-1 5-3-3-6 6 3z',
  eye: 'M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6',
  move: 'M5 12h14M13 6l6 6-6 6',
  text: 'M4 7h16M4 12h16M4 17h10',
  flip: 'M7 4v16M3.5 8L7 4l3.5 4M17 20V4M13.5 16l3.5 4 3.5-4',
  in: 'M10 4a6 6 0 1 1 0 12 6 6 0 0 1 0-12M14.5 14.5L20 20M7.5 10h5M10 7.5v5',
  out: 'M10 4a6 6 0 1 1 0 12 6 6 0 0 1 0-12M14.5 14.5L20 20M7.5 10h5',
  again: 'M4 12a8 8 0 1 0 3-6.2M4 4v4.5h4.5',
  dice: 'M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1M9 9v.01M15 15v.01M15 9v.01M9 15v.01',
  sound: 'M4 9v6h4l5 4V5L8 9zM17 9a4 4 0 0 1 0 6M19.5 6.5a8 8 0 0 1 0 11',
  silent: 'M4 9v6h4l5 4V5L8 9zM17 9.5l5 5M22 9.5l-5 5',
  bulb: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.9.7 1 1.3 1 2.1h5c0-.8.1-1.4 1-2.1A6 6 0 0 0 12 3z',
  flame: 'M12 3c1 4 6 6 6 11a6 6 0 0 1-12 0c0-3 2-4 2-6 2 1 2.5 2.5 2.5 4 1.5-2 1.5-5 1.5-9z',
  half: 'M12 4a8 8 0 1 0 0 16zM12 4a8 8 0 0 1 0 16',
  flag: 'M6 21V4h12l-3 4 3 4H6',
  graph: 'M4 4v16h16M7 15l4-5 3 3 5-7',
  away: 'M4 20a8 6 0 0 1 16 0M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8M3 3l18 18',
  fuel: 'M6 20V6a2 2 0 0 1 2-2h5a2 2 0 0 1 2 2v14M4 20h13M6 10h9M15 12h2a1.5 1.5 0 0 1 1.5 1.5V16a1.5 1.5 0 0 0 3 0V9l-3-3',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
