import type { OptimizationSummary } from '@cnx/api';
import { Card, DataTable, Link, type DataColumn } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { exceptionEvent } from '../../addresses.ts';
import { checkName } from '../../insight/advice-checks.ts';
import type { InsightView } from '../../insight/insight-view.ts';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { wellHrefAtom } from '../../state/open-well.atoms.ts';

type Held = NonNullable<OptimizationSummary['held']>[number];

/** Props of {@link HeldAdvice}. */
export interface HeldAdviceProps {
  view: InsightView<OptimizationSummary>;
}

const none: readonly Held[] = [];

/** The wells on which a step would gain and is held, each with what comes first; nothing without one. */
export function HeldAdvice({ view }: HeldAdviceProps) {
  const formats = useFormats();
  const { t } = formats;
  const wellHref = useAtomValue(wellHrefAtom);
  // A server that is older holds none.
  const rows: readonly Held[] =
    view.status === 'shown' ? ((view.body as Partial<OptimizationSummary>).held ?? none) : none;
  const columns = useMemo(() => columnsOf(formats, wellHref), [formats, wellHref]);
  if (rows.length === 0) return null;
  const title = t('optimization.held.title');
  return (
    <Card title={title} takeaway={t('optimization.held.takeaway', { count: rows.length })}>
      <DataTable
        label={title}
        columns={columns}
        rows={rows}
        rowId={({ well }) => well.id}
        lineColumns={['why', 'next']}
      />
    </Card>
  );
}

function columnsOf(formats: Formats, wellHref: (wellId: string) => string): readonly DataColumn<Held>[] {
  const { t } = formats;
  return [
    {
      id: 'well',
      label: t('optimization.column.well'),
      value: ({ well }) => well.name,
      cell: ({ well }) => <Link href={wellHref(well.id)}>{well.name}</Link>,
      width: 112,
    },
    { id: 'field', label: t('optimization.column.field'), value: ({ well }) => well.fieldName, width: 128 },
    {
      id: 'why',
      label: t('optimization.held.why'),
      value: ({ limitedBy }) => checkName(limitedBy, formats),
      minWidth: 240,
      wrap: true,
    },
    {
      id: 'next',
      label: t('optimization.held.next'),
      value: ({ limitedBy }) => t(`optimization.held.${limitedBy}`),
      cell: ({ limitedBy, exceptionId }) =>
        exceptionId === null ? (
          t(`optimization.held.${limitedBy}`)
        ) : (
          <Link href={exceptionEvent(exceptionId)}>{t(`optimization.held.${limitedBy}`)}</Link>
        ),
      minWidth: 240,
      wrap: true,
    },
  ];
}
