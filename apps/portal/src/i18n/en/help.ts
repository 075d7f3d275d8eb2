/** The help: which keys do what, and where to ask. */
export const help = {
  heading: 'Help',
  everywhere: 'Everywhere',
  showHelp: 'Show this help',
  wallView: 'Full-screen view, on and off',
  close: 'Close what is open; leave the full-screen view',
  charts: 'In a chart',
  points: 'From point to point',
  mark: 'Mark a range',
  showMarked: 'Show the marked range',
  zoom: 'Zoom in and out',
  showAll: 'Unmark, then show everything',
  tables: 'In a table',
  rows: 'From row to row',
  openRow: 'Open or choose the row',
  singleKeys: 'Single-key shortcuts',
  singleKeysHint: 'Turn them off if you press them by accident, or if you speak to your computer.',
} as const;
