import { ChartDownload, type PictureKind } from '@cnx/ui';
import { atom, useAtomValue, useStore, type Atom } from 'jotai';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { CodeLoadError, lazyCode } from '../lazy-code.tsx';
import { crashFault, errorReportsAtom } from '../state/error-reports.ts';
import type { DayWindow } from '../state/shared-data.atoms.ts';
import { daysBetween } from '../state/time-window.ts';
import { showToast } from '../state/toasts.atoms.ts';
import { usageAtom } from '../state/usage.ts';
import { zoomAtom } from '../state/zoom.atoms.ts';
import { chartsIn, pictureName, type PicturedPart } from './chart-file.ts';
import { saveFile } from './save-file.ts';
import { useFormats, type Formats } from './use-formats.ts';

const noDaysAtom = atom(null);

/** What draws pictures, with their font. */
const pictureCode = lazyCode(async () => {
  const code = await import('./picture-code.ts');
  return { code, font: await code.fetchFont() };
});

type PictureCode = Awaited<ReturnType<typeof pictureCode.load>>['code'];

/** Props of {@link ChartFile}. */
export interface ChartFileProps {
  /** Which part of the portal they are of. */
  area: PicturedPart;
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
  const reports = useAtomValue(errorReportsAtom);
  const [making, setMaking] = useState(false);
  // What the chart shows when it is drawn, which may be another than when it was asked for.
  const shown = useRef({ window, asOf });
  useLayoutEffect(() => {
    shown.current = { window, asOf };
  });
  /** Draws what is on the page now, and says which days it is of. */
  const draw = ({ chartPicture }: PictureCode, font: ArrayBuffer) => {
    const root = charts.current;
    if (!root?.isConnected) throw new Error('the chart is not on the page any more');
    const { figures, title } = chartsIn(root);
    const zoom = store.get(zoomAtom);
    // Only charts over production days are zoomed together.
    const zoomed = zoom && root.querySelector('canvas') ? daysBetween(zoom) : null;
    const days = zoomed ?? store.get(daysAtom) ?? shown.current.window;
    const areaName = partName(area, t);
    const about = [
      title && areaName,
      days && t('insight.windowOf', { days: dates.days(days.from, days.to) }),
    ];
    const time = shown.current.asOf;
    const picture = chartPicture(figures, {
      title: title || areaName,
      lines: [about.filter(Boolean).join(' · ')].filter(Boolean),
      source: ['CNX', time && t('insight.asOf', { time: dates.clock(time) })].filter(Boolean).join(' · '),
      font,
    });
    return { picture, name: (kind: PictureKind) => pictureName(area, title, days, kind) };
  };
  const make = async (kind: PictureKind) => {
    setMaking(true);
    try {
      const { code, font } = await pictureCode.load();
      const { picture, name } = draw(code, font);
      const file =
        kind === 'png' ? await code.picturePng(picture) : new Blob([picture.svg], { type: 'image/svg+xml' });
      saveFile(file, name(kind));
      store.get(usageAtom).record({ name: `export.${kind}` });
    } catch (error) {
      if (!(error instanceof CodeLoadError)) reports.report(crashFault(`picture of ${area}`, error));
      showToast(store, { key: 'portal:insight.noPicture' }, 'critical');
    } finally {
      setMaking(false);
    }
  };
  return <ChartDownload loading={making} onDownload={(kind) => void make(kind)} />;
}

function partName(part: PicturedPart, t: Formats['t']): string {
  if (part === 'exception') return t('evidence.case');
  const isScreen = part === 'userAnalytics' || part === 'optimizationDashboard' || part === 'statistics';
  return isScreen ? t(`titles.${part}`) : t(`areas.${part}`);
}
