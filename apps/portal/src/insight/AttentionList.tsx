import { Badge, Button, Card, Skeleton, styled, Text, VisuallyHidden } from '@cnx/ui';
import { atom, useAtomValue, type Atom } from 'jotai';
import { ChevronRight } from 'lucide-react';
import { useEffect, useId, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useMessageText } from '../i18n/message.ts';
import { addressSearchAtom } from '../state/filters.atoms.ts';
import { attentionTones, rankAttention, type Attention, type AttentionItem } from './attention.ts';
import { useNarrowPage } from './use-folding.ts';
import { isLeftOut } from './insight-view.ts';
import { useFormats, type Formats } from './use-formats.ts';

/** Rows that are shown at first: on a wide page, and on a narrow one. */
const [wideRows, narrowRows] = [5, 3];

const Rows = styled('ul', {
  margin: 'calc(-1 * $space$2) calc(-1 * $space$card) calc(-1 * $space$3)',
  padding: 0,
  listStyle: 'none',
});
const Row = styled('li', {
  position: 'relative',
  display: 'grid',
  gridTemplateAreas: '"state amount go" "text text text"',
  gridTemplateColumns: 'minmax(0, 1fr) auto 16px',
  alignItems: 'center',
  columnGap: '$3',
  minHeight: 60,
  padding: '$2 $card',
  fontSize: '$small',
  '& + &': { borderTop: '1px solid $border' },
  '&:hover': { backgroundColor: '$hover' },
  '&:last-child': { borderRadius: '0 0 $radii$card $radii$card' },
  '& > svg': { gridArea: 'go', alignSelf: 'center', color: '$textQuiet', '@print': { visibility: 'hidden' } },
  '@container (min-width: 640px)': {
    gridTemplateAreas: '"state text amount go"',
    gridTemplateColumns: '136px minmax(0, 1fr) minmax(80px, auto) 16px',
    minHeight: 36,
    paddingBlock: '$1',
  },
  '@container (min-width: 900px)': {
    gridTemplateAreas: '"state text area amount go"',
    // Wider where two products are lost at once: none of its figure runs out of the card.
    gridTemplateColumns: '136px minmax(0, 1fr) auto minmax(104px, auto) 16px',
  },
});
const State = styled('span', { gridArea: 'state', display: 'flex', minWidth: 0 });
const What = styled('a', {
  gridArea: 'text',
  minWidth: 0,
  color: '$text',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  outline: 'none',
  // The whole row is the target.
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible::after': { outline: '2px solid $colors$focus', outlineOffset: -2 },
});
const Area = styled('span', {
  gridArea: 'area',
  display: 'none',
  quiet: '$caption',
  '@container (min-width: 900px)': { display: 'block' },
});
const Amount = styled('span', {
  gridArea: 'amount',
  textAlign: 'right',
  fontWeight: '$medium',
  figures: 'tabular',
  whiteSpace: 'nowrap',
});

/** Props of {@link AttentionList}. */
export interface AttentionListProps {
  /** The areas, in the order of the page. */
  sources: readonly Attention[];
}

interface Read {
  readonly name: Attention['name'];
  readonly href: string;
  /** The query of the page's address. */
  readonly search: string;
  /** Whether they could not be had. */
  readonly failed: boolean;
  /** Null without data in the window, and where they could not be had. */
  readonly items: ((formats: Formats) => readonly AttentionItem[]) | null;
}

/** What each source that there is says; null while one of them is on its way, so that no row is put before one that was read. */
function readAll(sources: readonly Attention[]): Atom<readonly Read[] | null> {
  return atom((get) => {
    const read = sources.flatMap(({ name, hrefAtom, itemsAtom }) => {
      const view = get(itemsAtom);
      const href = get(hrefAtom);
      const search = get(addressSearchAtom);
      if (isLeftOut(view)) return [];
      if (view.status === 'loading') return [null];
      const failed = view.status !== 'shown';
      return [{ name, href, search, failed, items: failed ? null : view.body }];
    });
    return read.every((each) => each !== null) ? read : null;
  });
}

/** What asks for attention in all areas, the gravest first: at most five rows, and all of them on request and on paper. */
export function AttentionList({ sources }: AttentionListProps) {
  const read = useAtomValue(useMemo(() => readAll(sources), [sources]));
  const formats = useFormats();
  const textOf = useMessageText();
  const [all, setAll] = useState(false);
  const listId = useId();
  useEffect(() => {
    // No frame comes between this event and the print.
    const showAll = () => flushSync(() => setAll(true));
    addEventListener('beforeprint', showAll);
    return () => removeEventListener('beforeprint', showAll);
  }, []);
  const few = useNarrowPage() ? narrowRows : wideRows;
  const { t } = formats;
  const title = t('insight.attention.title');
  const ranked = useMemo(
    () =>
      rankAttention(
        read?.flatMap(({ name, href, search, items }) =>
          (items?.(formats) ?? []).map((item) => ({
            ...item,
            id: `${name} ${item.id}`,
            name,
            href: item.href?.(search) ?? href,
          })),
        ) ?? [],
      ),
    [read, formats],
  );
  if (!read) {
    return (
      <Card title={title} takeaway={<Skeleton width={200} />} loading deferred={false}>
        <Rows>
          {Array.from({ length: few }, (_, row) => (
            <Row key={row}>
              <Skeleton />
            </Row>
          ))}
        </Rows>
      </Card>
    );
  }
  const failed = read.filter((source) => source.failed).map(({ name }) => textOf({ key: name }));
  const shown = all ? ranked : ranked.slice(0, few);
  const counted = attentionTones.flatMap((tone) => {
    const count = ranked.filter((item) => item.tone === tone).length;
    return count === 0 ? [] : t(`insight.attention.${tone}`, { count });
  });
  const leftOut = failed.length > 0 && (
    <span>{t('insight.attention.leftOut', { areas: failed.join(', ') })}</span>
  );
  if (ranked.length === 0) {
    return (
      <Card title={title} deferred={false}>
        <Text size="small" emphasis="quiet">
          {leftOut ||
            t(
              read.some(({ items }) => items !== null)
                ? 'insight.attention.nothing'
                : 'insight.attention.noData',
            )}
        </Text>
      </Card>
    );
  }
  return (
    <Card
      title={title}
      takeaway={counted.length > 0 && counted.join(' · ')}
      actions={
        ranked.length > few && (
          <Button
            size="sm"
            emphasis="quiet"
            aria-expanded={all}
            aria-controls={listId}
            onClick={() => setAll(!all)}
          >
            {all
              ? t('insight.attention.fewer')
              : t('insight.attention.all', {
                  count: ranked.length,
                  rows: formats.quantities.count(ranked.length),
                })}
          </Button>
        )
      }
      {...(leftOut && { footer: leftOut })}
      deferred={false}
    >
      <Rows id={listId} aria-label={title}>
        {shown.map(({ id, tone, state, text, amount, name, href }) => (
          <Row key={id}>
            <State>
              {/* What its color says. */}
              <VisuallyHidden>{t(`insight.attention.tones.${tone}`)} </VisuallyHidden>
              <Badge tone={tone} emphasis="quiet">
                {state}
              </Badge>
            </State>
            <What href={href}>{text}</What>
            <Area>{textOf({ key: name })}</Area>
            <Amount>{amount}</Amount>
            <ChevronRight size={16} aria-hidden="true" />
          </Row>
        ))}
      </Rows>
    </Card>
  );
}
