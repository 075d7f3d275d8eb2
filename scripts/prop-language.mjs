// The language of the components' props: the table of docs/glossary.md, held against the types of `@cnx/ui`.
import path from 'node:path';
import ts from 'typescript';

/** Every word that a component may call a prop by. A new one is a decision: it stands here by its matter. */
const known = {
  element: [
    'id',
    'role',
    'className',
    'style',
    'ref',
    'children',
    'asChild',
    'as',
    'href',
    'type',
    'name',
    'src',
  ],
  meaning: ['tone', 'state', 'reason', 'basis'],
  loudness: [
    'emphasis',
    'bare',
    'decorative',
    'weight',
    'truncate',
    'figures',
    'shape',
    'lines',
    'layout',
    'iconHidden',
  ],
  size: [
    'size',
    'width',
    'height',
    'maxHeight',
    'fullWidth',
    'fullHeight',
    'compact',
    'padded',
    'flush',
    'gap',
    'minWidth',
    'minRows',
    'maxRows',
    'maxLength',
    'overlong',
    'span',
  ],
  place: ['align', 'justify', 'wrap', 'side', 'direction', 'orientation', 'arrangement', 'headingLevel'],
  value: [
    'value',
    'defaultValue',
    'values',
    'min',
    'max',
    'step',
    'digits',
    'unit',
    'marks',
    'presets',
    'maxDays',
    'coverage',
    'today',
    'month',
    'dayStart',
  ],
  opening: ['open', 'defaultOpen', 'collapsible', 'trigger', 'duration', 'endsAtMs'],
  things: [
    'items',
    'columns',
    'rows',
    'rowId',
    'total',
    'pageSize',
    'current',
    'currentId',
    'currentHidden',
    'selectable',
    'suggestions',
    'rowHref',
    'nameHref',
    'rowLimit',
    'lineColumns',
    'heading',
    'leading',
  ],
  kept: [
    'sort',
    'defaultSort',
    'selectedIds',
    'defaultSelectedIds',
    'hiddenColumns',
    'defaultHiddenColumns',
    'filters',
    'defaultFilters',
    'groupBy',
    'defaultGroupBy',
    'hiddenIds',
    'defaultHiddenIds',
    'highlightedId',
    'asTable',
    'selection',
    'loadItems',
    'clearable',
    'theme',
  ],
  naming: [
    'placeholder',
    'label',
    'labelHidden',
    'labelBeside',
    'tooltip',
    'labels',
    'locale',
    'theme',
    'timeZone',
    'replacements',
    'email',
    'photo',
    'fileName',
  ],
  headings: ['title', 'titleHidden', 'description', 'takeaway', 'hint', 'error', 'part', 'full'],
  content: [
    'icon',
    'art',
    'actions',
    'rowActions',
    'itemActions',
    'groupActions',
    'selectionActions',
    'zoomActions',
    'footer',
    'empty',
    'search',
    'welcome',
    'breadcrumb',
    'legend',
    'table',
    'note',
  ],
  state: [
    'checked',
    'defaultChecked',
    'disabled',
    'dismissable',
    'printed',
    'focused',
    'required',
    'loading',
    'indeterminate',
    'stale',
    'deferred',
    'sortedElsewhere',
    'filteredElsewhere',
    'pageKeys',
    'noMatches',
    'rules',
  ],
  chart: [
    'series',
    'events',
    'bands',
    'limits',
    'axes',
    'times',
    'pair',
    'window',
    'defaultWindow',
    'axisTitle',
  ],
  chartParts: [
    'means',
    'handle',
    'bins',
    'points',
    'curves',
    'region',
    'groups',
    'lanes',
    'x',
    'y',
    'fromZero',
    'from',
    'to',
    'weekStart',
    'now',
  ],
  figures: ['figure', 'trend', 'change', 'age', 'threshold', 'dateTime', 'maxBytes'],
  addresses: ['homeHref', 'viewAllHref', 'leaveHref', 'navigation', 'chips'],
  happenings: [
    'onSelect',
    'onTimeSelect',
    'onOutlierSelect',
    'onSearch',
    'onCellCopy',
    'onDownload',
    'onOrder',
    'onDismiss',
    'onRemove',
    'onClear',
    'onSend',
    'onStay',
    'onMarkAll',
    'onPhoto',
    'onRetry',
    'onStop',
    'onMove',
    'canMove',
  ],
};
const words = new Set(Object.values(known).flat());

/** What others call it, and what we do. */
const ours = new Map(
  Object.entries({
    tone: ['status', 'verdict', 'severity', 'intent', 'color'],
    emphasis: ['variant', 'appearance', 'look'],
    labels: ['texts', 'words', 'strings', 'names'],
    items: [
      'options',
      'entries',
      'tabs',
      'steps',
      'parts',
      'categories',
      'commands',
      'messages',
      'languages',
    ],
    loading: ['busy', 'pending'],
    fullWidth: ['wide', 'block'],
    open: ['shown', 'visible', 'isOpen', 'narrow'],
    onOpenChange: ['onClose', 'onToggle'],
    'onSelect or onOpenChange': ['onOpen'],
    onSelect: ['onPress', 'onRun', 'onOpenEvent', 'onRowClick'],
    onValueChange: ['onChange'],
    actions: ['action', 'instead'],
    onRetry: ['retry'],
    value: ['selected', 'page'],
    label: ['caption', 'regionLabel'],
    description: ['text', 'detail'],
  }).flatMap(([own, others]) => others.map((other) => [other, own])),
);

/** Props whose values are those of `props.ts`, by the list that holds them; and whose scales have reasons of their own. */
const lists = { tone: 'tones', emphasis: 'emphases', size: 'sizes' };
const ownScale = new Set(['Text.size', 'Avatar.size', 'Drawer.size']);

/** What every component takes for its element, and components without an element of their own. */
const always = ['id', 'className', 'style', 'ref', 'aria-describedby'];
const withoutElement = new Set(['WordsProvider', 'ThemeProvider', 'ChartCursorProvider', 'Tooltip']);

/** A component whose one control is an element of the caller's, which takes the ref itself. */
const withoutRef = new Set(['Field']);

/** Changes of what nothing but a user's hand brings about, so that there is no prop for it: a menu opens at the pointer. */
const notHeld = new Set(['ContextMenu.onOpenChange']);

const target = (checker, symbol) =>
  symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;

/** The strings of a union; undefined for any other type. */
function members(type) {
  const parts = (type.isUnion() ? type.types : [type]).filter(
    ({ flags }) => !(flags & ts.TypeFlags.Undefined),
  );
  return parts.every((part) => part.isStringLiteral()) ? parts.map(({ value }) => value) : undefined;
}

/** The faults of one component's props. */
function faultsOf({ name, props, isOwn, typeOf, scales }) {
  const faults = [];
  const has = new Set(props.map((prop) => prop.name));
  for (const prop of props.filter(isOwn)) {
    const word = prop.name;
    const changed = /^on([A-Z]\w*)Change$/.exec(word)?.[1];
    const thing = changed && changed[0].toLowerCase() + changed.slice(1);
    if (/^(aria|data)-/.test(word)) continue;
    if (ours.has(word)) faults.push(`${word} is called ${ours.get(word)}`);
    else if (thing !== undefined ? !has.has(thing) && !notHeld.has(`${name}.${word}`) : !words.has(word)) {
      faults.push(thing ? `${word} has no ${thing}` : `${word} is not a word of ours`);
    }
    const scale = scales[word];
    const values =
      scale && !ownScale.has(`${name}.${word}`) ? (members(typeOf(prop)) ?? ['any other type']) : [];
    const others = values.filter((value) => !scale.includes(value));
    if (others.length > 0) faults.push(`${word} knows no ${others.join(', ')}`);
  }
  const missing = withoutElement.has(name)
    ? []
    : always.filter((one) => !has.has(one) && !(one === 'ref' && withoutRef.has(name)));
  if (missing.length > 0) faults.push(`hands on no ${missing.join(', ')}`);
  return faults;
}

/**
 * Holds the public components of a package against the table.
 * @param {string} index path of the file that exports them
 * @param {ts.CompilerOptions} options
 * @param {ts.CompilerHost} [host] reads the files
 * @returns {{ components: number, faults: Record<string, string[]> }} faults by component
 */
export function propFaults(index, options, host) {
  const program = ts.createProgram([index], { ...options, noEmit: true }, host);
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(index);
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(source));
  const typeAt = (symbol) => checker.getTypeOfSymbolAtLocation(target(checker, symbol), source);
  const scales = Object.fromEntries(
    Object.entries(lists).map(([word, list]) => {
      const type = typeAt(exported.find((one) => one.name === list));
      return [word, members(checker.getIndexTypeOfType(type, ts.IndexKind.Number))];
    }),
  );
  const isOwn = ({ declarations = [] }) =>
    declarations.some((one) => one.getSourceFile().fileName.startsWith(`${path.dirname(index)}/`));
  const faults = {};
  let components = 0;
  for (const symbol of exported) {
    if (!/^[A-Z]/.test(symbol.name) || !(target(checker, symbol).flags & ts.SymbolFlags.Value)) continue;
    const [signature] = typeAt(symbol).getCallSignatures();
    if (!signature) continue;
    components++;
    const [parameter] = signature.parameters;
    const type = parameter ? checker.getApparentType(typeAt(parameter)) : undefined;
    const props = (type?.isUnion() ? type.types : type ? [type] : []).flatMap((one) => one.getProperties());
    const found = faultsOf({ name: symbol.name, props, isOwn, typeOf: typeAt, scales });
    if (found.length > 0) faults[symbol.name] = [...new Set(found)];
  }
  return { components, faults };
}
