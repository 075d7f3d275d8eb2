import { Text } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useFormats } from '../../insight/use-formats.ts';
import { withoutPotential } from '../../insight/without-potential.ts';
import { producedViewAtom } from './deferred-production.atoms.ts';

/**
 * Closes the sum from the potential to all oil that statistics show for the same wells and days: what was made where no potential is known is
 * part of no loss, and yet was produced.
 */
export function AllOil() {
  const { t, quantities, dates } = useFormats();
  const view = useAtomValue(producedViewAtom);
  if (view.status !== 'shown' || view.body === null) return null;
  const { window, total } = view.body;
  const without = withoutPotential(total.oil, total);
  if (without === null) return null;
  const volume = (value: number | null) => quantities.text('liquidVolume', value);
  return (
    <Text size="small" emphasis="quiet" figures>
      {t(without === 0 ? 'deferredProduction.allOilJudged' : 'deferredProduction.allOil', {
        days: dates.days(window.from, window.to),
        potential: volume(total.potential),
        deferred: volume(total.deferred),
        above: volume(total.abovePotential),
        without: volume(without),
        oil: volume(total.oil),
      })}
    </Text>
  );
}
