import type { SustainableProductionInfo } from '@cnx/api';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../../insight/use-formats.ts';
import { emissionsTakeaway } from './carbon-by-field.ts';

/** Differences below this share of the target, %, count as being at it. */
const atTargetPct = 0.5;

/** Puts what a window's emissions come to into a sentence or two. */
export function useEmissionsTakeaway(): (info: SustainableProductionInfo) => string {
  const { t } = useTranslation('portal');
  const { quantities } = useFormats();
  const written = (value: number) => quantities.text('carbonIntensity', value, { digits: 1 });
  return ({ sustainableProductions, metrics }) => {
    const takeaway = emissionsTakeaway(sustainableProductions, metrics);
    switch (takeaway.kind) {
      case 'noRows':
        return t('sustainableProduction.takeaway.noRows');
      case 'noProduction':
        return t('sustainableProduction.takeaway.noProduction', {
          emissions: quantities.text('emissions', takeaway.co2e),
        });
      case 'untargeted':
        return t('sustainableProduction.takeaway.untargeted', { intensity: written(takeaway.intensity) });
      case 'targeted': {
        const { intensity, target, differencePct, above, fields } = takeaway;
        const values = {
          intensity: written(intensity),
          difference: quantities.text('share', Math.abs(differencePct), { digits: 0 }),
          target: quantities.number('carbonIntensity', target, { digits: 1 }),
        };
        const side = Math.abs(differencePct) < atTargetPct ? 'at' : differencePct < 0 ? 'below' : 'above';
        return [
          t(`sustainableProduction.takeaway.${side}`, values),
          fields > 1 &&
            (above === 0
              ? t('sustainableProduction.takeaway.fieldsNone', { count: fields })
              : t('sustainableProduction.takeaway.fields', { above, count: fields })),
        ]
          .filter(Boolean)
          .join(' ');
      }
    }
  };
}
