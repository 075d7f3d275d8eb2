import { Card, IconButton, isKeyTaken, styled } from '@cnx/ui';
import { useAtom, useAtomValue } from 'jotai';
import { X } from 'lucide-react';
import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { openRowAtoms, rowHrefAtom } from '../../state/area-choice.atoms.ts';
import { singleKeysAtom } from '../../state/display.atoms.ts';
import type { ListColumn } from '../columns.ts';
import type { RowPanelDetails } from '../insight-definition.ts';
import { useFormats } from '../use-formats.ts';
import { useViewTitle } from '../use-view-title.ts';
import { RowPosition } from './RowPosition.tsx';
import { rowSteps, stepsOfLetters } from './row-steps.ts';

const Places = styled('div', {
  display: 'grid',
  gap: '$gap',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  // A table in a grid repeats no head on the sheets that follow.
  '@print': { '&&': { display: 'block' } },
  variants: {
    open: {
      true: {
        '@large': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, min(52%, 720px))' },
        // Where both have no room side by side, the panel stands in the list's place.
        '> :first-child': { display: 'none', '@large': { display: 'block' }, '@print': { display: 'none' } },
      },
    },
  },
});
const List = styled('div', {
  minWidth: 0,
  // Between what sticks to the top, the table's head among it, and its total.
  '& [aria-current=true]': {
    scrollMarginBlock: 'calc(2 * $sizes$control) $sizes$control',
  },
});
const Beside = styled('div', {
  minWidth: 0,
  borderRadius: '$card',
  focusRing: 2,
  '@large': {
    position: 'sticky',
    top: 'calc($sizes$header + var(--bar-height, 0px) + $space$2)',
    maxHeight: 'calc(100dvh - $sizes$header - var(--bar-height, 0px) - $space$4)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
  '@print': { maxHeight: 'none', overflow: 'visible', outline: 'none !important' },
});

/** Which row it is, and the way to others: above the panel. */
const Steps = styled('div', {
  row: '$1',
  justifyContent: 'flex-end',
  marginBlock: '-5px $1',
  marginInlineEnd: -6,
  '@print': { display: 'none' },
});

/** Props of {@link BesidePanel}. */
export interface BesidePanelProps<Row> {
  details: RowPanelDetails;
  /** Columns of the table: the first one names the row. */
  columns: readonly Pick<ListColumn<Row>, 'value'>[];
  rowId: (row: Row) => string;
  /** The rows of the table, in its order. */
  inOrder: readonly Row[];
  /** The list. */
  children: ReactNode;
}

/** What moves by the arrow keys itself. */
const takesArrows = 'input, [role=slider], [role=tab], [role=radio], [data-scroller]';

/**
 * A list with the details of its open row beside it, or in its place where there is no room for both. Arrow keys, J and K, and
 * two buttons go to the row before and after, which the list keeps in sight; Escape closes. What the address names is shown also
 * where the list lacks it.
 */
export function BesidePanel<Row>({ details, columns, rowId, inOrder, children }: BesidePanelProps<Row>) {
  const formats = useFormats();
  const { t } = formats;
  const [openId, open] = useAtom(openRowAtoms[details.choice]);
  const rowHref = useAtomValue(rowHrefAtom);
  const singleKeys = useAtomValue(singleKeysAtom);
  const list = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const shownId = useRef<string | null>(null);
  const [stood, setStood] = useState<{ id: string | null; at: number }>({ id: null, at: -1 });
  const steps = rowSteps(inOrder, rowId, openId, stood.id === openId ? stood.at : -1);
  if (steps.at >= 0 && (stood.id !== openId || stood.at !== steps.at)) setStood({ id: openId, at: steps.at });
  const step = (by: -1 | 1) => {
    const next = steps.next(by);
    if (next !== null) open(next);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.shiftKey || isKeyTaken(event)) return;
    if (event.key === 'Escape') open(null);
    if (singleKeys && stepsOfLetters.has(event.key)) return step(stepsOfLetters.get(event.key)!);
    const moves = event.target instanceof Element && event.target.closest(takesArrows) !== null;
    if (moves) return;
    if (event.key === 'ArrowLeft') step(-1);
    else if (event.key === 'ArrowRight') step(1);
    return undefined;
  });
  const isOpen = openId !== null;
  useEffect(() => {
    if (!isOpen) return undefined;
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOpen]);
  const giveFocusBack = useEffectEvent((id: string) => {
    const inPanel = document.activeElement === document.body || document.activeElement === null;
    if (!inPanel) return;
    const href = rowHref(id, details.choice);
    const links = list.current?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [];
    Array.from(links)
      .find((link) => link.getAttribute('href') === href)
      ?.focus();
  });
  useLayoutEffect(() => {
    const before = shownId.current;
    shownId.current = openId;
    if (openId !== null && before === null) panel.current?.focus();
    else if (openId === null && before !== null) giveFocusBack(before);
  }, [openId]);
  // The list marks its row later than the panel shows it.
  const markedId = useDeferredValue(openId);
  const isListed = steps.at >= 0;
  useLayoutEffect(() => {
    if (markedId !== null && isListed)
      list.current?.querySelector('[aria-current=true]')?.scrollIntoView({ block: 'nearest' });
  }, [markedId, isListed]);
  const row = inOrder[steps.at];
  const [named] = columns;
  const title = row !== undefined && named ? String(named.value(row)) : details.name(formats);
  useViewTitle(isOpen ? title : null);
  return (
    <Places open={isOpen}>
      <List ref={list}>{children}</List>
      {openId !== null && (
        // The panel's own head says what it is of.
        <Beside ref={panel} role="region" aria-label={title} tabIndex={-1} data-row-panel="">
          <Card deferred={false}>
            <Steps>
              <RowPosition steps={steps} name={title} onStep={step} />
              <IconButton
                label={t('insight.row.close')}
                icon={<X size={18} />}
                aria-keyshortcuts="Escape"
                onClick={() => open(null)}
              />
            </Steps>
            <details.Panel key={openId} id={openId} onNext={() => step(1)} />
          </Card>
        </Beside>
      )}
    </Places>
  );
}
