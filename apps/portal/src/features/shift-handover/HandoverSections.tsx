import type { ShiftHandover, ShiftHandoverLine } from '@cnx/api';
import { Banner, Card, Link, styled, Text } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { Fragment, type MouseEvent, type ReactNode } from 'react';
import { writtenLines } from '../../insight/decision-text.ts';
import { stopText } from '../../insight/stop-text.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { wellHrefAtom } from '../../state/open-well.atoms.ts';
import { Words } from './HandoverParts.tsx';
import {
  balanceOf,
  dueParts,
  dueWork,
  personText,
  workOf,
  type BalancePart,
  type HandoverListName,
} from './shift-handover.ts';

const sectionId = (list: HandoverListName) => `handover-${list}`;

const Place = styled('div', {
  minWidth: 0,
  focusRing: 2,
});

/** Where a part of the balance leads. */
export function Section({ list, children }: { list: HandoverListName; children: ReactNode }) {
  return (
    <Place id={sectionId(list)} tabIndex={-1}>
      {children}
    </Place>
  );
}

/** Moves the eye and the keyboard to a list; the address stays that of the hand-over. */
function goTo(event: MouseEvent, list: HandoverListName): void {
  const place = document.getElementById(sectionId(list));
  if (!place) return;
  event.preventDefault();
  place.scrollIntoView({ block: 'start' });
  place.focus({ preventScroll: true });
}

const Line = styled('p', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1 $2',
  margin: 0,
  fontSize: '$lead',
  figures: 'tabular',
  span: { whiteSpace: 'nowrap' },
});

/** Props of {@link Balance}. */
export interface BalanceProps {
  handover: ShiftHandover;
  /** Address of the hand-over that this one begins with; null where it is not known. */
  beginHref: string | null;
}

/** What was open, came and went, and is left, in one line whose parts lead to their lists. */
export function Balance({ handover, beginHref }: BalanceProps) {
  const formats = useFormats();
  const { t } = formats;
  const { regrouped } = handover.counts;
  return (
    <div role="group" aria-label={t('handover.balance.label')}>
      <Line>
        {balanceOf(handover, formats).map(({ sign, text, leadsTo }, place) => (
          <Fragment key={place}>
            {place > 0 && ' '}
            <span>
              {sign !== '' && `${sign} `}
              <BalanceLink leadsTo={leadsTo} beginHref={beginHref}>
                {text}
              </BalanceLink>
            </span>
          </Fragment>
        ))}
      </Line>
      {Boolean(regrouped) && (
        <Text size="small" emphasis="quiet">
          {t('handover.balance.regroupedHint')}
        </Text>
      )}
    </div>
  );
}

interface BalanceLinkProps extends Pick<BalanceProps, 'beginHref'> {
  leadsTo: BalancePart['leadsTo'];
  children: string;
}

function BalanceLink({ leadsTo, beginHref, children }: BalanceLinkProps) {
  if (leadsTo === null || (leadsTo === 'begin' && beginHref === null)) return children;
  if (leadsTo === 'begin') return <Link href={beginHref ?? undefined}>{children}</Link>;
  return (
    <Link href={`#${sectionId(leadsTo)}`} onClick={(event) => goTo(event, leadsTo)}>
      {children}
    </Link>
  );
}

const Works = styled('ul', { column: '$1', margin: 0, padding: 0, listStyle: 'none' });

/** Work that should be over, and work that begins, goes on or ends in the time of the next shift; nothing without any. */
export function Due({ handover, hrefOf }: { handover: ShiftHandover; hrefOf: (id: string) => string }) {
  const formats = useFormats();
  const due = dueWork(handover, formats);
  return dueParts
    .map((part) => ({ part, works: workOf(part, due) }))
    .filter(({ works }) => works.length > 0)
    .map(({ part, works }) => (
      <Banner key={part} tone={part === 'overdue' ? 'warning' : 'info'} title={formats.t(`handover.${part}`)}>
        <Works>
          {works.map(({ work, event, text }) => (
            <li key={work.id}>
              {event === undefined ? (
                work.well.name
              ) : (
                <Link href={hrefOf(event.id)} emphasis="strong">
                  {work.well.name}
                </Link>
              )}{' '}
              {text}
            </li>
          ))}
        </Works>
      </Banner>
    ));
}

/** Stops of the log that no event has yet, each with the way to its well; nothing without any. */
export function Stops({ stops }: Pick<ShiftHandover, 'stops'>) {
  const formats = useFormats();
  const wellHref = useAtomValue(wellHrefAtom);
  if (stops.length === 0) return null;
  return (
    <Banner tone={stops.some(({ lasts }) => lasts) ? 'warning' : 'info'} title={formats.t('handover.stops')}>
      <Works>
        {stops.map((stop) => (
          <li key={stop.event.id}>
            <Link href={wellHref(stop.well.id)} emphasis="strong">
              {stop.well.name}
            </Link>{' '}
            {stopText(stop, formats)}
          </li>
        ))}
      </Works>
    </Banner>
  );
}

/** What the shift before has written. */
export function LastNote({ line }: { line: ShiftHandoverLine }) {
  const formats = useFormats();
  const { t, dates } = formats;
  const people = t('handover.fromTo', {
    from: personText(line.author, formats),
    to: personText(line.confirmedBy, formats),
  });
  return (
    <Card title={t('handover.lastNote')} takeaway={`${people} · ${dates.clock(line.until)}`} deferred={false}>
      <Words dir="auto">{writtenLines(line.note)}</Words>
    </Card>
  );
}
