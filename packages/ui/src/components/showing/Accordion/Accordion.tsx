import { ChevronDown } from 'lucide-react';
import { Accordion as Parts } from 'radix-ui';
import type { ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';

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
  '&[data-state=open] > svg': { transform: 'rotate(180deg)' },
});
const Words = styled('span', { flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
const Note = styled('span', { quiet: '$small', fontWeight: '$regular' });
const Content = styled(Parts.Content, { padding: '$1 $2 $4', overflowWrap: 'anywhere' });

/** One part of an {@link Accordion}. */
export interface AccordionPart {
  readonly id: string;
  readonly title: string;
  /** A quiet word at the right of the title: how many, which state. */
  readonly note?: string;
  readonly disabled?: boolean;
  readonly content: ReactNode;
}

/** Props of {@link Accordion}. */
export interface AccordionProps {
  parts: readonly AccordionPart[];
  /** Ids of the parts that are open at first. @default none */
  defaultOpen?: readonly string[];
  /** Ids of the open parts, where the caller keeps them. */
  open?: readonly string[];
  onOpenChange?: (open: string[]) => void;
  /** The level of the titles in the page. @default 3 */
  headingLevel?: 2 | 3 | 4;
}

/** Parts below one another of which only the titles are seen until one is opened. */
export function Accordion({ parts, defaultOpen, open, onOpenChange, headingLevel = 3 }: AccordionProps) {
  const Level = `h${headingLevel}` as 'h3';
  return (
    <Parts.Root
      type="multiple"
      {...(open ? { value: [...open] } : { defaultValue: [...(defaultOpen ?? [])] })}
      {...(onOpenChange && { onValueChange: onOpenChange })}
    >
      {parts.map(({ id, title, note, disabled = false, content }) => (
        <Item key={id} value={id} disabled={disabled}>
          <Heading asChild>
            <Level>
              <Trigger>
                <Words>{title}</Words>
                {note && <Note>{note}</Note>}
                <ChevronDown size={16} />
              </Trigger>
            </Level>
          </Heading>
          <Content>{content}</Content>
        </Item>
      ))}
    </Parts.Root>
  );
}
