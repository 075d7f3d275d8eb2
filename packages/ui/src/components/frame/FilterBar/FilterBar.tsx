import { SlidersHorizontal } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { useLocale, useWords } from '../../../words/words.tsx';
import { Button } from '../../inputs/Button/Button.tsx';
import { Drawer } from '../../overlays/Drawer/Drawer.tsx';
import type { RootProps } from '../../props.ts';
import { followBarHeight } from '../../bar-height.ts';
import { useJoinedRef } from '../../use-joined-ref.ts';
import { Chip } from '../../showing/Chip/Chip.tsx';
import { pageContainer } from '../page-container.ts';
import { filterBarWords, type FilterBarLabels } from './filter-bar.words.ts';
import type { FilterItem } from './filter-item.ts';

/** Props of {@link FilterBar}. */
export interface FilterBarProps extends RootProps {
  /** The filters in force: a chip for each. */
  items: readonly FilterItem[];
  /** Called when the user takes a filter away. */
  onRemove: (item: FilterItem) => void;
  /** Called when the user takes all filters away. */
  onClear: () => void;
  /** Words instead of the component's own. */
  labels?: Partial<FilterBarLabels>;
  /** The controls that set filters: in the bar, or where it is narrow in a drawer that a button opens. */
  children?: ReactNode;
  /** Controls that come before these in the drawer, and stand elsewhere on the page where there is room. */
  drawerOnly?: ReactNode;
  /** The data's time: a `DataAge`. */
  age?: ReactNode;
}

const Root = styled('div', {
  containerType: 'inline-size',
  position: 'sticky',
  top: '$sizes$header',
  zIndex: '$sticky',
  column: '$2',
  paddingBlock: '$2',
  borderBottom: '1px solid $border',
  backgroundColor: '$page',
  // Its rule and ground go to both edges of the page, in whose middle it stands.
  [`@container ${pageContainer} (min-width: 0px)`]: {
    marginInline: 'calc((100% - 100cqi) / 2)',
    paddingInline: 'calc((100cqi - 100%) / 2)',
  },
  // On a low screen, a bar that stays would leave no room for the data.
  '@media (max-height: 480px)': { position: 'static' },
  '@print': { position: 'static' },
});

/** Width of the bar from which its controls stand in it. */
const roomy = '@container (min-width: 600px)';

const Row = styled('div', { row: '$2 $3', flexWrap: 'wrap', [roomy]: { flexWrap: 'nowrap' } });

const Controls = styled('div', {
  display: 'none',
  flexWrap: 'wrap',
  alignItems: 'stretch',
  flex: 1,
  gap: '$2',
  minWidth: 0,
  [roomy]: { display: 'flex' },
  '@print': { display: 'none' },
});

const Opener = styled('div', {
  flex: '1 0 auto',
  [roomy]: { display: 'none' },
  '@print': { display: 'none' },
});

// As wide as an age may be, so that the controls keep their lines when it comes.
const Age = styled('div', { flex: 'none', [roomy]: { row: 0, justifyContent: 'flex-end', minWidth: 176 } });

const DrawerControls = styled('div', {
  column: '$2',
  alignItems: 'stretch',
  '> button': { justifyContent: 'flex-start' },
  '> button > svg:last-child': { marginInlineStart: 'auto' },
});

const Chips = styled('ul', { row: '$1 $2', flexWrap: 'wrap', padding: 0, listStyle: 'none' });
const ChipPlace = styled('li', { display: 'flex', minWidth: 0, maxWidth: '100%' });

const Clear = styled('button', {
  minHeight: '$controlSmall',
  padding: '0 $2',
  bare: true,
  borderRadius: '$control',
  color: '$accentText',
  fontSize: '$caption',
  fontWeight: '$medium',
  focusRing: 0,
  '&:hover': { backgroundColor: '$hover' },
  '@touch': { minHeight: '$touch' },
  '@print': { display: 'none' },
});

/** What is filtered, always in sight: the controls, a removable chip for each filter in force, the data's time. */
export function FilterBar(props: FilterBarProps) {
  const { items, onRemove, onClear, labels, children, drawerOnly, age, ref, ...rest } = props;
  const words = useWords(filterBarWords, labels);
  const numbers = new Intl.NumberFormat(useLocale());
  const [open, setOpen] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const root = useJoinedRef(bar, ref);
  useLayoutEffect(() => (bar.current ? followBarHeight(bar.current) : undefined), []);
  const remove = (item: FilterItem, index: number) => {
    // The pressed button goes away: the focus moves to its neighbor before, or to the bar with the last.
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = items.length > 1 ? buttons[index + 1 < items.length ? index + 1 : index - 1] : bar.current;
    next?.focus();
    onRemove(item);
  };
  return (
    <Root role="region" aria-label={words.bar} {...rest} ref={root} tabIndex={-1} css={{ outline: 'none' }}>
      {(children !== undefined || age !== undefined) && (
        <Row>
          <Controls>{children}</Controls>
          {children !== undefined && (
            <Opener>
              <Drawer
                title={words.bar}
                size="sm"
                open={open}
                onOpenChange={setOpen}
                trigger={
                  <Button icon={<SlidersHorizontal size={16} />}>
                    {words.open(items.length === 0 ? null : numbers.format(items.length))}
                  </Button>
                }
                actions={
                  <>
                    <Button emphasis="quiet" onClick={onClear}>
                      {words.clear}
                    </Button>
                    <Button emphasis="strong" onClick={() => setOpen(false)}>
                      {words.done}
                    </Button>
                  </>
                }
              >
                <DrawerControls>
                  {drawerOnly}
                  {children}
                </DrawerControls>
              </Drawer>
            </Opener>
          )}
          {age !== undefined && <Age>{age}</Age>}
        </Row>
      )}
      {items.length > 0 && (
        <Chips ref={list} aria-label={words.chips}>
          {items.map((item, index) => (
            <ChipPlace key={item.id}>
              <Chip
                value={item.value}
                size="sm"
                labels={{ remove: () => words.remove(item) }}
                onRemove={() => remove(item, index)}
              >
                {item.label}
              </Chip>
            </ChipPlace>
          ))}
          <li>
            <Clear
              type="button"
              onClick={() => {
                bar.current?.focus();
                onClear();
              }}
            >
              {words.clear}
            </Clear>
          </li>
        </Chips>
      )}
    </Root>
  );
}
