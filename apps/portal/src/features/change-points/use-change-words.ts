import type { ChangePoint, WellEvent } from '@cnx/api';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../insight/use-formats.ts';

/** Puts events and causes into words. */
export interface ChangeWords {
  /** An event: "Frequency changed: 48 to 44 Hz". */
  event: (event: WellEvent) => string;
  /** What probably caused a change: its nearest event, or that none was found. */
  cause: (change: Pick<ChangePoint, 'linkedEvents'>) => string;
}

/** The words in the language and units in force; the same object until one of them changes. */
export function useChangeWords(): ChangeWords {
  const { t } = useTranslation('portal');
  const { quantities } = useFormats();
  return useMemo(() => {
    const event = ({ kind, from, to, unit, planned }: WellEvent) => {
      const name = t(`vocabulary.event.${kind}`);
      const settings =
        from === null || to === null
          ? name
          : t('changePoints.eventWith', {
              event: name,
              from: quantities.count(from, { digits: decimalsOf(from) }),
              to: quantities.wireText(unit, to, { digits: decimalsOf(to) }),
            });
      return planned ? t('changePoints.planned', { event: settings }) : settings;
    };
    return {
      event,
      cause: ({ linkedEvents: [nearest] }) => (nearest ? event(nearest) : t('changePoints.noCause')),
    };
  }, [t, quantities]);
}

/** Settings are shown as they were made: 48 Hz, 48.5 Hz. */
function decimalsOf(value: number): number {
  return Number.isInteger(value) ? 0 : 1;
}
