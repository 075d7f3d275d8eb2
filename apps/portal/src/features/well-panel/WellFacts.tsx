import type { Well, WellException } from '@cnx/api';
import { Badge, DescriptionList, Figure, Stack, styled, type DescriptionItem, type Tone } from '@cnx/ui';
import type { ReactNode } from 'react';
import type { wellPanel as texts } from '../../i18n/en/well-panel.ts';
import type { InsightView } from '../../insight/insight-view.ts';
import { loggedReason } from '../../insight/logged-reason.ts';
import { stopText } from '../../insight/stop-text.ts';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { wellStateTones } from '../../insight/well-state.ts';
import { dayOf, quantitiesOf, windowDays } from '../../quantities.ts';
import { truncateForDisplay } from '../../untrusted-text.ts';
import { openLoss, standingLoss } from './comparison.ts';
import { testRates } from './test-text.ts';
import { Nothing } from './WellPart.tsx';

/** What a record says of a well beside its state. */
const workTones = { testing: 'info', workover: 'warning' } as const satisfies Partial<
  Record<Well['status'], Tone>
>;

const Figures = styled('dl', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(128px, 1fr))',
  gap: '$3',
  margin: 0,
  padding: '$3',
  border: '1px solid $border',
  borderRadius: '$control',
  backgroundColor: '$sunken',
});
const Label = styled('dt', { quiet: '$caption', lineHeight: '$snug' });
const Value = styled('dd', {
  margin: 0,
  marginTop: '$1',
  color: '$text',
  fontSize: '$title',
  fontWeight: '$strong',
  lineHeight: '$snug',
});
const Beside = styled('dd', { margin: 0, quiet: '$caption', figures: 'tabular', lineHeight: '$snug' });

/** Props of {@link WellFacts}. */
export interface WellFactsProps {
  well: Well;
  exceptions: InsightView<readonly WellException[]>;
  /** The present by the server's clock, ms; null while it is not known. */
  now: number | null;
}

/** What is known of the well now: its state, its newest row, its test, what it could produce, and what is open. */
export function WellFacts({ well, exceptions, now }: WellFactsProps) {
  const formats = useFormats();
  const { t } = formats;
  const open = exceptions.status === 'shown' ? exceptions.body.filter(({ isOpen }) => isOpen) : null;
  return (
    <Stack gap="4">
      <Stack direction="row" gap="2" wrap>
        <Badge tone={wellStateTones[well.state]}>{stateText(well, formats)}</Badge>
        {well.stop && <Badge tone="critical">{stopText({ event: well.stop, lasts: true }, formats)}</Badge>}
        {(well.status === 'testing' || well.status === 'workover') && (
          <Badge tone={workTones[well.status]}>{t(`wellPanel.status.${well.status}`)}</Badge>
        )}
        <Badge>{t(`vocabulary.method.${well.methodOfProduction}`)}</Badge>
        {well.flowKind === 'injection' && <Badge>{t('wellPanel.injects')}</Badge>}
      </Stack>
      <Figures>
        <LastRow well={well} />
        {open !== null && <Loss open={open} />}
        {exceptions.status === 'shown' && <StandingLoss exceptions={exceptions.body} />}
        <Potential well={well} />
        <div>
          <Label>{t('wellPanel.openExceptions')}</Label>
          <Value>{open === null ? '–' : formats.quantities.count(open.length)}</Value>
          {open !== null && <Beside>{ownersText(open, formats)}</Beside>}
        </div>
      </Figures>
      <DescriptionList columns={2} items={factsOf(well, formats, now)} />
    </Stack>
  );
}

/** The state by the reports, with their day where the log knows of a stop that they do not have. */
function stateText({ state, stop, lastDay }: Well, { t, dates }: Formats): string {
  const text = t(`productionDay.list.${state}`);
  return stop === null || lastDay === null
    ? text
    : t('wellPanel.stateOn', { state: text, day: dates.shortDay(lastDay) });
}

/** What a well's volumes are of: water of an injector, else its main product. */
const shownVolumes = {
  oil: { label: 'wellPanel.lastOil', quantity: 'liquidVolume', of: 'oil' },
  gas: { label: 'wellPanel.lastGas', quantity: 'gasVolume', of: 'gas' },
  injection: { label: 'wellPanel.lastInjection', quantity: 'liquidVolume', of: 'waterInjected' },
} as const;

/** The newest row: the main product of a producer, water of an injector. */
function LastRow({ well: { lastRow, flowKind, mainProduct } }: { well: Well }) {
  const { t, quantities, dates } = useFormats();
  const shown = shownVolumes[flowKind === 'injection' ? flowKind : mainProduct];
  return (
    <div>
      <Label>{t(shown.label)}</Label>
      {lastRow === null ? (
        <Beside>{t('wellPanel.noRow')}</Beside>
      ) : (
        <>
          <Value>
            <Figure {...quantities.parts(shown.quantity, lastRow[shown.of], { digits: 1 })} />
          </Value>
          <Beside>
            {[
              dates.day(lastRow.day),
              lastRow.hours === null
                ? t('wellPanel.noHours')
                : quantities.text('hours', lastRow.hours, { digits: 1 }),
              t(`vocabulary.quality.${lastRow.quality}`),
            ].join(' · ')}
          </Beside>
        </>
      )}
    </div>
  );
}

/** What the well lacks of what was expected, as the exception report has it; nothing where nothing open costs oil. */
function Loss({ open }: { open: readonly WellException[] }) {
  const { t, quantities, dates } = useFormats();
  const lost = openLoss(open);
  if (lost === null) return null;
  const digits = { digits: 1 };
  return (
    <div>
      <Label>{t('evidence.lossPerDay')}</Label>
      <Value>
        <Figure {...quantities.parts(quantitiesOf(lost.product).rate, lost.loss, digits)} />
      </Value>
      {lost.expected !== null && (
        <Beside>
          {t('wellPanel.expectedSince', {
            expected: quantities.text(quantitiesOf(lost.product).rate, lost.expected, digits),
            day: dates.shortDay(lost.since),
          })}
        </Beside>
      )}
    </div>
  );
}

/** What the well loses beside that by standing losses, which no potential counts; nothing where none stands. */
function StandingLoss({ exceptions }: { exceptions: readonly WellException[] }) {
  const { t, quantities, dates } = useFormats();
  const standing = standingLoss(exceptions);
  if (standing === null) return null;
  return (
    <div>
      <Label>{t('wellPanel.standingLoss')}</Label>
      <Value>
        <Figure {...quantities.parts(quantitiesOf(standing.product).rate, standing.loss, { digits: 1 })} />
      </Value>
      <Beside>{t('wellPanel.standingSince', { day: dates.day(standing.since) })}</Beside>
    </div>
  );
}

/** What the well could produce on the newest day, by each method that has an answer. */
function Potential({ well: { potentials, mainProduct } }: { well: Well }) {
  const { t, quantities, dates } = useFormats();
  const [first, ...others] = potentials.filter((potential) => potential[mainProduct] !== null);
  const { quantity } = shownVolumes[mainProduct];
  const digits = { digits: 1 };
  return (
    <div>
      <Label>{t(mainProduct === 'gas' ? 'wellPanel.potentialOfGas' : 'wellPanel.potential')}</Label>
      {first === undefined ? (
        <Beside>{t('wellPanel.noPotential')}</Beside>
      ) : (
        <>
          <Value>
            <Figure {...quantities.parts(quantity, first[mainProduct], digits)} />
          </Value>
          <Beside>
            {[
              // A level that is kept is no median of its days.
              first.keptSince === null
                ? t(`wellPanel.method.${first.method}`)
                : t('wellPanel.keptSince', { day: dates.shortDay(first.keptSince) }),
              dates.day(first.day),
            ].join(' · ')}
          </Beside>
          {others.map((other) => (
            <Beside key={other.method}>
              {t('wellPanel.otherPotential', {
                method: t(`wellPanel.method.${other.method}`),
                oil: quantities.text(quantity, other[mainProduct], digits),
              })}
            </Beside>
          ))}
        </>
      )}
    </div>
  );
}

/** Who looks into the open events. */
function ownersText(open: readonly WellException[], { t, language }: Formats): string {
  if (open.length === 0) return t('wellPanel.nothingOpen');
  const names = [...new Set(open.flatMap(({ owner }) => (owner ? [truncateForDisplay(owner.name)] : [])))];
  return names.length === 0
    ? t('wellPanel.unassigned')
    : t('wellPanel.owners', { names: new Intl.ListFormat(language).format(names) });
}

/** A fact by the key of its name. */
type FactName = keyof typeof texts.fact;

function factsOf(well: Well, formats: Formats, now: number | null): DescriptionItem[] {
  const { t, quantities, dates } = formats;
  const { pump, lastTest, lastRow, wellGroups, uwi, manufacturer } = well;
  const fact = (id: FactName, value: ReactNode): DescriptionItem => ({
    id,
    label: t(`wellPanel.fact.${id}`),
    value,
  });
  const ratios =
    lastRow === null || (lastRow.waterCut === null && lastRow.gor === null)
      ? null
      : [
          lastRow.waterCut !== null && quantities.text('share', lastRow.waterCut, { digits: 1 }),
          lastRow.gor !== null && quantities.text('gasOilRatio', lastRow.gor, { digits: 0 }),
        ]
          .filter(Boolean)
          .join(' · ');
  const age = lastTest && now !== null ? windowDays(lastTest.startDay, dayOf(now)) - 1 : null;
  return [
    fact(
      'lastTest',
      lastTest === null ? (
        <Nothing>{t('wellPanel.noTest')}</Nothing>
      ) : (
        [
          dates.day(lastTest.startDay),
          age !== null && age >= 0 && t('wellPanel.daysAgo', { count: age }),
          lastTest.title === null ? null : loggedReason(lastTest.title, formats),
          ...testRates(lastTest, formats),
        ]
          .filter(Boolean)
          .join(' · ')
      ),
    ),
    fact('ratios', ratios ?? <Nothing>{t('wellPanel.noRatios')}</Nothing>),
    fact(
      'pump',
      pump === null ? (
        <Nothing>{t('wellPanel.noPump')}</Nothing>
      ) : (
        [
          truncateForDisplay(pump.model),
          truncateForDisplay(pump.manufacturer),
          pump.stageType === null
            ? t('wellPanel.stagesAlone', { count: pump.stages })
            : t('wellPanel.stages', { count: pump.stages, kind: t(`wellPanel.stage.${pump.stageType}`) }),
        ].join(' · ')
      ),
    ),
    ...(pump === null
      ? [fact('manufacturer', manufacturer ?? <Nothing>{t('wellPanel.noManufacturer')}</Nothing>)]
      : [
          fact(
            'drive',
            [
              ...(pump.setpointHz === null
                ? []
                : [
                    t('wellPanel.setpoint', {
                      hz: quantities.text('frequency', pump.setpointHz, { digits: 1 }),
                    }),
                  ]),
              t('wellPanel.range', {
                from: quantities.number('frequency', pump.minHz, { digits: 0 }),
                to: quantities.text('frequency', pump.maxHz, { digits: 0 }),
              }),
              t(`wellPanel.mode.${pump.mode}`),
            ].join(' · '),
          ),
          fact(
            'runLife',
            [
              t('wellPanel.days', { count: pump.runLifeDays }),
              t('wellPanel.since', { day: dates.day(dayOf(dates.wall(pump.installedAt))) }),
            ].join(' · '),
          ),
        ]),
    fact(
      'groups',
      wellGroups.length === 0 ? (
        <Nothing>{t('wellPanel.noGroups')}</Nothing>
      ) : (
        wellGroups.map(({ name }) => truncateForDisplay(name)).join(', ')
      ),
    ),
    fact('uwi', uwi ?? <Nothing>{t('wellPanel.noUwi')}</Nothing>),
  ];
}
