import type { HandoverDecision } from '@cnx/api';
import { Button, Card, Link, Stack, styled, Text } from '@cnx/ui';
import { useState, type ReactNode } from 'react';
import { decisionText, writtenLines } from '../../insight/decision-text.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { rowsOfPlaces } from '../../insight/well-names.ts';
import { OnScreen, Words } from './HandoverParts.tsx';
import { decisionFacts } from './shift-handover.ts';

/** Rows of a list that are shown until all are asked for; paper has all. */
const firstRows = 20;

const List = styled('ul', { column: '$3', margin: 0, padding: 0, listStyle: 'none' });
const Row = styled('li', {
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
  variants: { later: { true: { display: 'none', '@print': { display: 'list-item' } } } },
});
const Facts = styled('span', {
  display: 'block',
  quiet: '$caption',
  figures: 'tabular',
  lineHeight: '$body',
});

/** Props of {@link Part}. */
export interface PartProps<Entry> {
  title: string;
  count: number;
  rows: readonly Entry[];
  children: (row: Entry) => ReactNode;
}

/** One of its lists; its first rows until all are asked for. */
export function Part<Entry extends { readonly id: string }>({
  title,
  count,
  rows,
  children,
}: PartProps<Entry>) {
  const { t, quantities } = useFormats();
  const [all, setAll] = useState(false);
  return (
    <Card title={`${title} (${quantities.count(count)})`} deferred={false}>
      {rows.length === 0 ? (
        <Text size="small" emphasis="quiet">
          {t('handover.none')}
        </Text>
      ) : (
        <Stack gap="3">
          <List>
            {rows.map((row, place) => (
              <Row key={row.id} later={!all && place >= firstRows}>
                {children(row)}
              </Row>
            ))}
          </List>
          {count > rows.length && (
            <Text size="small" emphasis="quiet">
              {t('handover.first', {
                shown: quantities.count(rows.length),
                total: quantities.count(count),
              })}
            </Text>
          )}
          {!all && rows.length > firstRows && (
            <OnScreen>
              <Button size="sm" onClick={() => setAll(true)}>
                {t('handover.all', { total: quantities.count(rows.length) })}
              </Button>
            </OnScreen>
          )}
        </Stack>
      )}
    </Card>
  );
}

/** A decision, what it was on, by whom and when. */
export function DecisionWords({
  decision,
  hrefOf,
}: {
  decision: HandoverDecision;
  hrefOf: (id: string) => string;
}) {
  const formats = useFormats();
  const { events, comment } = decision;
  const { named, others } = rowsOfPlaces(events, formats);
  return (
    <>
      {named.map(([name, { id }], at) => (
        <span key={id}>
          {at > 0 && ', '}
          <Link href={hrefOf(id)} emphasis="strong">
            {name}
          </Link>
        </span>
      ))}{' '}
      {others > 0 && `${formats.t('insight.otherWells', { count: others })} `}
      {decisionText(decision, formats)}
      {comment !== null && <Words dir="auto">{writtenLines(comment)}</Words>}
      <Facts>{decisionFacts(decision, formats)}</Facts>
    </>
  );
}
