import { Button, type TrendChartProps } from '@cnx/ui';
import { useAtom, useSetAtom } from 'jotai';
import { serversWindow } from '@cnx/api/filter-address';
import { filtersAtom } from '../state/filters.atoms.ts';
import { daysBetween } from '../state/time-window.ts';
import { zoomAtom } from '../state/zoom.atoms.ts';
import { TrendChart } from './LazyCharts.tsx';
import { useFormats } from './use-formats.ts';

/** Props of {@link WindowChart}. */
export type WindowChartProps = Omit<
  TrendChartProps,
  'window' | 'defaultWindow' | 'onWindowChange' | 'zoomActions'
>;

/** Production days over time: zoomed together with all others of the page, and a zoom can become the window. */
export function WindowChart(props: WindowChartProps) {
  const { t } = useFormats();
  const [zoom, setZoom] = useAtom(zoomAtom);
  const setFilters = useSetAtom(filtersAtom);
  return (
    <TrendChart
      {...props}
      window={zoom}
      onWindowChange={setZoom}
      zoomActions={
        zoom && (
          <Button
            size="sm"
            onClick={() => setFilters((filters) => ({ ...filters, ...serversWindow, ...daysBetween(zoom) }))}
          >
            {t('insight.useAsWindow')}
          </Button>
        )
      }
    />
  );
}
