import type { WellException } from '@cnx/api';
import { FormMessage, Link } from '@cnx/ui';
import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { viewOf } from '../../insight/insight-view.ts';
import { causeText } from '../../insight/likely-cause.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { maxRowsPerCall } from '../../limits.ts';
import { joinLists } from '../../state/query-client.ts';
import { queryAtom } from '../../state/query.atoms.ts';
import type { AdviceRow } from './advice-row.ts';
import { countedOil, openLosses } from './optimization-dashboard.ts';

/** The exceptions of a well; without them nothing is said. */
function exceptionsAtom(wellId: string) {
  const resultAtom = queryAtom(
    '/ExceptionReport/GetExceptions',
    () => ({ query: { wellIds: [wellId], limit: maxRowsPerCall } }),
    { joinPages: joinLists },
  );
  return atom((get) => viewOf(get(resultAtom)));
}

/** Props of {@link OpenLosses}. */
export interface OpenLossesProps {
  advice: AdviceRow;
  /** Where the well and its exceptions are. */
  wellHref: string;
}

/** What open exceptions of the well lose already: oil that a step brings is a part of it, and not beside it. */
export function OpenLosses({ advice, wellHref }: OpenLossesProps) {
  const wellId = advice.well.id;
  const view = useAtomValue(useMemo(() => exceptionsAtom(wellId), [wellId]));
  if (view.status !== 'shown') return null;
  return (
    <>
      {openLosses(view.body).map((exception) => (
        <OpenLoss key={exception.id} exception={exception} advice={advice} wellHref={wellHref} />
      ))}
    </>
  );
}

function OpenLoss({ exception, advice, wellHref }: OpenLossesProps & { exception: WellException }) {
  const formats = useFormats();
  const { t, quantities, dates } = formats;
  const counted = countedOil(advice, exception);
  return (
    <FormMessage tone="warning">
      {t('optimization.panel.openLoss', {
        loss: quantities.text('liquidRate', exception.lossPerDay, { digits: 1 }),
        day: dates.shortDay(exception.since),
      })}{' '}
      {[
        causeText(exception, formats),
        counted > 0 &&
          t('optimization.panel.counted', { oil: quantities.text('liquidRate', counted, { digits: 1 }) }),
      ]
        .filter(Boolean)
        .join(' ')}{' '}
      <Link href={wellHref}>{t('optimization.panel.toWell')}</Link>
    </FormMessage>
  );
}
