import { Tour } from '@cnx/ui';
import { useAtom, useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { hasMailAtom } from '../features/settings/alerts.atoms.ts';
import { keepChoice } from '../state/kept-preferences.ts';
import { tourStopAtom } from '../state/tour.atoms.ts';
import { usePortal } from '../use-portal.tsx';

/** What the tour shows, by the `data-tour` of what it is about. */
const places = ['filters', 'assistant', 'search', 'bell', 'display', 'help'] as const;

const find = (place: string) => () => document.querySelector(`[data-tour="${place}"]`);

/** The tour, of what is on the page as it begins. However it ends, it is not offered again. */
export function PortalTour() {
  const { t } = useTranslation('portal');
  const portal = usePortal();
  const [stop, setStop] = useAtom(tourStopAtom);
  const hasMail = useAtomValue(hasMailAtom);
  const isRunning = stop !== null;
  const inSight = useMemo(
    () => (isRunning ? places.filter((place) => find(place)()?.checkVisibility()) : []),
    [isRunning],
  );
  if (stop === null) return null;
  return (
    <Tour
      items={[
        { title: t('tour.welcome'), text: t('tour.welcomeText') },
        ...inSight.map((place) => ({
          title: t(`tour.${place}`),
          text: place === 'bell' && !hasMail ? t('tour.bellWithoutMail') : t(`tour.${place}Text`),
          target: find(place),
        })),
      ]}
      value={stop}
      onValueChange={setStop}
      onDismiss={(seen) => {
        setStop(null);
        // A server that knows of no tour would refuse what names one.
        void keepChoice(portal, ({ portal: { tour, ...rest }, ...kept }) => ({
          ...kept,
          portal: tour === undefined ? rest : { ...rest, tour: seen ? 'seen' : 'skipped' },
        }));
      }}
    />
  );
}
