// Defects of the component package. Those that only a browser shows are found by stories with steps.
const source = (file) => `packages/ui/src/${file}`;
const unit = (file) => ({ part: 'unit', in: source(file) });
const table = 'components/data/DataTable/';
const trend = 'components/data/TrendChart/';

/** @type {import('../defects.mjs').Defect[]} */
export const packageDefects = [
  {
    name: 'a number field takes the decimal comma of its language for a mark between thousands',
    file: source('components/inputs/NumberField/number-text.ts'),
    text: "if (decimal !== '.') plain = plain.replace(decimal, '.');",
    defect: "if (decimal !== '.') plain = plain.replace(decimal, '');",
    by: unit('components/inputs/NumberField/number-text.test.ts'),
  },
  {
    name: 'a table that is sorted from the largest begins with rows without a value',
    file: source(`${table}sort-order.ts`),
    text: 'result.set(order);',
    defect: "result.set(order, direction === 'descending' ? keys.length - present : 0);",
    by: unit(`${table}sort-order.test.ts`),
  },
  {
    name: 'a cell of a file is run as a formula by a spreadsheet',
    file: source(`${table}table-csv.ts`),
    text: '/^[=+\\-@\\t\\r\\0＝＋－＠]/',
    defect: '/^[=+\\-@\\t\\r\\0]/',
    by: unit(`${table}table-csv.test.ts`),
  },
  {
    name: 'a filter up to a day leaves that day out',
    file: source(`${table}column-filter.ts`),
    text: 'dayStart(filter.to) + dayMs',
    defect: 'dayStart(filter.to)',
    by: unit(`${table}column-filter.test.ts`),
  },
  {
    name: 'a spike among many points is not drawn',
    file: source(`${trend}line-trace.ts`),
    text: 'zero + extent.max * scale',
    defect: 'zero + values[exit]! * scale',
    by: unit(`${trend}line-trace.test.ts`),
  },
  {
    name: 'a line is drawn over days without rows',
    file: source(`${trend}line-trace.ts`),
    text: ' && times[i + 1]! - times[i]! <= gapAfter;',
    defect: ';',
    by: unit(`${trend}line-trace.test.ts`),
  },
  {
    name: 'the axis of values far from zero begins at zero',
    file: source(`${trend}value-range.ts`),
    text: 'const nearZero = 0.5;',
    defect: 'const nearZero = 1;',
    by: unit(`${trend}value-range.test.ts`),
  },
  {
    name: 'an axis marks an hour twice that the clock skips',
    file: source('components/data/chart-parts/time-axis.ts'),
    text: ' && instant !== ticks[ticks.length - 1]',
    defect: '',
    by: unit('components/data/chart-parts/time-axis.test.ts'),
  },
  {
    name: 'weeks begin on Sunday in every language',
    file: source('components/week-start.ts'),
    text: 'return ((7 - getDayOfWeek(sunday, locale)) % 7) as Weekday;',
    defect: 'return (0 * getDayOfWeek(sunday, locale)) as Weekday;',
    by: unit('components/inputs/calendar-parts/calendar-month.test.ts'),
  },
  {
    name: 'a critical message waits behind all others',
    file: source('components/overlays/Toasts/toast-queue.ts'),
    text: 'waiting.critical.size > 0 ? waiting.critical : waiting.others',
    defect: 'waiting.others.size > 0 ? waiting.others : waiting.critical',
    by: unit('components/overlays/Toasts/toast-queue.test.ts'),
  },
  {
    name: 'the quiet texts in the header of the light theme are too faint',
    file: source('themes/light.ts'),
    text: 'headerTextQuiet: slate[11],',
    defect: 'headerTextQuiet: slate[8],',
    by: unit('tokens/tokens.test.ts'),
  },
  {
    name: 'two series are alike where the system forces its colors',
    file: source('themes/forced-colors.ts'),
    text: "chart3: 'LinkText',",
    defect: "chart3: 'Highlight',",
    by: unit('themes/forced-colors.test.ts'),
  },
  {
    name: 'a server’s page is rendered in the default theme, whichever is given',
    file: source('components/foundations/ThemeProvider/ThemeProvider.tsx'),
    text: 'value={fixed ?? pair!.dark}',
    defect: 'value={pair?.dark ?? defaultTheme}',
    by: unit('components/foundations/ThemeProvider/ThemeProvider.test.tsx'),
  },
  {
    name: 'a component asks for a browser while a server renders it',
    file: source('themes/sheet.ts'),
    text: "if (typeof document === 'undefined' || !('adoptedStyleSheets' in document)) return {};",
    defect: "if (!('adoptedStyleSheets' in document)) return {};",
    by: unit('themes/stitches.test.tsx'),
  },
  {
    name: 'a component drops the aria attributes that it is given',
    file: source('components/root-props.ts'),
    text: '(data|aria)-',
    defect: '(data)-',
    by: unit('components/root-props.test.tsx'),
  },
  {
    name: 'a closed dialog does not give the focus back',
    file: source('components/overlays/use-modal-dialog.ts'),
    text: 'return () => shown.close();',
    defect: "return () => shown.removeAttribute('open');",
    by: { part: 'storybook:tests', in: source('components/overlays/Dialog/Dialog.stories.tsx') },
  },
  {
    name: 'a button of a picture alone has no name',
    file: source('components/inputs/IconButton/IconButton.tsx'),
    text: 'aria-label={label}',
    defect: '',
    by: { part: 'storybook:dark', in: source('components/overlays/Dialog/Dialog.stories.tsx') },
  },
];
