import type { MonthBooks, MonthlyReport as Report } from '@cnx/api';
import { Button, Card, EmptyState, Select, Skeleton, Stack, styled } from '@cnx/ui';
import { useAtom, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { FaultBoundary } from '../../insight/FaultBoundary.tsx';
import { InsightFailure, LastGood } from '../../insight/InsightStates.tsx';
import type { InsightView } from '../../insight/insight-view.ts';
import { PartFailure } from '../../insight/PartFailure.tsx';
import { useFormats } from '../../insight/use-formats.ts';
import { addressSearchAtom, filtersAtom } from '../../state/filters.atoms.ts';
import {
  monthlyReportFailure,
  monthlyReportViewAtom,
  reportBooksViewAtom,
  reportChoicesAtom,
  reportMonthAtom,
} from './monthly-report.atoms.ts';
import { choiceItems, choiceOf, filtersOfChoice, monthsOf, type ReportChoices } from './monthly-report.ts';
import { SinceClosing } from './BooksSection.tsx';
import { ReportFile } from './ReportFile.tsx';
import { ReportDocument } from './ReportDocument.tsx';

const Bar = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '$3',
  '@print': { display: 'none' },
});
// The report that is kept stands alone on paper.
const Beside = styled('div', { '@print': { display: 'none' } });
const Outdated = styled('div', { variants: { outdated: { true: { opacity: 0.6 } } } });

/** The report of a month, with what chooses it; what breaks here leaves the page's frame alone. */
export function MonthlyReport() {
  const search = useAtomValue(addressSearchAtom);
  return (
    <FaultBoundary
      place="card monthlyReport"
      resetKey={search}
      fallback={(breakage) => <PartFailure {...breakage} />}
    >
      <ChosenReport />
    </FaultBoundary>
  );
}

function ChosenReport() {
  const view = useAtomValue(monthlyReportViewAtom);
  const [filters, setFilters] = useAtom(filtersAtom);
  const [month, setMonth] = useAtom(reportMonthAtom);
  const choices = useAtomValue(reportChoicesAtom);
  const books = useAtomValue(reportBooksViewAtom);
  return (
    <ReportView
      view={view}
      books={books}
      month={month}
      choice={choiceOf(filters)}
      choices={choices}
      onMonth={setMonth}
      onChoice={(choice) => setFilters({ ...filters, ...filtersOfChoice(choice) })}
      actions={<ReportFile />}
    />
  );
}

/** Props of {@link ReportView}. */
export interface ReportViewProps {
  view: InsightView<Report>;
  /** The months of its fields as the books have them, from the reported one on. */
  books: InsightView<MonthBooks>;
  /** `YYYY-MM`; null for the newest month that is over. */
  month: string | null;
  /** What it is a report of, see `choiceOf`. */
  choice: string;
  choices: ReportChoices;
  /** Another month is chosen. */
  onMonth: (month: string) => void;
  /** Something else is chosen to report of. */
  onChoice: (choice: string) => void;
  /** What else can be done with the report. */
  actions?: ReactNode;
}

/** What chooses a report, and the report. */
export function ReportView(props: ReportViewProps) {
  const { view, books, month, choice, choices, onMonth, onChoice, actions } = props;
  const formats = useFormats();
  const { t, dates } = formats;
  const shown = view.status === 'shown' ? view : null;
  const current = month ?? shown?.body.month ?? null;
  const range = shown?.meta.range ?? null;
  const months = current === null ? [] : monthsOf(range, current);
  return (
    <Stack gap="normal">
      <Bar>
        <Select
          label={t('monthlyReport.month')}
          items={months.map((value) => ({ value, label: dates.month(value) }))}
          value={current ?? ''}
          placeholder={'–'}
          onValueChange={onMonth}
        />
        <Select
          label={t('monthlyReport.of')}
          items={choiceItems(choices, formats)}
          value={choice}
          placeholder={t('monthlyReport.several')}
          onValueChange={onChoice}
        />
        {/* What still stands of the report before must not be taken for the one that is chosen. */}
        <Button disabled={!shown || shown.outdated} onClick={() => print()}>
          {t('monthlyReport.print')}
        </Button>
        {shown && !shown.outdated && actions}
      </Bar>
      <ReportBody view={view} books={books} />
    </Stack>
  );
}

function ReportBody({ view, books }: Pick<ReportViewProps, 'view' | 'books'>) {
  const { t } = useFormats();
  if (view.status === 'loading')
    return (
      <Card title={t('titles.monthlyReport')} loading>
        <Skeleton shape="block" height={640} />
      </Card>
    );
  if (view.status === 'failed')
    return (
      <Card title={t('titles.monthlyReport')}>
        <InsightFailure failure={monthlyReportFailure} view={view} />
      </Card>
    );
  return (
    <>
      {view.error && <LastGood failure={monthlyReportFailure} error={view.error} onRetry={view.retry} />}
      <Outdated
        outdated={view.outdated}
        aria-busy={view.outdated}
        css={view.outdated ? { '@print': { display: 'none' } } : {}}
      >
        {view.body.production === null && view.body.wells.length === 0 ? (
          <Card title={t('titles.monthlyReport')}>
            <EmptyState title={t('monthlyReport.none')} />
          </Card>
        ) : (
          <Stack gap="normal">
            {view.body.state === 'kept' && (
              <Beside>
                <Card title={t('monthlyReport.books.since')}>
                  <SinceClosing report={view.body} books={books} />
                </Card>
              </Beside>
            )}
            <ReportDocument report={view.body} books={books} />
          </Stack>
        )}
      </Outdated>
    </>
  );
}
