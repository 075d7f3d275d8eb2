/** How a tab looks, whether it shows a panel or leads to a page; the current one is marked by its component. */
export const tabRules = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  flex: 'none',
  height: 'calc($sizes$control + 4px)',
  padding: '0 $1',
  border: 0,
  borderBottom: '2px solid transparent',
  backgroundColor: 'transparent',
  quiet: '$body',
  fontWeight: '$medium',
  cursor: 'pointer',
  easeInUse: ['color'],
  '&:hover:not(:disabled)': { color: '$text' },
  '&:focus-visible': { borderRadius: '$mark', outline: '2px solid $colors$focus', outlineOffset: -2 },
  '@forced': { borderBottomColor: 'Canvas' },
  '& > svg': { flex: 'none' },
  '@touch': { height: '$touch' },
} as const;

/** How the number of what a tab holds looks. */
export const countRules = {
  minWidth: 20,
  padding: '0 $1',
  borderRadius: '$round',
  backgroundColor: '$hover',
  quiet: '$caption',
  figures: 'tabular',
  textAlign: 'center',
} as const;
