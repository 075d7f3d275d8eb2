import type { ShiftHandoverLine } from '@cnx/api';
import { Card, Link, Skeleton, styled, Text } from '@cnx/ui';
import { writtenLines } from '../../insight/decision-text.ts';
import { InsightFailure } from '../../insight/InsightStates.tsx';
import type { InsightView } from '../../insight/insight-view.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { handoverFailure } from './shift-handover.atoms.ts';
import { personText } from './shift-handover.ts';

const List = styled('ol', { column: '$3', margin: 0, padding: 0, listStyle: 'none' });
const Facts = styled('span', {
  display: 'block',
  quiet: '$caption',
  figures: 'tabular',
  lineHeight: '$body',
});
const Words = styled('span', { display: 'block', whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
const Place = styled('div', { variants: { empty: { true: { '@print': { display: 'none' } } } } });

/** Props of {@link EarlierHandovers}. */
export interface EarlierHandoversProps {
  view: InsightView<readonly ShiftHandoverLine[]>;
  /** The one that is read; null for none of them. */
  shownId: string | null;
  /** Address of a hand-over. */
  hrefOf: (id: string) => string;
}

/** The hand-overs that were confirmed, newest first. */
export function EarlierHandovers({ view, shownId, hrefOf }: EarlierHandoversProps) {
  const formats = useFormats();
  const { t, dates } = formats;
  return (
    <Place empty={view.status !== 'shown' || view.body.length === 0}>
      <Card title={t('handover.earlier')} deferred={false}>
        {view.status === 'loading' && <Skeleton lines={3} />}
        {view.status === 'failed' && <InsightFailure failure={handoverFailure} view={view} />}
        {view.status === 'shown' && view.body.length === 0 && (
          <Text size="small" emphasis="quiet">
            {t('handover.noEarlier')}
          </Text>
        )}
        {view.status === 'shown' && view.body.length > 0 && (
          <List>
            {view.body.map(({ id, until, author, confirmedBy, note, counts }) => (
              <li key={id}>
                <Link href={hrefOf(id)} emphasis="strong" aria-current={id === shownId ? 'true' : undefined}>
                  {dates.clock(until)}
                </Link>
                <Facts>
                  {t('handover.fromTo', {
                    from: personText(author, formats),
                    to: personText(confirmedBy, formats),
                  })}{' '}
                  · {t('handover.leftOpen', { count: counts.open })}
                </Facts>
                <Words dir="auto">{writtenLines(note)}</Words>
              </li>
            ))}
          </List>
        )}
      </Card>
    </Place>
  );
}
