import { SegmentedControl, Select } from '@cnx/ui';
import { useAtom } from 'jotai';
import { useFormats } from '../../insight/use-formats.ts';
import { potentialMethodAtom, potentialMethods } from '../../state/potential-method.atoms.ts';
import { productAtom, shownProducts, type ShownProduct } from '../../state/product.atoms.ts';
import {
  deferralLevelAtom,
  deferralLevels,
  deferralSpanAtom,
  deferralSpans,
} from './deferred-production.atoms.ts';

/** Whose losses are shown, where there are wells for either product: sums of both stand apart. */
export function ProductChoice({
  shown,
  products,
}: {
  shown: ShownProduct;
  products: readonly ShownProduct[];
}) {
  const { t } = useFormats();
  const [chosen, setProduct] = useAtom(productAtom);
  if (products.length < 2 && chosen === null) return null;
  return (
    <SegmentedControl
      label={t('deferredProduction.product')}
      size="sm"
      value={shown}
      onValueChange={setProduct}
      items={shownProducts.map((value) => ({ value, label: t(`deferredProduction.products.${value}`) }))}
    />
  );
}

/** By which potential losses are judged, here and in the tiles above. */
export function PotentialMethodChoice() {
  const { t } = useFormats();
  const [method, setMethod] = useAtom(potentialMethodAtom);
  return (
    <SegmentedControl
      label={t('deferredProduction.method')}
      labelBeside
      size="sm"
      value={method}
      onValueChange={setMethod}
      items={potentialMethods.map((value) => ({
        value,
        label: t(`deferredProduction.methods.${value}.label`),
        hint: t(`deferredProduction.methods.${value}.text`),
      }))}
    />
  );
}

/** The level of all rows, and what of the window each holds. */
export function RowsChoice() {
  const { t } = useFormats();
  const [level, setLevel] = useAtom(deferralLevelAtom);
  const [span, setSpan] = useAtom(deferralSpanAtom);
  return (
    <>
      <Select
        label={t('deferredProduction.level')}
        labelBeside
        size="sm"
        value={level}
        onValueChange={setLevel}
        items={deferralLevels.map((value) => ({ value, label: t(`vocabulary.level.${value}`) }))}
      />
      <Select
        label={t('deferredProduction.per')}
        labelBeside
        size="sm"
        value={span}
        onValueChange={setSpan}
        items={deferralSpans.map((value) => ({ value, label: t(`deferredProduction.spans.${value}`) }))}
      />
    </>
  );
}
