import { ChartDownload, type PictureKind } from '@cnx/ui';
import { atom, useAtomValue, useStore, type Atom } from 'jotai';
import { useState, type RefObject } from 'react';
import type { InsightArea } from '../addresses.ts';
import type { DayWindow } from '../state/shared-data.atoms.ts';
import { daysBetween } from '../state/time-window.ts';
import { showToast } from '../state/toasts.atoms.ts';
import { zoomAtom } from '../state/zoom.atoms.ts';
import { chartsIn, pictureName } from './chart-file.ts';
import { saveFile } from './save-file.ts';
import { useFormats } from './use-formats.ts';

const noDaysAtom = atom(null);

/** Props of {@link ChartFile}. */
export interface ChartFileProps {
  area: InsightArea;
  /** The days that the charts are of. */
  window: DayWindow | null;
  /** Those days where they are not the current window. @default none */
  daysAtom?: Atom<DayWindow | null> | undefined;
  /** When the data was current, ISO 8601 with offset. */
  asOf: string | null | undefined;
  /** Where the charts are. */
  charts: RefObject<HTMLElement | null>;
}

/** Takes the charts of a card away as a picture, with what they show, of which days and from where. */
export function ChartFile({ area, window, daysAtom = noDaysAtom, asOf, charts }: ChartFileProps) {
  const { t, dates } = useFormats();
  const store = useStore();
  const ownDays = useAtomValue(daysAtom);
  const zoom = useAtomValue(zoomAtom);
  const [making, setMaking] = useState(false);
  const make = async (kind: PictureKind) => {
    const root = charts.current;
    if (!root) return;
    setMaking(true);
    try {
      const { figures, title } = chartsIn(root);
      // Only charts over production days are zoomed together.
      const zoomed = zoom && root.querySelector('canvas') ? daysBetween(zoom) : null;
      const days = zoomed ?? ownDays ?? window;
      const areaName = t(`areas.${area}`);
      const { chartPicture, picturePng, fetchFont } = await import('./picture-code.ts');
      const font = await fetchFont();
      const picture = chartPicture(figures, {
        title: title || areaName,
        lines: [
          [title && areaName, days && t('insight.windowOf', { days: dates.days(days.from, days.to) })]
            .filter(Boolean)
            .join(' · '),
        ],
        source: ['CNX', asOf && t('insight.asOf', { time: dates.clock(asOf) })].filter(Boolean).join(' · '),
        font,
      });
      const file =
        kind === 'png' ? await picturePng(picture) : new Blob([picture.svg], { type: 'image/svg+xml' });
      saveFile(file, pictureName(area, title, days, kind));
    } catch {
      showToast(store, { key: 'portal:insight.noPicture' }, 'critical');
    } finally {
      setMaking(false);
    }
  };
  return <ChartDownload loading={making} onDownload={(kind) => void make(kind)} />;
}
