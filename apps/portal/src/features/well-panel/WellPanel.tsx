import {
  isApiFailure,
  type Annotation,
  type ReportedMonths,
  type ScheduledActivity,
  type Well,
  type WellException,
  type WellForecast as Forecast,
  type WellHistory,
  type WellHours as Hours,
  type WellSeries,
} from '@cnx/api';
import { Combobox, Drawer, EmptyState, isKeyTaken, Skeleton, Stack, styled } from '@cnx/ui';
import { atom, useAtom, useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { LazySensitivityChoice } from '../../decisions/LazyVerdicts.tsx';
import { NoteList } from '../../insight/annotations/NoteList.tsx';
import type { InsightView } from '../../insight/insight-view.ts';
import { RowPosition } from '../../insight/list/RowPosition.tsx';
import { rowSteps } from '../../insight/list/row-steps.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { useViewTitle } from '../../insight/use-view-title.ts';
import { comparedWellAtom, listedWellsAtom, openWellAtom } from '../../state/open-well.atoms.ts';
import type { DayWindow } from '../../state/shared-data.atoms.ts';
import {
  comparableWellsAtom,
  spreadMonthsAtom,
  rateScaleAtom,
  wellAtoms,
  wellSpanAtom,
  type RateScale,
  type WellSpan,
} from './well-panel.atoms.ts';
import { WellComparison, type SecondWell as ComparedWell } from './WellComparison.tsx';
import { WellFacts } from './WellFacts.tsx';
import { WellForecast } from './WellForecast.tsx';
import { WellHours } from './WellHours.tsx';
import { WellExceptions, WellLog, WellLosses, WellTests } from './WellLists.tsx';
import { WellMonths } from './WellMonths.tsx';
import { WellPart } from './WellPart.tsx';
import { WellTrend } from './WellTrend.tsx';

const Tools = styled('div', {
  row: '$2',
  justifyContent: 'space-between',
  minHeight: 32,
  '@print': { display: 'none' },
});
const OnScreen = styled('div', { display: 'contents', '@print': { display: 'none' } });

/** What moves by the arrow keys itself. */
const takesArrows = 'input, [role=slider], [role=tab], [role=radio], [data-scroller]';

const idOf = ({ id }: { readonly id: string }) => id;

/** Props of {@link WellPanel}. */
export interface WellPanelProps {
  /** Copies a link to what is in view. */
  copyLink: ReactNode;
  /** On paper alone: when it was printed, and the address at which it is found. */
  printedLine: ReactNode;
}

/**
 * The well that the address names, over the page it was opened from. Arrow keys, and two buttons, go to the well before
 * and after in the list behind; Escape closes.
 */
export function WellPanel({ copyLink, printedLine }: WellPanelProps) {
  const { t } = useFormats();
  const [openId, open] = useAtom(openWellAtom);
  const compared = useAtomValue(comparedWellAtom);
  const listed = useAtomValue(listedWellsAtom);
  // Its way out still shows what it showed.
  const [lastId, setLastId] = useState(openId);
  if (openId !== null && openId !== lastId) setLastId(openId);
  const id = openId ?? lastId;
  const steps = rowSteps(listed, idOf, openId);
  const step = (by: -1 | 1) => {
    const next = steps.next(by);
    if (next !== null) open(next);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.shiftKey || isKeyTaken(event, 'dialog')) return;
    if (event.target instanceof Element && event.target.closest(takesArrows)) return;
    if (event.key === 'ArrowLeft') step(-1);
    else if (event.key === 'ArrowRight') step(1);
  });
  const isOpen = openId !== null;
  useEffect(() => {
    if (!isOpen) return undefined;
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOpen]);
  const atoms = useMemo(() => (id === null ? null : wellAtoms(id, compared)), [id, compared]);
  const second = useMemo(() => (compared === null ? null : wellAtoms(compared, null)), [compared]);
  const name = listed.find((well) => well.id === id)?.name;
  if (id === null || atoms === null) return null;
  return (
    <OpenWell
      // Each well begins at its top.
      key={id}
      open={isOpen}
      id={id}
      name={name ?? id}
      atoms={atoms}
      second={second}
      tools={copyLink}
      printedLine={printedLine}
      actions={steps.at >= 0 && <RowPosition steps={steps} name={name ?? id} onStep={step} />}
      onClose={() => open(null)}
      label={t('wellPanel.compare')}
    />
  );
}

interface OpenWellProps {
  open: boolean;
  id: string;
  name: string;
  atoms: ReturnType<typeof wellAtoms>;
  /** Of the well that it is compared with; null for none. */
  second: ReturnType<typeof wellAtoms> | null;
  tools: ReactNode;
  printedLine: ReactNode;
  actions: ReactNode;
  label: string;
  onClose: () => void;
}

function OpenWell(props: OpenWellProps) {
  const { open, id, name, atoms, second, tools, printedLine, actions, label, onClose } = props;
  const { t } = useFormats();
  const well = useAtomValue(atoms.wellAtom);
  const window = useAtomValue(atoms.windowAtom);
  const series = useAtomValue(atoms.seriesAtom);
  const refined = useAtomValue(atoms.refinedAtom);
  const [, zoom] = useAtom(atoms.zoomAtom);
  const hours = useAtomValue(atoms.hoursAtom);
  const [hoursDay, setHoursDay] = useAtom(atoms.hoursDayAtom);
  const history = useAtomValue(atoms.historyAtom);
  const forecast = useAtomValue(atoms.forecastAtom);
  const months = useAtomValue(atoms.monthsAtom);
  const exceptions = useAtomValue(atoms.exceptionsAtom);
  const schedule = useAtomValue(atoms.scheduleAtom);
  const notes = useAtomValue(atoms.notesAtom);
  const [span, setSpan] = useAtom(wellSpanAtom);
  const [scale, setScale] = useAtom(rateScaleAtom);
  const [spreadMonths, setSpreadMonths] = useAtom(spreadMonthsAtom);
  const place = well.status === 'shown' ? well.body : null;
  const other = useAtomValue(useMemo(() => secondWellAtom(second), [second]));
  const otherName = other?.well.status === 'shown' ? other.well.body.well.name : null;
  const ownName = place?.well.name ?? name;
  useViewTitle(open ? ownName : null);
  return (
    <Drawer
      open={open}
      onOpenChange={(stays) => {
        if (!stays) onClose();
      }}
      size="lg"
      title={otherName === null ? ownName : t('wellPanel.comparedWith', { well: ownName, other: otherName })}
      description={
        place
          ? [place.businessUnit, place.area]
              .map((each) => each.name)
              .concat(place.well.fieldName)
              .join(' › ')
          : undefined
      }
      actions={actions}
      data-well-panel=""
    >
      <WellState
        {...{
          well,
          window,
          series,
          refined,
          hours,
          hoursDay,
          history,
          forecast,
          months,
          exceptions,
          schedule,
          notes,
          span,
          other,
        }}
        onHoursDay={setHoursDay}
        spreadMonths={spreadMonths}
        onSpreadMonths={setSpreadMonths}
        scale={scale}
        onSpan={setSpan}
        onScale={setScale}
        onZoom={zoom}
        sensitivity={
          <OnScreen>
            <LazySensitivityChoice well={{ id, name: ownName }} />
          </OnScreen>
        }
        tools={
          <>
            {printedLine}
            <Tools>
              <SecondWell id={id} label={label} />
              {tools}
            </Tools>
          </>
        }
      />
    </Drawer>
  );
}

/** What is compared of the second well; null for none. */
function secondWellAtom(atoms: ReturnType<typeof wellAtoms> | null) {
  return atom((get): ComparedWell | null =>
    atoms === null ? null : { well: get(atoms.wellAtom), exceptions: get(atoms.exceptionsAtom) },
  );
}

/** Chooses the well whose curves are drawn beside those of the open one. */
function SecondWell({ id, label }: { id: string; label: string }) {
  const [compared, compare] = useAtom(comparedWellAtom);
  const wells = useAtomValue(comparableWellsAtom);
  const items = useMemo(
    () =>
      (wells.data?.data ?? [])
        .filter((well) => well.id !== id)
        .map((well) => ({ value: well.id, label: well.name })),
    [wells.data, id],
  );
  return (
    <Combobox
      label={label}
      labelHidden={compared === null}
      placeholder={label}
      size="sm"
      items={items}
      loading={wells.isPending}
      value={compared}
      onValueChange={compare}
    />
  );
}

/** Props of {@link WellState}. */
export interface WellStateProps {
  well: InsightView<Well>;
  window: DayWindow | null;
  series: InsightView<WellSeries>;
  refined: WellSeries | null;
  hours: InsightView<Hours>;
  /** The production day that was chosen to see its hours; null for the newest one. */
  hoursDay: string | null;
  /** Called with the production day whose hours the user wants to see. */
  onHoursDay: (day: string) => void;
  history: InsightView<WellHistory>;
  forecast: InsightView<Forecast>;
  months: InsightView<ReportedMonths>;
  /** Whether whole months are spread over their days as estimates. */
  spreadMonths: boolean;
  /** Called with whether the user wants that. */
  onSpreadMonths: (spread: boolean) => void;
  exceptions: InsightView<readonly WellException[]>;
  schedule: InsightView<readonly ScheduledActivity[]>;
  notes: InsightView<readonly Annotation[]>;
  /** How far back the curves reach. */
  span: WellSpan;
  /** How the axes of rates are spread. */
  scale: RateScale;
  /** Called with the scale that the user chooses. */
  onScale: (scale: RateScale) => void;
  /** Called with the span that the user chooses. */
  onSpan: (span: WellSpan) => void;
  /** Called with the days that the user looks at closely; null for all. */
  onZoom: (days: DayWindow | null) => void;
  /** What can be done with the panel. */
  tools?: ReactNode;
  /** How sensitively the changes of the well are searched. @default nothing */
  sensitivity?: ReactNode;
  /** The well that it is compared with; null for none. @default null */
  other?: ComparedWell | null;
}

/** What the panel shows of its answers, each part by itself; a well that there is not is said once. */
export function WellState(props: WellStateProps) {
  const { well, window, series, refined, history, exceptions, schedule, notes, span, tools, other } = props;
  const { t } = useFormats();
  if (isUnknown(well))
    return <EmptyState title={t('wellPanel.unknown')} description={t('wellPanel.unknownText')} />;
  const facts = well.status === 'shown' ? well.body : null;
  // Without a row there are no days, and nothing on its way.
  const silent = facts?.lastDay === null && window === null;
  // Nor where neither the well nor anything else says which days are its newest: that the well failed says so.
  const daysUnknown = well.status === 'failed' && window === null;
  const waiting = <View extends { status: string }>(view: View) =>
    !((silent || daysUnknown) && view.status === 'loading');
  const hasHours = props.hours.status === 'shown' && props.hours.body.lastDay !== null;
  const months = props.months.status === 'shown' ? props.months.body : null;
  const hasMonths = months !== null && months.wellMonths > 0;
  const countsByMonth = months !== null && months.byMonth > 0;
  const label = facts?.well ?? (series.status === 'shown' ? series.body.wells[0]?.well : undefined);
  return (
    <Stack gap="8" asChild>
      <article aria-label={t('wellPanel.name', { well: label?.name ?? '' })}>
        <Stack gap="4">
          {tools}
          {other && <WellComparison {...{ well, exceptions, other, series }} />}
          <WellPart title={t('wellPanel.facts')} view={well} failure="portal:failures.well" height={220}>
            {(body) => (
              <WellFacts
                well={body}
                exceptions={exceptions}
                now={well.status === 'shown' ? well.meta.serverTime : null}
              />
            )}
          </WellPart>
        </Stack>
        {silent && !hasMonths && (
          <EmptyState title={t('wellPanel.silent')} description={t('wellPanel.silentText')} />
        )}
        <WellPart
          title={t('wellPanel.exceptions')}
          view={exceptions}
          failure="portal:failures.exceptionReport"
          height={64}
        >
          {(rows) => <WellExceptions rows={rows} />}
        </WellPart>
        {waiting(series) && (
          <WellTrend
            {...{ window, series, refined, history, schedule, notes, span }}
            spreadMonths={countsByMonth ? props.spreadMonths : undefined}
            onSpreadMonths={props.onSpreadMonths}
            scale={props.scale}
            onSpan={props.onSpan}
            onScale={props.onScale}
            onZoom={props.onZoom}
            onDay={hasHours ? props.onHoursDay : undefined}
          />
        )}
        <WellMonths view={props.months} />
        <WellHours view={props.hours} day={props.hoursDay} onDay={props.onHoursDay} />
        {!silent && label && props.sensitivity}
        {waiting(history) && (
          <>
            <WellPart title={t('wellPanel.losses')} view={history} failure="portal:failures.wellHistory">
              {(body) => (
                <WellLosses
                  losses={body.losses}
                  lossProduct={body.lossProduct}
                  lossVersion={body.lossVersion}
                  window={window}
                />
              )}
            </WellPart>
            <WellPart
              title={t('wellPanel.forecast.title')}
              view={props.forecast}
              failure="portal:failures.wellForecast"
            >
              {(body) => <WellForecast forecast={body} />}
            </WellPart>
            {history.status === 'shown' && (
              <>
                <WellPart title={t('wellPanel.tests')} view={history} failure="portal:failures.wellHistory">
                  {(body) => <WellTests tests={body.tests} />}
                </WellPart>
                <WellPart title={t('wellPanel.log')} view={history} failure="portal:failures.wellHistory">
                  {(body) => <WellLog events={body.events} />}
                </WellPart>
              </>
            )}
          </>
        )}
        {label && window && <NoteList well={label} day={window.to} view={notes} />}
        {!label && well.status === 'loading' && <Skeleton lines={4} />}
      </article>
    </Stack>
  );
}

/** Whether the server knows no such well; an id that cannot be one is refused. */
function isUnknown(view: InsightView<unknown>): boolean {
  if (view.status === 'loading') return false;
  const { error } = view;
  return isApiFailure(error) && error.kind === 'api' && (error.status === 404 || error.status === 400);
}
