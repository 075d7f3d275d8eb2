import { ChevronDown } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import type { RootProps } from '../../props.ts';
import { useControlled } from '../../use-controlled.ts';
import { cardEdge, cardPadding } from './card-edge.ts';

const Root = styled('section', {
  column: 0,
  minWidth: 0,
  border: '1px solid $border',
  borderRadius: '$card',
  backgroundColor: '$surface',
  elevation: 'card',
  color: '$text',
  '@print': {
    breakInside: 'avoid',
    boxShadow: 'none',
    // A list goes on from page to page: Firefox would begin it on a page of its own.
    '&:has(table)': { breakInside: 'auto' },
  },
  variants: {
    // Off-screen cards cost no style or layout work, which is what makes a theme switch of a long page quick.
    deferred: {
      true: {
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 320px',
      },
    },
  },
});
/** What is in it can go by its width: tables, strips, forms. Firefox takes no height for later from what is a container itself. */
const Inside = styled('div', {
  containerType: 'inline-size',
  column: 0,
  flex: 1,
  minWidth: 0,
});
const Head = styled('header', {
  '@print': { breakAfter: 'avoid' },
  display: 'flex',
  alignItems: 'flex-start',
  // Wide actions beside a title would leave it a word a line.
  flexWrap: 'wrap',
  gap: '$3',
  padding: '$4 $card 0',
  variants: {
    collapsible: {
      true: {
        position: 'relative',
        borderRadius: '$card',
        cursor: 'pointer',
        '> svg': {
          flex: 'none',
          marginTop: 2,
          color: '$textQuiet',
          transition: 'transform $transitions$base',
          '@print': { display: 'none' },
        },
        '&:hover > svg': { color: '$text' },
        '&:has([aria-expanded=true]) > svg': { transform: 'rotate(180deg)' },
      },
    },
    folded: { true: { '&&': { paddingBlockEnd: '$4' } } },
  },
});
const Titles = styled('div', {
  column: '$1',
  flex: '1 1 180px',
  minWidth: 0,
});
const Title = styled('h2', {
  lineHeight: '$body',
  overflowWrap: 'anywhere',
  variants: {
    // It only names what the words below it say; alone it is what the eye looks for.
    quiet: {
      true: { quiet: '$caption', fontWeight: '$medium' },
      false: { color: '$text', fontSize: '$lead', fontWeight: '$strong', letterSpacing: '$tight' },
    },
  },
});
const Toggle = styled('button', {
  all: 'unset',
  cursor: 'pointer',
  // As large as a pointer needs (WCAG 2.5.8) by itself; the whole head is the target.
  paddingBlock: 3,
  marginBlock: -3,
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '$card' },
  '&:focus-visible::after': { outline: '2px solid $colors$focus', outlineOffset: -2 },
});
const Takeaway = styled('div', {
  fontSize: '$lead',
  fontWeight: '$strong',
  lineHeight: '$snug',
  letterSpacing: '$tight',
  overflowWrap: 'anywhere',
  // No last line of one word.
  textWrap: 'pretty',
});
// The middle of small buttons is that of the title's line.
const Actions = styled('div', {
  row: '$1',
  // Above the head's own button.
  position: 'relative',
  zIndex: 1,
  marginBlock: -5,
  marginInlineEnd: -6,
});
const Body = styled('div', {
  flex: 1,
  minWidth: 0,
  [cardPadding]: '$space$card',
  variants: {
    flush: {
      true: {
        [cardEdge]: '0px',
        '&:not(:first-child)': { paddingBlockStart: '$3' },
        // What has a ground of its own leaves the card its edge and its corners.
        '&:last-child': {
          overflow: 'clip',
          borderRadius: '0 0 calc($radii$card - 1px) calc($radii$card - 1px)',
        },
      },
      false: { [cardEdge]: '$space$card', padding: '$4 $card $card' },
    },
  },
});
const Foot = styled('footer', {
  // As large as a pointer needs (WCAG 2.5.8), in the room that it has.
  a: { paddingBlock: 4, marginBlock: -4 },
  row: '$1 $3',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  minHeight: 24,
  padding: '0 $card $3',
  quiet: '$caption',
});

/** Props of {@link Card}. */
export interface CardProps extends RootProps<HTMLElement> {
  /** What the card shows; a card without it is no landmark of the page. */
  title?: string | undefined;
  /** The level of its heading in the page. @default 2 */
  headingLevel?: 2 | 3 | 4;
  /** What to know about it, in words: "3 unexplained drops since yesterday, −128 Sm³/d". */
  takeaway?: ReactNode;
  /** Small buttons at the right of the title. */
  actions?: ReactNode;
  /** The quiet line below: age, quality, "Show all". */
  footer?: ReactNode;
  /** Lets the content reach the edges, as a table does. @default false */
  flush?: boolean;
  /**
   * Whether its head, which needs a title, folds and unfolds the rest: folded it shows title and takeaway alone.
   * @default false
   */
  collapsible?: boolean;
  /** Whether it is unfolded, where the caller keeps that. */
  open?: boolean | undefined;
  /** Whether it is unfolded at first. @default true */
  defaultOpen?: boolean;
  /** Called when the user folds or unfolds it. */
  onOpenChange?: (open: boolean) => void;
  /** Whether its content is still on the way. @default false */
  loading?: boolean;
  /** Saves the work of drawing it while it is off screen. @default true */
  deferred?: boolean;
  /** What it shows below its head; null where the head says all. */
  children: ReactNode;
}

/** A panel of the page; a landmark by its title. */
export function Card(props: CardProps) {
  const {
    title,
    headingLevel = 2,
    takeaway,
    actions,
    footer,
    flush = false,
    loading = false,
    deferred = true,
    collapsible = false,
    children,
    ...others
  } = props;
  const { open: given, defaultOpen = true, onOpenChange, ...rest } = others;
  const [unfolded, setUnfolded] = useControlled(given, defaultOpen, onOpenChange);
  const id = useId();
  const folds = collapsible && title !== undefined;
  const open = !folds || unfolded;
  const empty = children === null || children === undefined;
  const headed = title !== undefined || Boolean(takeaway) || Boolean(actions);
  return (
    <Root
      aria-labelledby={title === undefined ? undefined : `${id}-title`}
      aria-busy={loading || undefined}
      {...rest}
      // What is folded has nothing to save, and a height of its own.
      deferred={deferred && open}
    >
      <Inside>
        {headed && (
          <Head collapsible={folds} folded={!open || (empty && !footer)}>
            <Titles>
              {title !== undefined && (
                <Title
                  as={`h${headingLevel}` as 'h2'}
                  id={`${id}-title`}
                  quiet={Boolean(takeaway) || loading}
                >
                  {folds ? (
                    <Toggle
                      type="button"
                      aria-expanded={open}
                      aria-controls={open ? `${id}-body` : undefined}
                      aria-describedby={takeaway && !open ? `${id}-takeaway` : undefined}
                      onClick={() => setUnfolded(!open)}
                    >
                      {title}
                    </Toggle>
                  ) : (
                    title
                  )}
                </Title>
              )}
              {takeaway && <Takeaway id={`${id}-takeaway`}>{takeaway}</Takeaway>}
            </Titles>
            {actions && open && <Actions>{actions}</Actions>}
            {folds && <ChevronDown size={16} aria-hidden="true" />}
          </Head>
        )}
        {open && !empty && (
          <Body id={`${id}-body`} flush={flush}>
            {children}
          </Body>
        )}
        {open && footer && <Foot>{footer}</Foot>}
      </Inside>
    </Root>
  );
}
