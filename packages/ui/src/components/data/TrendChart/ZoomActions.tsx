import { ZoomIn, ZoomOut } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { IconButton } from '../../inputs/IconButton/IconButton.tsx';
import { useSettled } from '../../use-settled.ts';
import type { TrendChartLabels } from './trend-chart.words.ts';
import type { TrendWindow } from './trend-model.ts';
import type { TrendTexts } from './trend-texts.ts';
import { scaled, useView, type TrendViewStore } from './view-store.ts';

/** In sight while the chart is used: over one that is only read it would cover the marks. */
const InUse = styled('span', {
  display: 'inline-flex',
  opacity: 0,
  'figure:hover &, figure:focus-within &': { opacity: 1 },
});

/** Props of {@link ZoomActions}. */
export interface ZoomActionsProps {
  store: TrendViewStore;
  labels: Pick<TrendChartLabels, 'zoomIn' | 'resetZoom'>;
  /** Asks for another window; null for all of the data. */
  onZoom: (window: TrendWindow | null) => void;
  /** What can be done about a zoom, while there is one. */
  children: ReactNode;
}

/** Zooms in by presses, for whom dragging is hard; while less than all is shown, what can be done about that, and the way back. */
export function ZoomActions({ store, labels, onZoom, children }: ZoomActionsProps) {
  const zoomed = useView(store, (now) => now.zoomed);
  const zoomIn = () => {
    const { window } = store.get();
    onZoom(scaled(window, 0.5, (window.from + window.to) / 2));
  };
  return (
    <>
      {zoomed && children}
      <InUse>
        <IconButton size="sm" label={labels.zoomIn} icon={<ZoomIn size={16} />} onClick={zoomIn} />
      </InUse>
      {zoomed && (
        <IconButton
          size="sm"
          label={labels.resetZoom}
          icon={<ZoomOut size={16} />}
          onClick={() => onZoom(null)}
        />
      )}
    </>
  );
}

/** Props of {@link ZoomSaid}. */
export interface ZoomSaidProps {
  store: TrendViewStore;
  texts: Pick<TrendTexts, 'range'>;
  labels: Pick<TrendChartLabels, 'shown'>;
}

/** Announces the window shown once it was changed, when it stays. */
export function ZoomSaid({ store, texts, labels }: ZoomSaidProps) {
  const window = useView(store, (now) => now.window);
  const zoomed = useView(store, (now) => now.zoomed);
  const [wasZoomed, setWasZoomed] = useState(false);
  if (zoomed && !wasZoomed) setWasZoomed(true);
  const said = useSettled(wasZoomed ? labels.shown(texts.range(window.from, window.to)) : '');
  return <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>;
}
