import type { whatIf as english } from '../en/what-if.ts';
import type { Translated } from '../translated.ts';

/** What a pump would do at another frequency, in Spanish. */
export const whatIf: Translated<typeof english> = {
  title: '¿Qué pasaría si…?',
  frequency: 'Frecuencia',
  range: 'El modelo es de la bomba a {{now}}; se recomiendan {{advised}}.',
  power: 'Potencia',
  now: 'Ahora',
  at: 'Quedaría en',
  band: 'P90 a P10',
  change: 'Cambio',
  said: 'A {{frequency}}: {{oil}} de petróleo. Límites: {{checks}}.',
  gasBound:
    'A {{frequency}} llega a la bomba un {{gas}} de gas libre y admite {{limit}}: puede bloquearse, por lo que no se indica ningún caudal.',
  pumpedOff:
    'A {{frequency}}, la bomba agotaría el pozo: la presión de admisión bajaría de {{pressure}}, donde solo toma gas.',
  noFlow: 'A {{frequency}}, el pozo no fluiría.',
  assumptions:
    'Según el modelo del {{day}} en que se basa la recomendación. Supone el yacimiento, el corte de agua, el desgaste, el estrangulador y la línea de flujo tal como están ahora, y el pozo estabilizado. La banda es la incertidumbre de las lecturas y lo que dieron los cambios anteriores de este pozo de lo esperado; la de un caudal tiene además el error del caudal de ahora, la de su cambio no; las de la temperatura del motor, la corriente y la presión de entrada tienen además el error del modelo en cambios anteriores, y sus límites se comparan con el extremo más cercano; los demás se comprueban con los valores más probables.',
  notYetComputed: 'El modelo de este pozo aún no se ha calculado.',
  notComputed: 'No se puede calcular un modelo de este pozo.',
};
