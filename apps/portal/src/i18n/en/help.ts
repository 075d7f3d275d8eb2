/** The help: which keys do what, and where to ask. */
export const help = {
  heading: 'Help',
  everywhere: 'Everywhere',
  showHelp: 'Show this help',
  wallView: 'Turn full-screen view on or off',
  close: 'Close the open panel; leave full-screen view',
  charts: 'In a chart',
  points: 'Move from point to point',
  mark: 'Mark a range',
  showMarked: 'Show the marked range',
  zoom: 'Zoom in and out',
  showAll: 'Clear the marked range, then show all',
  tables: 'In a table',
  rows: 'Move from row to row',
  openRow: 'Open or select the row',
  singleKeys: 'Single-key shortcuts',
  singleKeysHint: 'Turn them off if you press them by accident or use speech input.',
} as const;
