import { ListFilter } from 'lucide-react';
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
  /** What the filters are of, a `PageHeader`: at the left, with all else beside it where there is room. */
  heading?: ReactNode;
  /** The controls that set filters, in a drawer that a button opens. */
  children?: ReactNode;
  /** The controls that are used most: beside the button, or before the others in the drawer where the bar is narrow. */
  leading?: ReactNode;
  /** The data's time: a `DataAge`; beside it may stand a button. */
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

/** Width of the bar from which the leading control stands in it, px. */
const roomyWidth = 600;
const roomy = `@container (min-width: ${roomyWidth}px)`;
const narrow = `@container (max-width: ${roomyWidth - 0.02}px)`;

const Row = styled('div', { row: '$1 $4', flexWrap: 'wrap', minHeight: '$control' });

const Heading = styled('div', { flex: '1 1 0', minWidth: 'min(100%, 180px)' });

// Together: none of them stands in a line alone.
const Tools = styled('div', {
  row: '$2 $3',
  flexWrap: 'wrap',
  variants: {
    aside: {
      // Next to the heading only the button has room on a phone; the age goes below both.
      true: {
        [narrow]: { display: 'contents' },
        [roomy]: { justifyContent: 'flex-end', marginInlineStart: 'auto' },
      },
      false: { flex: 1 },
    },
  },
});

// As wide as an age may be, so that nothing beside it moves when it comes.
const Age = styled('div', {
  row: '$1',
  flex: 'none',
  time: { fontSize: '$small' },
  variants: {
    aside: {
      true: {
        [narrow]: { order: 1, flexBasis: '100%' },
        [roomy]: { justifyContent: 'flex-end', minWidth: 184 },
      },
      false: { order: 1, marginInlineStart: 'auto', minHeight: 24 },
    },
  },
});

const Opener = styled('div', { flex: 'none', '@print': { display: 'none' } });
const InBar = styled('div', {
  display: 'none',
  [roomy]: { row: '$2' },
  '@print': { display: 'none' },
});

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

/**
 * What is filtered, always in sight: a button that counts the filters in force and opens their controls, a removable chip
 * for each of them, the data's time.
 */
export function FilterBar(props: FilterBarProps) {
  const { items, onRemove, onClear, labels, heading, ...others } = props;
  const { children, leading, age, ref, ...rest } = others;
  const words = useWords(filterBarWords, labels);
  const numbers = new Intl.NumberFormat(useLocale());
  const [open, setOpen] = useState(false);
  const [leadingInDrawer, setLeadingInDrawer] = useState(false);
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
      {(heading ?? children ?? age) !== undefined && (
        <Row>
          {heading !== undefined && <Heading>{heading}</Heading>}
          <Tools aside={heading !== undefined}>
            {age !== undefined && <Age aside={heading !== undefined}>{age}</Age>}
            {children !== undefined && (
              <Opener>
                <Drawer
                  title={words.bar}
                  size="sm"
                  printed={false}
                  open={open}
                  onOpenChange={(opened) => {
                    setLeadingInDrawer(bar.current!.offsetWidth < roomyWidth);
                    setOpen(opened);
                  }}
                  trigger={
                    <Button icon={<ListFilter size={16} />}>
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
                    {leadingInDrawer && leading}
                    {children}
                  </DrawerControls>
                </Drawer>
              </Opener>
            )}
            {leading !== undefined && <InBar>{leading}</InBar>}
          </Tools>
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
