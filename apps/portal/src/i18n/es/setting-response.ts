import type { settingResponse as english } from '../en/setting-response.ts';
import type { Translated } from '../translated.ts';

/** The English texts in Spanish. */
export const settingResponse: Translated<typeof english> = {
  choke: 'Petróleo según el estrangulador',
  gasLift: 'Petróleo según el gas de levantamiento',
  point: 'Operado a',
  points: 'Ajustes',
  past: 'Lo que dio',
  now: 'Ahora',
  advised: 'Recomendado',
  fit: 'Ajuste de la curva',
  band: 'P90 a P10 de un cambio',
  opening: 'Apertura del estrangulador',
  gas: 'Gas de levantamiento',
  days_one: '{{count}} d, del {{from}} al {{to}}',
  days_many: '{{count}} d, del {{from}} al {{to}}',
  days_other: '{{count}} d, del {{from}} al {{to}}',
  none: 'No se sabe qué dio este pozo con otros ajustes.',
  basis:
    'El petróleo se lleva al nivel del {{day}}: cada punto es la media de sus días, sin la declinación posterior ni lo que movió a todo el campo. La banda va de P90 a P10 de un cambio desde ahora hasta cada ajuste, por la curva y por lo que un cambio difiere de otro.',
  few_one: 'Se basa en {{count}} solo cambio, que puede ser azar: el rango es por eso más ancho.',
  few_many: 'Se basa en solo {{count}} de cambios, que pueden ser azar: el rango es por eso más ancho.',
  few_other: 'Se basa en solo {{count}} cambios, que pueden ser azar: el rango es por eso más ancho.',
  many_one: 'Se basa en lo que dio {{count}} cambio anterior de este pozo.',
  many_many: 'Se basa en lo que dieron {{count}} de cambios anteriores de este pozo.',
  many_other: 'Se basa en lo que dieron {{count}} cambios anteriores de este pozo.',
  rates_one: 'Se basa en lo que dio el pozo con {{count}} caudal de gas de levantamiento.',
  rates_many: 'Se basa en lo que dio el pozo con {{count}} de caudales de gas de levantamiento.',
  rates_other: 'Se basa en lo que dio el pozo con {{count}} caudales de gas de levantamiento.',
  gave: '{{oil}} de {{before}}',
  expected: '{{oil}} esperado',
  settles: 'aún no se comparan días',
  noSteps: 'No se halló ningún cambio en los días de este pozo.',
  tracked: {
    title: 'Qué dieron los cambios de estrangulador y de gas',
    before: 'Antes',
    rule: 'Los cambios se hallan en los días: al menos un 2 % de apertura o un 2 % del gas, mantenido dos días. Se juzgan como los de frecuencia. Lo esperado es lo que indicaban los cambios anteriores del pozo; cerrar un estrangulador es una reducción, no una ganancia fallida.',
  },
  unchecked: {
    title: 'Sin comprobar',
    bubblePointMargin: 'Margen al punto de burbuja: no se conoce la presión del pozo o su punto de burbuja.',
    gasIsFree:
      'Margen al punto de burbuja: no se cumple, pues ya hay gas libre en la entrada. Ningún cambio lo respeta; en su lugar decide el gas libre que admiten las etapas.',
    drawdown: 'Caída de presión y arena: nada las mide en este pozo.',
    facility: 'Lo que aún admite la instalación: fijado como límite de seguridad, se comprueba.',
    gasSupply: 'Cuánto gas de levantamiento hay: fijado como límite de seguridad, se comprueba.',
    conclusiveSteps:
      'Cambios cercanos que destacan del ruido: menos de dos. La ganancia se apoya en cambios que pueden ser azar, o en aperturas lejanas a esta.',
    other: '{{check}}: no se conoce su valor o su límite.',
  },
};
