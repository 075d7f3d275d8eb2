import {
  Card,
  ChartTableToggle,
  EmptyState,
  ErrorState,
  Link,
  Stack,
  styled,
  Text,
  ValueState,
} from '@cnx/ui';
import { useRef, useState } from 'react';
import { useMessageText } from '../i18n/message.ts';
import { ChartFile } from './ChartFile.tsx';
import type { Breakage } from './FaultBoundary.tsx';
import { useFormats } from './use-formats.ts';
import type { InsightDefinition, InsightFrame } from './insight-definition.ts';
import {
  InsightAge,
  InsightEmpty,
  InsightFailure,
  InsightSkeleton,
  TakeawaySkeleton,
  LastGood,
  ReportId,
  useRemedy,
} from './InsightStates.tsx';
import { useFolding } from './use-folding.ts';
import { dataCondition, isLeftOut, speaksOfAge, type InsightView } from './insight-view.ts';

/** As high as the card, so that rows which grow end with those of the card beside it. */
/** Leads on from a card; paper leads nowhere. */
const Onward = styled(Link, { '@print': { display: 'none' } });
const Content = styled('div', { column: '$3', height: '100%', minWidth: 0 });

/** About the height of a card with its data, for those that are not drawn yet. */
const usualHeight = { containIntrinsicHeight: 'auto 660px' };

/** Props of {@link BrokenCard}. */
export interface BrokenCardProps extends Breakage {
  definition: Pick<InsightDefinition<never, never, never>, 'area' | 'failure'>;
}

/** Stands in place of a card, or of all rows, that broke: they say the same as where the data could not be had. */
export function BrokenCard({ definition, error, reportId, retrying, retry }: BrokenCardProps) {
  const { area, failure } = definition;
  const { t } = useFormats();
  const textOf = useMessageText();
  const { note, label, act } = useRemedy(error, retry);
  return (
    <Card title={t(`areas.${area}`)}>
      <ErrorState
        title={textOf({ key: failure })}
        description={
          <>
            {note}
            <ReportId id={reportId} />
          </>
        }
        loading={retrying}
        labels={{ retry: label }}
        onRetry={act}
      />
    </Card>
  );
}

/** Props of {@link InsightCard}. */
export interface InsightCardProps<Body> {
  definition: Pick<
    InsightDefinition<Body, unknown, unknown>,
    'area' | 'span' | 'failure' | 'anyTime' | 'daysAtom' | 'card'
  >;
  view: InsightView<Body>;
  frame: InsightFrame;
  /**
   * Whether it opens the area's own page, above all rows: with a larger chart, and without the few rows and what the page
   * says itself. @default false
   */
  lead?: boolean;
}

/**
 * The card of an insight area: its takeaway in a sentence, the chart that proves it, the top rows, and a quiet line with
 * the data's age. It stands for itself: it loads, fails and is empty on its own.
 */
export function InsightCard<Body>({ definition, view, frame, lead = false }: InsightCardProps<Body>) {
  const { area, span, failure, anyTime = false, daysAtom, card } = definition;
  const formats = useFormats();
  const [asTable, setAsTable] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const folding = useFolding(area);
  const unfolded = lead ? { deferred: false } : { style: usualHeight };
  // What failed, or has nothing to draw, is never hidden.
  const foldable = lead
    ? unfolded
    : folding.collapsible && !folding.open
      ? folding
      : { ...folding, ...unfolded };
  const { t } = formats;
  const areaName = t(`areas.${area}`);
  // A page has said its name.
  const title = lead ? undefined : areaName;
  const busy = view.status === 'loading' || (view.status === 'shown' && view.outdated);
  if (!lead && isLeftOut(view)) return null;
  if (view.status !== 'shown') {
    return (
      <Card
        {...(view.status === 'loading' ? foldable : unfolded)}
        title={title}
        loading={busy}
        takeaway={view.status === 'loading' && <TakeawaySkeleton lines={span < 8 ? 2 : 1} />}
      >
        {view.status === 'loading' ? (
          <InsightSkeleton chartHeight={card.chartHeight ?? 240} />
        ) : (
          <InsightFailure failure={failure} view={view} />
        )}
      </Card>
    );
  }
  const { body, meta } = view;
  const condition = dataCondition(meta, anyTime ? 'any' : frame.window);
  if (condition.kind === 'none' || condition.kind === 'outside') {
    // All rows below say it.
    if (lead) return null;
    return (
      <Card title={title} loading={busy} style={usualHeight}>
        <InsightEmpty area={area} condition={condition} frame={frame} />
      </Card>
    );
  }
  const source = card.source?.(body, formats);
  const sentence = card.takeaway(body, formats);
  const absence = card.absence?.(body) ?? null;
  const charted = absence === null && card.charted(body);
  const ofItsOwnAge = speaksOfAge(meta, condition, frame.asOf);
  return (
    <Card
      {...(charted && !view.error ? foldable : unfolded)}
      title={title}
      loading={busy}
      takeaway={charted && sentence}
      actions={
        (charted || card.Actions) && (
          <>
            {card.Actions && <card.Actions large={lead} />}
            {charted && lead && !asTable && (
              <ChartFile
                area={area}
                window={frame.window}
                daysAtom={daysAtom}
                asOf={meta.asOf ?? frame.asOf}
                charts={content}
              />
            )}
            {charted && <ChartTableToggle asTable={asTable} onAsTableChange={setAsTable} />}
          </>
        )
      }
      footer={
        (!lead || source !== undefined || ofItsOwnAge) && (
          <>
            <Stack direction="row" gap="3" wrap>
              {ofItsOwnAge && <InsightAge meta={meta} condition={condition} />}
              {source !== undefined && (
                <Text
                  as="span"
                  size="caption"
                  emphasis="quiet"
                  tone={card.incomplete?.(body) ? 'warning' : 'neutral'}
                >
                  {source}
                </Text>
              )}
            </Stack>
            {!lead && (
              <Onward
                emphasis="strong"
                href={frame.allHref}
                aria-label={t('insight.showAllOf', { area: areaName })}
              >
                {t('insight.showAll')}
              </Onward>
            )}
          </>
        )
      }
    >
      <Content ref={content}>
        {view.error && <LastGood failure={failure} error={view.error} onRetry={view.retry} />}
        {charted && <card.Evidence body={body} asTable={asTable} large={lead} allHref={frame.allHref} />}
        {charted && !lead && <card.Top body={body} />}
        {!charted && (
          <EmptyState
            title={absence ? <ValueState state={absence} iconHidden /> : sentence}
            description={absence && sentence}
          />
        )}
      </Content>
    </Card>
  );
}
