import { Link, Mark, styled, Text } from '@cnx/ui';
import type { ReactNode } from 'react';
import { useFormats } from '../../insight/use-formats.ts';
import { BalancesSection } from './BalancesSection.tsx';
import { BooksSection } from './BooksSection.tsx';
import { DeferralSection } from './DeferralSection.tsx';
import { EmissionsSection } from './EmissionsSection.tsx';
import { MethodSection, OpenSection, PumpsSection } from './EvidenceSections.tsx';
import { reportedUpTo, sectionId, sections, type SectionName } from './monthly-report.ts';
import { ProductionSection, WellsSection, type SectionProps } from './ProductionSections.tsx';
import { SummarySection } from './SummarySection.tsx';

const Sheet = styled('article', {
  column: '$5',
  maxWidth: 960,
  padding: '$5 $card',
  borderRadius: '$card',
  border: '1px solid $border',
  backgroundColor: '$surface',
  color: '$text',
  overflowWrap: 'anywhere',
  '@print': { maxWidth: 'none', padding: 0, border: 0, backgroundColor: 'transparent' },
});
// The title and the contents are a sheet of their own.
const TitlePage = styled('div', { column: '$4', breakAfter: 'page' });
const Title = styled('h2', { fontSize: '$display', fontWeight: '$strong', lineHeight: '$tight' });
const About = styled('div', { column: '$1' });
const Contents = styled('ol', {
  column: '$2',
  margin: 0,
  paddingInlineStart: '$5',
  figures: 'tabular',
  '@print': { a: { color: '$text' } },
});
const Section = styled('section', {
  column: '$3',
  scrollMarginTop: 'calc($sizes$header + $space$4)',
  variants: { own: { true: { breakBefore: 'page' } } },
});
const Heading = styled('h3', { fontSize: '$title', fontWeight: '$strong', breakAfter: 'avoid' });

const contents: Readonly<Record<SectionName, (props: SectionProps) => ReactNode>> = {
  summary: SummarySection,
  production: ProductionSection,
  deferral: DeferralSection,
  emissions: EmissionsSection,
  balances: BalancesSection,
  pumps: PumpsSection,
  open: OpenSection,
  books: BooksSection,
  method: MethodSection,
  wells: WellsSection,
};

/** The report as a document: a title, its contents, numbered sections. It is the same on the screen and on paper. */
export function ReportDocument({ report, books }: SectionProps) {
  const { t, dates } = useFormats();
  const { month, window, selection, over, madeAt, closing, state } = report;
  const newest = reportedUpTo(report);
  const names = selection.map(({ level, name }) => `${t(`statistics.entities.${level}`)} ${name}`);
  return (
    <Sheet data-report="">
      <TitlePage>
        <Mark height={28} />
        <Title>
          {t('titles.monthlyReport')}: {dates.month(month)}
          {state === 'open' && ` (${t('monthlyReport.provisional')})`}
        </Title>
        <About>
          <Text size="title">{names.length === 0 ? t('monthlyReport.all') : names.join(', ')}</Text>
          <Text>{t('monthlyReport.about', { days: dates.days(window.from, window.to) })}</Text>
          <Text emphasis="quiet">
            {[
              t(over ? 'monthlyReport.over' : 'monthlyReport.running'),
              ...(newest === null ? [] : [t('monthlyReport.reported', { day: dates.day(newest) })]),
            ].join('. ')}
          </Text>
          {closing && (
            <Text>
              {closing.by === null
                ? t('monthlyReport.closed', { time: dates.clock(closing.at) })
                : t('monthlyReport.closedBy', { time: dates.clock(closing.at), name: closing.by })}
            </Text>
          )}
          <Text emphasis="quiet">
            {t(state === 'kept' ? 'monthlyReport.kept' : 'monthlyReport.made', { time: dates.clock(madeAt) })}
          </Text>
          {state === 'closed' && <Text emphasis="quiet">{t('monthlyReport.beingKept')}</Text>}
        </About>
        <nav aria-label={t('monthlyReport.contents')}>
          <Heading>{t('monthlyReport.contents')}</Heading>
          <Contents>
            {sections.map((name) => (
              <li key={name}>
                <Link emphasis="strong" href={`#${sectionId(name)}`}>
                  {t(`monthlyReport.sections.${name}`)}
                </Link>
              </li>
            ))}
          </Contents>
        </nav>
      </TitlePage>
      {sections.map((name, place) => {
        const Content = contents[name];
        return (
          <Section
            key={name}
            id={sectionId(name)}
            aria-labelledby={`${sectionId(name)}-title`}
            own={name === 'wells'}
          >
            <Heading id={`${sectionId(name)}-title`}>
              {place + 1} {t(`monthlyReport.sections.${name}`)}
            </Heading>
            <Content report={report} books={books} />
          </Section>
        );
      })}
    </Sheet>
  );
}
