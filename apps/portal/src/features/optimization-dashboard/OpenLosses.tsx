import type { WellException } from '@cnx/api';
import { FormMessage, Link, Text } from '@cnx/ui';
import { atom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { exceptionEvent } from '../../addresses.ts';
import { viewOf } from '../../insight/insight-view.ts';
import { causeText } from '../../insight/likely-cause.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { maxRowsPerCall } from '../../limits.ts';
import { joinLists } from '../../state/query-client.ts';
import { queryAtom } from '../../state/query.atoms.ts';
import { newestDayAtom } from '../../state/shared-data.atoms.ts';
import { countedLosses, yearedBeside } from './optimization-dashboard.ts';

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
  wellId: string;
}

/** What exceptions of the well lose already: oil that a step brings back of it is none beside it. */
export function OpenLosses({ wellId }: OpenLossesProps) {
  const view = useAtomValue(useMemo(() => exceptionsAtom(wellId), [wellId]));
  if (view.status !== 'shown') return null;
  return (
    <>
      {countedLosses(view.body).map((exception) => (
        <CountedLoss key={exception.id} exception={exception} />
      ))}
    </>
  );
}

function CountedLoss({ exception }: { exception: WellException }) {
  const { id, isOpen, cause, lossPerDay, since } = exception;
  const formats = yearedBeside(useFormats(), since, useAtomValue(newestDayAtom));
  const { t, quantities, dates } = formats;
  const why = causeText(exception, formats);
  const loss = { loss: quantities.text('liquidRate', lossPerDay, { digits: 1 }), day: dates.shortDay(since) };
  const text = (
    <>
      {[
        t(isOpen ? 'optimization.panel.openLoss' : 'optimization.panel.standingLoss', loss),
        why !== null && t('optimization.panel.lossCause', { cause: why }),
        // Whatever is set, a well that stands makes nothing.
        cause === 'downtime' && t('optimization.panel.ofStop'),
      ]
        .filter(Boolean)
        .join(' ')}{' '}
      <Link href={exceptionEvent(id)}>{t('optimization.panel.toException')}</Link>
    </>
  );
  return isOpen ? (
    <FormMessage tone="warning">{text}</FormMessage>
  ) : (
    <Text size="small" emphasis="quiet">
      {text}
    </Text>
  );
}
