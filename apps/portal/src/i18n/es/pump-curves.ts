import type { pumpCurves as english } from '../en/pump-curves.ts';
import type { Translated } from '../translated.ts';

/** Spanish texts of the curves of a pump. */
export const pumpCurves: Translated<typeof english> = {
  title: 'Curvas de la bomba',
  range: 'Rango recomendado',
  rise: 'Aumento de presión',
  points: 'Dónde trabaja el pozo',
  now: 'Ahora',
  there: 'A otra frecuencia',
  advised: 'Recomendada',
  shaded: 'El área sombreada es el rango recomendado de la bomba, en torno a su mejor eficiencia.',
  basis:
    'Según el modelo del {{day}}: la bomba con su desgaste actual y con el gas que toma a cada frecuencia.',
  none: 'No se puede calcular un modelo de este pozo, así que su bomba no tiene curvas aquí.',
};
