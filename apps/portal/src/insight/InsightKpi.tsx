import type { DataMeta } from '@cnx/api';
import { Button, KpiTile, Stack, Text } from '@cnx/ui';
import { useTranslation } from 'react-i18next';
import { useWords } from '../i18n/message.ts';
import { unknownValue } from '../quantities.ts';
import type { FailureKey } from '../state/failure-message.ts';
import { dataCondition, type AskedWindow } from './data-condition.ts';
import { InsightAge } from './InsightAge.tsx';
import type { InsightView } from './insight-view.ts';
import type { KpiChange } from './kpi-change.ts';

/** A key figure, put into words. */
export interface KeyFigure {
  readonly value: string;
  readonly unit?: string;
  /** How it compares with the window before; null where that is not known. */
  readonly change: KpiChange | null;
  /** That change with its sign. */
  readonly changeText: string;
  /** What it is compared with. */
  readonly than: string;
  /** Its course, oldest first. */
  readonly trend?: readonly (number | null)[];
}

/** Props of {@link InsightKpi}. */
export interface InsightKpiProps<Body> {
  /** What is counted or measured. */
  label: string;
  /** Where all of it stands. */
  href: string;
  view: InsightView<Body>;
  failure: FailureKey;
  /** The window that the data must lie in. */
  window: AskedWindow;
  onRetry: () => void;
  figure: (body: Body, meta: DataMeta) => KeyFigure;
}

/** The key figure of an insight area. It loads and fails on its own, like the area's card. */
export function InsightKpi<Body>({
  label,
  href,
  view,
  failure,
  window,
  onRetry,
  figure,
}: InsightKpiProps<Body>) {
  const { t } = useTranslation('portal');
  if (view.status === 'loading') return <KpiTile label={label} value={unknownValue} loading />;
  if (view.status === 'failed') {
    return (
      <KpiTile
        label={label}
        value={unknownValue}
        error={<KpiFailure failure={failure} retrying={view.retrying} onRetry={onRetry} />}
      />
    );
  }
  const condition = dataCondition(view.meta, window);
  const age = <InsightAge meta={view.meta} condition={condition} brief />;
  if (condition.kind === 'none' || condition.kind === 'outside') {
    return <KpiTile label={label} value={unknownValue} age={age} href={href} />;
  }
  const { value, unit, change, changeText, than, trend } = figure(view.body, view.meta);
  return (
    <KpiTile
      label={label}
      value={value}
      href={href}
      age={age}
      change={
        change && {
          text: change.direction === 'same' ? t('insight.unchanged') : changeText,
          than,
          direction: change.direction,
          verdict: change.verdict,
        }
      }
      {...(unit !== undefined && { unit })}
      {...(trend && { trend })}
    />
  );
}

interface KpiFailureProps {
  failure: FailureKey;
  retrying: boolean;
  onRetry: () => void;
}

function KpiFailure({ failure, retrying, onRetry }: KpiFailureProps) {
  const { t } = useTranslation('portal');
  const say = useWords();
  return (
    <Stack gap="2" align="start">
      <Text size="small">{say({ key: failure })}</Text>
      <Button size="sm" busy={retrying} onClick={onRetry}>
        {t('shell.retry')}
      </Button>
    </Stack>
  );
}
