import { Link, Text } from '@cnx/ui';
import { atom, useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { standingLosses } from '../../addresses.ts';
import { useFormats } from '../../insight/use-formats.ts';
import { standingSentence } from '../../insight/standing-sum.ts';
import { withoutPotential } from '../../insight/without-potential.ts';
import { quantitiesOf } from '../../quantities.ts';
import { addressSearchAtom } from '../../state/filters.atoms.ts';
import { shownProductOf } from '../../state/product.atoms.ts';
import { producedViewAtom } from './deferred-production.atoms.ts';

const standingHrefAtom = atom((get) => standingLosses(get(addressSearchAtom)));

/**
 * Closes the sum from the potential to all that statistics show for the same wells and days: what was made where no potential is known is
 * part of no loss, and yet was produced. What no potential has because a loss is standing is named beside it.
 */
export function WholeSum() {
  const formats = useFormats();
  const { t, quantities, dates } = formats;
  const view = useAtomValue(producedViewAtom);
  const standingHref = useAtomValue(standingHrefAtom);
  if (view.status !== 'shown' || view.body.total === null) return null;
  const { window, total, standing } = view.body;
  const product = shownProductOf(view.body.product);
  const made = total[product];
  const without = withoutPotential(made, total);
  const sentence = standingSentence(standing, total, product, formats);
  const stands = sentence && (
    <Line>
      {sentence} <Link href={standingHref}>{t('deferredProduction.standingWells')}</Link>
    </Line>
  );
  if (without === null) return stands;
  const volume = (value: number | null) => quantities.text(quantitiesOf(product).volume, value);
  return (
    <>
      {stands}
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

const Line = ({ children }: { children: ReactNode }) => (
  <Text size="small" emphasis="quiet" figures>
    {children}
  </Text>
);
