import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { dashboardArea, type InsightArea } from '../paths.ts';
import { filterNames, noFilters } from '../state/filter-address.ts';
import { addressSearchAtom, filtersAtom } from '../state/filters.atoms.ts';
import { dataWindowAtom } from '../state/shared-data.atoms.ts';
import { InsightCard } from './InsightCard.tsx';
import type { Insight, InsightDefinition, InsightFrame } from './insight-definition.ts';
import { InsightKpi } from './InsightKpi.tsx';
import { InsightRows } from './InsightRows.tsx';

/** Ties the parts of an area to its atoms and to the dashboard around them. */
export function insightOf<Body, Figure, Row>(definition: InsightDefinition<Body, Figure, Row>): Insight {
  const { area, span, card, keyFigure, rows } = definition;
  return {
    area,
    span,
    KeyFigure: function AreaKeyFigure() {
      const view = useAtomValue(keyFigure.viewAtom);
      return <InsightKpi definition={definition} view={view} frame={useInsightFrame(area)} />;
    },
    Card: function AreaCard() {
      const view = useAtomValue(card.viewAtom);
      return <InsightCard definition={definition} view={view} frame={useInsightFrame(area)} />;
    },
    Rows: function AreaRows() {
      const result = useAtomValue(rows.resultAtom);
      return <InsightRows definition={definition} result={result} frame={useInsightFrame(area)} />;
    },
  };
}

/** The dashboard around an area's card. */
function useInsightFrame(area: InsightArea): InsightFrame {
  const window = useAtomValue(dataWindowAtom);
  const search = useAtomValue(addressSearchAtom);
  const filters = useAtomValue(filtersAtom);
  const setFilters = useSetAtom(filtersAtom);
  return useMemo(
    () => ({
      window,
      filtered: filterNames.some((name) => filters[name].length > 0),
      allHref: dashboardArea(area, search),
      onWindow: (next) => setFilters((current) => ({ ...current, ...next })),
      onClearFilters: () => setFilters(({ from, to }) => ({ ...noFilters, from, to })),
    }),
    [area, filters, search, setFilters, window],
  );
}
