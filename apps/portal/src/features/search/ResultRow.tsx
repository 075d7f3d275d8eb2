import type { SearchMark, SearchResult } from '@cnx/api';
import { Badge, Link, styled, Text, VisuallyHidden, type Tone } from '@cnx/ui';
import {
  CalendarClock,
  CircleHelp,
  Droplet,
  File,
  Layers,
  Newspaper,
  TrendingDown,
  TriangleAlert,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { createElement, type ReactNode } from 'react';
import { ofCode } from '../../insight/of-code.ts';
import { useFormats } from '../../insight/use-formats.ts';
import type { OwnResult } from './own-results.ts';
import { hrefOfResult, statusOf, subjectOf, titleOf } from './result-text.ts';
import type { ResultKind } from './search-address.ts';

// An id that breaks at its hyphen reads as two.
const Whole = styled('span', { whiteSpace: 'nowrap' });
// Picture and kind in columns of their own where there is room, so that kinds are read down; else above the name.
const Row = styled('li', {
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr)',
  '@small': { gridTemplateColumns: '32px 120px minmax(0, 1fr) auto' },
  gap: '$1 $3',
  alignItems: 'baseline',
  padding: '$3 0',
  borderBottom: '1px solid $border',
});
const Picture = styled('span', {
  gridRow: '1 / span 2',
  alignSelf: 'center',
  display: 'grid',
  placeItems: 'center',
  size: 32,
  borderRadius: '$control',
  backgroundColor: '$sunken',
  color: '$textQuiet',
});
const Kind = styled('span', { gridColumn: 2, quiet: '$small', fontWeight: '$medium' });
// Below the name where there is no room beside it.
const States = styled('span', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '$1 $2',
  gridColumn: 2,
  '@small': { gridColumn: 4, gridRow: 1, justifyContent: 'flex-end' },
});
const Below = styled('div', {
  gridColumn: 2,
  quiet: '$small',
  overflowWrap: 'break-word',
  minWidth: 0,
  '@small': { gridColumn: 3, gridRow: 2 },
});
const Figure = styled('div', {
  gridColumn: 2,
  quiet: '$small',
  figures: 'tabular',
  whiteSpace: 'nowrap',
  '& > b': { color: '$text', fontWeight: '$medium' },
  '@small': { gridColumn: 4, gridRow: 2, textAlign: 'end' },
});
const Title = styled('div', {
  gridColumn: 2,
  minWidth: 0,
  overflowWrap: 'break-word',
  '@small': { gridColumn: 3, gridRow: 1 },
});
const Plain = styled('button', { bare: true, padding: 0, textAlign: 'start', cursor: 'pointer' });
const Mark = styled('mark', { backgroundColor: '$accentSubtle', color: 'inherit', fontWeight: '$medium' });

const Open = styled(TriangleAlert, { flex: 'none', color: '$warningText' });

const pictures: Readonly<Record<ResultKind, LucideIcon>> = {
  well: Droplet,
  field: Layers,
  exception: TriangleAlert,
  changePoint: TrendingDown,
  schedule: CalendarClock,
  page: File,
  news: Newspaper,
  help: CircleHelp,
};

/** Beside the name of a well in a list of suggestions: it has an open exception. */
export function OpenMark() {
  const { t } = useFormats();
  return (
    <>
      <Open size={14} aria-hidden="true" />
      <VisuallyHidden>{t('search.openException')}</VisuallyHidden>
    </>
  );
}

/** The picture of a kind of result. */
export function KindPicture({ kind }: { kind: ResultKind }) {
  return createElement(ofCode(pictures, kind, File), { size: 16, 'aria-hidden': true });
}

/** What kind of result a row is, by picture and word. */
function RowKind({ kind }: { kind: ResultKind }) {
  const { t } = useFormats();
  return (
    <>
      <Picture>
        <KindPicture kind={kind} />
      </Picture>
      <Kind>{t(`search.one.${kind}`)}</Kind>
    </>
  );
}

/** Props of {@link ResultRow}. */
export interface ResultRowProps {
  readonly result: SearchResult;
  /** Whether other results are named as was typed: one that is only named alike then says so. */
  readonly isAmongNamed: boolean;
}

/** A result of the server: its name with what was typed marked, where it is, its state and day. */
export function ResultRow({ result, isAmongNamed }: ResultRowProps) {
  const formats = useFormats();
  const { t, dates, quantities } = formats;
  const { kind, name, marks, field, area, businessUnit, well, day, isOpen, isLike, latestOil, latestGas } =
    result;
  const latest = latestOil ?? latestGas;
  const subject = subjectOf(formats, result);
  const shown = titleOf(formats, result);
  const status = statusOf(formats, result);
  const isFinding = kind === 'exception' || kind === 'changePoint';
  const path = [businessUnit, area, ...(kind === 'field' ? [] : [field.name])].join(' › ');
  const when = day === null ? undefined : dates.day(day);
  return (
    <Row>
      <RowKind kind={kind} />
      <Title>
        <Link href={hrefOfResult(result)}>
          {shown.startsWith(name) ? (
            <>
              <Named text={name} marks={marks} isWhole={kind === 'well'} />
              {shown.slice(name.length)}
            </>
          ) : (
            shown
          )}
        </Link>
      </Title>
      <States>
        {kind === 'well' && isOpen && <Badge tone="warning">{t('search.openException')}</Badge>}
        {status && <State {...status} />}
      </States>
      <Below>
        <Parts>
          {isLike && (kind === 'well' || kind === 'field') && isAmongNamed && t('search.similar')}
          {kind === 'schedule' && when}
          {isFinding && when}
          {subject}
          {kind === 'schedule' && well ? (
            <>
              {path} › <Whole>{well.name}</Whole>
            </>
          ) : (
            path
          )}
          {kind === 'well' && when && day !== latest?.day && t('search.lastData', { day: when })}
        </Parts>
      </Below>
      {latest && (
        <Figure>
          {t(latestOil ? 'search.oilOn' : 'search.gasOn', { day: dates.day(latest.day) })}{' '}
          <b>{quantities.text(latestOil ? 'liquidVolume' : 'gasVolume', latest.volume)}</b>
        </Figure>
      )}
    </Row>
  );
}

/** A state in words; one that asks for something stands out among those that do not. */
function State({ label, tone }: { label: string; tone: Tone }) {
  if (tone === 'warning' || tone === 'critical') return <Badge tone={tone}>{label}</Badge>;
  return (
    <Text as="span" size="small" emphasis="quiet">
      {label}
    </Text>
  );
}

/** A page, a piece of news or an entry of the help, with what it means where it is a term. */
export function OwnResultRow({ result, onHelp }: { result: OwnResult; onHelp: () => void }) {
  const { kind, label, text, href } = result;
  return (
    <Row>
      <RowKind kind={kind} />
      <Title>
        {href === null ? (
          <Link asChild>
            <Plain type="button" aria-haspopup="dialog" onClick={onHelp}>
              {label}
            </Plain>
          </Link>
        ) : (
          <Link href={href}>{label}</Link>
        )}
      </Title>
      {text && <Below>{text}</Below>}
    </Row>
  );
}

function Parts({ children }: { children: readonly ReactNode[] }) {
  const parts = children.filter((part) => part !== undefined && part !== false && part !== '');
  return (
    <Text as="span" size="small" emphasis="quiet">
      {parts.map((part, place) => (
        <span key={place}>
          {place > 0 && ' · '}
          {part}
        </span>
      ))}
    </Text>
  );
}

/** Names that are longer may break: they would not fit on a phone. */
const maxWhole = 24;

/** A name with its marks; that of a well in one piece. */
function Named({ isWhole, ...marked }: Parameters<typeof Marked>[0] & { isWhole: boolean }) {
  const name = <Marked {...marked} />;
  return isWhole && marked.text.length <= maxWhole ? <Whole>{name}</Whole> : name;
}

function Marked({ text, marks }: { text: string; marks: readonly SearchMark[] }) {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { from, to } of marks) {
    // Of another server they may stand in any order, or behind the text.
    if (from < end || to <= from || to > text.length) continue;
    parts.push(text.slice(end, from), <Mark key={from}>{text.slice(from, to)}</Mark>);
    end = to;
  }
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  );
}
