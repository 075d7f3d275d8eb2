import { Tabs as Parts } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import type { RootProps } from '../../props.ts';
import { scrollFades } from '../../scroll-shadows.ts';
import { useControlled } from '../../use-controlled.ts';
import { countRules, tabRules } from './tab-rules.ts';
import { fadeWidth, usePeek } from './use-peek.ts';

const List = styled(Parts.List, {
  ...scrollFades(fadeWidth),
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$3',
  overflowX: 'auto',
  '@media (max-width: 359.98px)': { flexWrap: 'wrap' },
  // Over the line below the row, so that the mark of the shown tab lies on it.
  marginBottom: -1,
  // There each tab has an edge of its own, which would hide the line.
  '@forced': { marginBottom: 0 },
});
const Row = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '$4',
  borderBottom: '1px solid $border',
  '> *': { minWidth: 0 },
});
const Actions = styled('div', { row: '$2', paddingBlock: '$1' });
const Trigger = styled(Parts.Trigger, tabRules, {
  '&[data-state=active]': { borderBottomColor: '$accentMark', color: '$text' },
  '&:disabled': { color: '$textDisabled', cursor: 'not-allowed' },
  '@forced': { '&[data-state=active]': { borderBottomColor: 'Highlight' } },
  '@print': { '&[data-state=inactive]': { display: 'none' } },
});
const Count = styled('span', countRules);
const Panel = styled(Parts.Content, { paddingTop: '$4', focusRing: 2, borderRadius: '$control' });

/** One view of several in one place. */
export interface TabItem<Value extends string = string> {
  value: Value;
  label: string;
  /** A small picture before the label. */
  icon?: ReactNode;
  /** How many things it holds, as text in the reader's own figures. */
  count?: string;
  disabled?: boolean;
  content: ReactNode;
}

/** Props of {@link Tabs}. */
export interface TabsProps<Value extends string = string> extends RootProps {
  /** What the tabs choose between, for those who do not see it. */
  label: string;
  items: readonly TabItem<Value>[];
  /** At the end of the row of tabs: what applies to all views. */
  actions?: ReactNode;
  /** The tab shown, where the caller keeps it. */
  value?: Value | undefined;
  /** The tab shown at first. @default the first */
  defaultValue?: Value | undefined;
  /** Called with the tab that the user moved to. */
  onValueChange?: (value: Value) => void;
}

/** Several views of one thing; arrow keys move between them and only the shown one is rendered. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, items, actions, value, defaultValue = items[0]?.value, onValueChange, ...rest } = props;
  const [shown, show] = useControlled<Value | undefined>(
    value,
    defaultValue,
    onValueChange && ((next) => next !== undefined && onValueChange(next)),
  );
  const list = useRef<HTMLDivElement>(null);
  usePeek(list, items, 12);
  return (
    <Parts.Root {...rest} value={shown ?? ''} onValueChange={(next) => show(next as Value)}>
      <Row>
        <List ref={list} aria-label={label}>
          {items.map(({ value: tab, label: name, icon, count, disabled }) => (
            <Trigger key={tab} value={tab} disabled={disabled}>
              {icon}
              {name}
              {count && <Count>{count}</Count>}
            </Trigger>
          ))}
        </List>
        {actions && <Actions>{actions}</Actions>}
      </Row>
      {items.map(({ value: tab, content }) => (
        <Panel key={tab} value={tab}>
          {content}
        </Panel>
      ))}
    </Parts.Root>
  );
}
