import type { watchedPumps as english } from '../en/watched-pumps.ts';
import type { Translated } from '../translated.ts';

/** The English texts in Spanish. */
export const watchedPumps: Translated<typeof english> = {
  title: 'Bombas que conviene mirar',
  outside_one: '{{count}} bomba opera fuera de su rango recomendado.',
  outside_many: '{{count}} de bombas operan fuera de su rango recomendado.',
  outside_other: '{{count}} bombas operan fuera de su rango recomendado.',
  gassy_one: '{{count}} recibe un 20 % de gas libre o más.',
  gassy_many: '{{count}} reciben un 20 % de gas libre o más.',
  gassy_other: '{{count}} reciben un 20 % de gas libre o más.',
  why: 'Por qué',
  gas: 'gas libre {{share}}',
  trips_one: '{{count}} disparo en 30 días',
  trips_many: '{{count}} de disparos en 30 días',
  trips_other: '{{count}} disparos en 30 días',
  remedy: 'Qué ayuda',
  remedies: {
    downthrust:
      'Poco líquido para su velocidad: subir la frecuencia, abrir el estrangulador o usar una bomba menor.',
    upthrust:
      'Mucho líquido para su velocidad: bajar la frecuencia, cerrar el estrangulador o usar una bomba mayor.',
    gas: 'Gas en la entrada: subir la presión de entrada con menos frecuencia, revisar el separador, bajar la bomba.',
    downthrustOtherwise: 'Poco líquido para su velocidad: abrir el estrangulador o usar una bomba menor.',
    upthrustOtherwise: 'Mucho líquido para su velocidad: cerrar el estrangulador o usar una bomba mayor.',
    gasOtherwise: 'Gas en la entrada: revisar el separador, bajar la bomba.',
    trips: 'Averiguar por qué dispara, con el registro y las corrientes de antes, antes de mover nada.',
  },
  tripsOf: 'Disparos en estos días',
  next: 'Qué se recomienda, o qué lo impide',
  advised: 'Se recomienda un cambio: véase la lista.',
  limited: 'Ningún cambio: {{check}}.',
  nothingToGain: 'Ningún cambio gana más de lo que es seguro.',
};
