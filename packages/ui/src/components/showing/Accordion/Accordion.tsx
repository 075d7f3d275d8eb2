import { ChevronDown } from 'lucide-react';
import { Accordion as Parts } from 'radix-ui';
import type { ReactNode } from 'react';
import { keyframes, styled } from '../../../themes/stitches.ts';
import type { RootProps } from '../../props.ts';
import { useControlled } from '../../use-controlled.ts';

const Item = styled(Parts.Item, { borderBottom: '1px solid $border' });
const Heading = styled(Parts.Header, { fontSize: 'inherit', fontWeight: 'inherit' });
const Trigger = styled(Parts.Trigger, {
  row: '$2',
  width: '100%',
  minHeight: 44,
  padding: '$2',
  bare: true,
  borderRadius: '$control',
  color: '$text',
  fontSize: '$body',
  fontWeight: '$medium',
  lineHeight: '$snug',
  textAlign: 'start',
  focusRing: -2,
  '&:hover:not(:disabled)': { backgroundColor: '$hover' },
  '&:disabled': { color: '$textDisabled', cursor: 'not-allowed' },
  '& > svg': { flex: 'none', color: '$textQuiet', transition: 'transform $transitions$base' },
  '&:disabled > span, &:disabled > svg': { color: '$textDisabled' },
  '&[data-state=open] > svg': { transform: 'rotate(180deg)' },
});
const Words = styled('span', { flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
const Hint = styled('span', { quiet: '$small', fontWeight: '$regular' });
const height = 'var(--radix-accordion-content-height)';
const unfold = keyframes({ from: { height: 0 }, to: { height } });
const fold = keyframes({ from: { height }, to: { height: 0 } });
const Content = styled(Parts.Content, {
  overflow: 'hidden',
  '&[data-state=open]': { animation: `${unfold.name} $transitions$base` },
  '&[data-state=closed]': { animation: `${fold.name} $transitions$base` },
});
const Inside = styled('div', { padding: '$1 $2 $4', overflowWrap: 'anywhere' });

/** One part of an {@link Accordion}. */
export interface AccordionItem {
  readonly value: string;
  /** What is seen of it while it is closed. */
  readonly label: string;
  /** A quiet word at the right of the label: how many, which state. */
  readonly hint?: string;
  readonly disabled?: boolean;
  readonly content: ReactNode;
}

/** Props of {@link Accordion}. */
export interface AccordionProps extends RootProps {
  items: readonly AccordionItem[];
  /** Values of the open parts, where the caller keeps them. */
  value?: readonly string[] | undefined;
  /** Values of the parts that are open at first. @default none */
  defaultValue?: readonly string[];
  /** Called with the values of the parts that are open now. */
  onValueChange?: (value: string[]) => void;
  /** The level of the labels in the page. @default 3 */
  headingLevel?: 2 | 3 | 4;
}

/** Parts below one another of which only the labels are seen until one is opened. */
export function Accordion(props: AccordionProps) {
  const { items, value, defaultValue = [], onValueChange, headingLevel = 3, ...rest } = props;
  const [open, setOpen] = useControlled<readonly string[]>(
    value,
    defaultValue,
    onValueChange && ((values) => onValueChange([...values])),
  );
  const Level = `h${headingLevel}` as 'h3';
  return (
    <Parts.Root {...rest} type="multiple" value={[...open]} onValueChange={setOpen}>
      {items.map(({ value: part, label, hint, disabled = false, content }) => (
        <Item key={part} value={part} disabled={disabled}>
          <Heading asChild>
            <Level>
              <Trigger>
                <Words>{label}</Words>
                {hint && <Hint>{hint}</Hint>}
                <ChevronDown size={16} />
              </Trigger>
            </Level>
          </Heading>
          <Content>
            <Inside>{content}</Inside>
          </Content>
        </Item>
      ))}
    </Parts.Root>
  );
}
