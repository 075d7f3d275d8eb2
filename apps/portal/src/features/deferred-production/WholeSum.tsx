import { Text } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useFormats } from '../../insight/use-formats.ts';
import { standingSentence } from '../../insight/standing-sum.ts';
import { withoutPotential } from '../../insight/without-potential.ts';
import { quantitiesOf } from '../../quantities.ts';
import { shownProductOf } from '../../state/product.atoms.ts';
import { producedViewAtom } from './deferred-production.atoms.ts';

/**
 * Closes the sum from the potential to all that statistics show for the same wells and days: what was made where no potential is known is
 * part of no loss, and yet was produced. What no potential has because a loss is standing is named beside it.
 */
export function WholeSum() {
  const formats = useFormats();
  const { t, quantities, dates } = formats;
  const view = useAtomValue(producedViewAtom);
  if (view.status !== 'shown' || view.body.total === null) return null;
  const { window, total, standing } = view.body;
  const product = shownProductOf(view.body.product);
  const made = total[product];
  const without = withoutPotential(made, total);
  const stands = standingSentence(standing, total, product, formats);
  if (without === null) return stands && <Line>{stands}</Line>;
  const volume = (value: number | null) => quantities.text(quantitiesOf(product).volume, value);
  return (
    <>
      {stands && <Line>{stands}</Line>}
      <Line>
        {t(without === 0 ? 'deferredProduction.wholeSumJudged' : 'deferredProduction.wholeSum', {
          days: dates.days(window.from, window.to),
          potential: volume(total.potential),
          deferred: volume(total.deferred),
          above: volume(total.abovePotential),
          without: volume(without),
          made: volume(made),
        })}
      </Line>
    </>
  );
}

const Line = ({ children }: { children: string }) => (
  <Text size="small" emphasis="quiet" figures>
    {children}
  </Text>
);
