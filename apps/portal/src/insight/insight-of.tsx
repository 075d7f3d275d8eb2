import { atom, useAtomValue, useSetAtom, type Atom } from 'jotai';
import { useDeferredValue, useMemo, type ComponentType, type ReactNode } from 'react';
import { dashboardArea, dashboardWithoutArea } from '../addresses.ts';
import { filterNames, noFilters, serversWindow } from '@cnx/api/filter-address';
import { addressSearchAtom, filtersAtom } from '../state/filters.atoms.ts';
import { changeDetectionStatisticsAtom, dataWindowAtom } from '../state/shared-data.atoms.ts';
import { attentionOf } from './attention.ts';
import { FaultBoundary, type Breakage } from './FaultBoundary.tsx';
import { BrokenCard, InsightCard } from './InsightCard.tsx';
import type { Insight, InsightDefinition, InsightFrame } from './insight-definition.ts';
import { InsightKpi, KpiFailure, type FigureDefinition } from './InsightKpi.tsx';
import { InsightList } from './list/InsightList.tsx';
import type { ListTools } from './list/list-tools.ts';

const anyTimeAtom = atom('any' as const);
const noAbsenceAtom = atom(() => null);
const nothingComparedAtom = atom(() => null);

/**
 * Ties the parts of an area to its atoms and to the dashboard around them.
 * @param Tools what can be done with its list
 */
export function insightOf<Body, Figure, Row>(
  definition: InsightDefinition<Body, Figure, Row>,
  Tools: ListTools,
): Insight {
  const { area, span, daysAtom, card, keyFigure, rows } = definition;
  const allHrefAtom = atom((get) => dashboardArea(area, get(addressSearchAtom)));
  const broken = (breakage: Breakage) => <BrokenCard definition={definition} {...breakage} />;
  const Lead = guarded(`lead ${area}`, broken, function AreaLead() {
    const view = useAtomValue(card.viewAtom);
    return <InsightCard definition={definition} view={view} frame={useInsightFrame(allHrefAtom)} lead />;
  });
  const Rows = guarded(`rows ${area}`, broken, function AreaRows() {
    const result = useAtomValue(rows.resultAtom);
    const absence = useAtomValue(rows.absenceAtom ?? noAbsenceAtom);
    const frame = useInsightFrame(allHrefAtom);
    return (
      <InsightList definition={definition} result={result} frame={frame} Tools={Tools} absence={absence} />
    );
  });
  return {
    area,
    span,
    ...(daysAtom && { daysAtom }),
    figureAtom: keyFigure?.viewAtom ?? null,
    attention: card.attention
      ? attentionOf({
          name: `portal:areas.${area}`,
          viewAtom: card.viewAtom,
          hrefAtom: allHrefAtom,
          windowAtom: definition.anyTime ? anyTimeAtom : dataWindowAtom,
          items: card.attention,
        })
      : null,
    cardViewAtom: card.viewAtom,
    rowsAtom: rows.resultAtom,
    choices: { rows: rows.parts?.ids ?? [], level: rows.levels ?? [] },
    KeyFigure: keyFigure ? keyFigureOf({ ...definition, keyFigure }, allHrefAtom) : null,
    Card: guarded(`card ${area}`, broken, function AreaCard() {
      const view = useAtomValue(card.viewAtom);
      const frame = useInsightFrame(allHrefAtom);
      // Drawn after the key figures of the same answer, which are read first and take a tenth of the time.
      const shown = useDeferredValue(useMemo(() => ({ view, frame }), [view, frame]));
      return useMemo(() => <InsightCard definition={definition} {...shown} />, [shown]);
    }),
    Page: function AreaPage() {
      return (
        <>
          <Lead />
          <Rows />
        </>
      );
    },
  };
}

/** The tile of an area's key figure. */
function keyFigureOf<Figure>(
  definition: FigureDefinition<Figure> & Pick<InsightDefinition<unknown, Figure, unknown>, 'area'>,
  allHrefAtom: Atom<string>,
): ComponentType {
  const { area, failure, keyFigure } = definition;
  const broken = (breakage: Breakage) => (
    <KpiFailure label={keyFigure.label} failure={failure} {...breakage} />
  );
  return guarded(`figure ${area}`, broken, function AreaKeyFigure() {
    const view = useAtomValue(keyFigure.viewAtom);
    const compared = useAtomValue(keyFigure.comparedAtom ?? nothingComparedAtom);
    const frame = useInsightFrame(allHrefAtom);
    return <InsightKpi definition={definition} view={view} compared={compared} frame={frame} />;
  });
}

/** Puts a boundary around a part of the dashboard: what breaks it leaves the others alone. */
export function guarded(place: string, fallback: (breakage: Breakage) => ReactNode, Part: ComponentType) {
  // The same element each time: the address may change without what the part shows.
  const part = <Part />;
  return function GuardedPart() {
    const search = useAtomValue(addressSearchAtom);
    return (
      <FaultBoundary place={place} resetKey={search} fallback={fallback}>
        {part}
      </FaultBoundary>
    );
  };
}

/** Where a card leads that is no area: to the dashboard with its filters. */
const dashboardHrefAtom = atom((get) => dashboardWithoutArea(get(addressSearchAtom)));

/** The dashboard around an area's card, or around one that is no area. */
export function useInsightFrame(allHrefAtom: Atom<string> = dashboardHrefAtom): InsightFrame {
  const window = useAtomValue(dataWindowAtom);
  const { data, error } = useAtomValue(changeDetectionStatisticsAtom);
  const asOf = data ? data.meta.asOf : error ? null : undefined;
  const allHref = useAtomValue(allHrefAtom);
  const filters = useAtomValue(filtersAtom);
  const setFilters = useSetAtom(filtersAtom);
  return useMemo(
    () => ({
      window,
      asOf,
      filtered: filterNames.some((name) => filters[name].length > 0),
      allHref,
      onWindow: (next) => setFilters((current) => ({ ...current, ...serversWindow, ...next })),
      onClearFilters: () =>
        setFilters(({ from, to, days, datedBy, compare }) => ({
          ...noFilters,
          ...{ from, to, days, datedBy, compare },
        })),
    }),
    [allHref, asOf, filters, setFilters, window],
  );
}
