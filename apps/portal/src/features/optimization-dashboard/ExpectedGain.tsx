import { styled, Text } from '@cnx/ui';
import { likelihoodText } from '../../insight/likelihood-text.ts';
import type { Formats } from '../../insight/use-formats.ts';
import { unknownValue } from '../../quantities.ts';
import { isSetting, netOilOf, protectsOf, type AdviceRow } from './advice-row.ts';

/** Props of {@link ExpectedGain}. */
export interface ExpectedGainProps {
  advice: AdviceRow;
  formats: Formats;
}

const Figures = styled('div', { row: '$2 $6', flexWrap: 'wrap', figures: 'tabular' });
const Figure = styled('div', {
  '& > strong': { display: 'block', fontSize: '$lead', fontWeight: '$strong', lineHeight: '$snug' },
  '& > span': { quiet: '$caption' },
});

/** Whether a step is to save energy or gas, not to gain oil. */
const forSaving = ({ expectedOil }: AdviceRow) => (expectedOil ?? 0) <= 0;

/** What a piece of advice is expected to bring, with its range, how likely it is, and what that rests on. */
export function ExpectedGain({ advice, formats }: ExpectedGainProps) {
  const { t, quantities } = formats;
  const signed = { digits: 1, signed: true };
  const oil = quantities.text('liquidRate', advice.expectedOil, signed);
  // What it gains comes first; what it only brings back is taken from what it does.
  const counted = advice.countedOil ?? 0;
  const gains =
    counted > 0
      ? ([
          ['net', quantities.text('liquidRate', netOilOf(advice), signed)],
          ['gross', oil],
          ['counted', quantities.text('liquidRate', counted, { digits: 1 })],
        ] as const)
      : ([['oil', oil]] as const);
  // Range and probability stand together: they are of one distribution.
  const sure =
    advice.expectedOilLow === null || advice.expectedOilHigh === null
      ? []
      : ([
          [
            'band',
            `${quantities.number('liquidRate', advice.expectedOilLow, signed)} … ${quantities.text('liquidRate', advice.expectedOilHigh, signed)}`,
          ],
          ...(advice.confidence == null
            ? []
            : ([
                [forSaving(advice) ? 'sureSaving' : 'sure', likelihoodText(advice.confidence, formats)],
              ] as const)),
        ] as const);
  const protects = isSetting(advice) ? null : protectsOf(advice);
  const figures = isSetting(advice)
    ? ([...gains, ...sure] as const)
    : ([
        ...gains,
        ...sure,
        ['liquid', quantities.text('liquidRate', advice.expectedLiquid, signed)],
        ['power', quantities.text('power', advice.expectedPower, signed)],
        ['perEnergy', quantities.text('oilPerEnergy', advice.oilPerEnergy, { digits: 1 })],
      ] as const);
  return (
    <>
      {protects !== null && (
        <Text size="small">
          {t(`optimization.panel.protects.${protects}`)}{' '}
          {(advice.expectedOil ?? 0) < 0
            ? t('optimization.panel.protects.costs', { oil })
            : t('optimization.panel.protects.gains')}
        </Text>
      )}
      <Figures>
        {figures.map(
          ([name, text]) =>
            text !== unknownValue && (
              <Figure key={name}>
                <strong>{text}</strong>
                <span>{t(`optimization.column.${name}`)}</span>
              </Figure>
            ),
        )}
      </Figures>
      {advice.confidence != null && (
        <Text size="caption" emphasis="quiet">
          {[
            t(isSetting(advice) ? 'optimization.panel.likelyOfSetting' : 'optimization.panel.likelyOfPump'),
            advice.measuredSteps &&
              advice.modelConfidence != null &&
              t('optimization.panel.likelyByRecord', {
                model: likelihoodText(advice.modelConfidence, formats),
                measured: quantities.count(advice.measuredSteps.measured),
                met: quantities.count(advice.measuredSteps.met),
                counted: quantities.count(advice.measuredSteps.counted, { digits: 1 }),
              }),
          ]
            .filter(Boolean)
            .join(' ')}
        </Text>
      )}
    </>
  );
}
