import type { terms as english } from '../en/terms.ts';
import type { Translated } from '../translated.ts';

/** The terms that the help explains, in Spanish. */
export const terms: Translated<typeof english> = {
  carbonIntensity: {
    name: 'Intensidad de carbono',
    text: 'Gases de efecto invernadero de lo que se quema y libera aquí y de la energía comprada, en kg de CO2 equivalente / producción.',
  },
  changePoint: {
    name: 'Punto de cambio',
    text: 'El día desde el que el nivel de una variable, como el caudal de petróleo, es otro de forma duradera.',
  },
  deferred: {
    name: 'Producción diferida',
    text: 'Potencial − real cuando es positivo, por pozo y día. Lo que otro pozo u otro día produce por encima de su potencial no compensa ninguna pérdida.',
  },
  downtime: {
    name: 'Día con parada',
    text: 'Un día de producción en el que un pozo estuvo parado más de 2 horas y perdió petróleo por ello: el 20\u00a0% de su potencial en dos días o el 50\u00a0% en uno, y al menos 5\u00a0Sm³.',
  },
  efficiency: {
    name: 'Eficiencia de producción',
    text: '1 − diferido / potencial, en\u00a0%. Nunca supera el 100\u00a0%.',
  },
  exception: {
    name: 'Excepción',
    text: 'Lo que una regla encontró mal en un pozo: una caída de producción, una parada, gas, un cambio duradero o un informe que falta. Las de un mismo pozo que empiezan con menos de tres días de diferencia son una sola fila; un informe que falta es una fila aparte.',
  },
  gasInterface: {
    name: 'Interferencia de gas',
    text: 'Gas libre en la entrada de una bomba, que entonces mueve menos líquido o ninguno; también una relación gas-petróleo que sube de forma duradera, en pozos con y sin bomba.',
  },
  gor: {
    name: 'Relación gas-petróleo (RGP, GOR)',
    text: 'Gas / petróleo, ambos como volúmenes en condiciones estándar. Desconocida si no hay petróleo.',
  },
  oilAtRisk: {
    name: 'Petróleo perdido ahora',
    text: 'Lo que los pozos con una excepción abierta produjeron el último día por debajo de lo que se esperaba de ellos cuando empezó. Al lado está lo que pierden las persistentes, cuyo nivel perdura.',
  },
  potential: {
    name: 'Potencial',
    text: 'Lo que un pozo habría producido en un día sin pérdidas: mientras haya una excepción abierta de su caudal, lo esperado; si no, la mediana de sus últimos 30 días válidos, o su nivel con su declinación, según se elija en la página de producción diferida.',
  },
  productionDay: {
    name: 'Día de producción',
    text: 'Desde la hora de inicio de un campo hasta la misma hora del día siguiente, según el reloj del campo. Lleva la fecha en que empieza.',
  },
  provisional: {
    name: 'Cambio provisional',
    text: 'Un cambio en los últimos días que aún no se ha confirmado. No cuenta en ninguna cifra y desaparece tras diez días válidos sin confirmación.',
  },
  q24: { name: 'Caudal en 24 horas (q24)', text: 'Volumen de un día válido × 24 / horas en producción.' },
  severity: {
    name: 'Gravedad',
    text: 'Alta, media o baja: según el petróleo perdido, la certeza del hallazgo y cuánto dura.',
  },
  standing: {
    name: 'Pérdida persistente',
    text: 'Una pérdida que dura sin respuesta: desde 60 días válidos tras su inicio o su último cambio, a más tardar 120 días tras su inicio. Desde entonces lo que queda es el nivel del pozo: la pérdida no está en el potencial, la eficiencia, el número de excepciones abiertas ni en lo que se pierde ahora, y se indica al lado hasta que se acepte el nivel o el pozo se recupere. Las excepciones abiertas y la eficiencia también difieren: la eficiencia cuenta además lo que les falta a los pozos sin excepción.',
  },
  validDay: {
    name: 'Día válido',
    text: 'Un día con al menos 12 horas en producción, sin trabajos planificados ni valores dudosos. Los potenciales y las comparaciones solo usan estos días.',
  },
  waterCut: {
    name: 'Corte de agua',
    text: 'Agua / (petróleo + agua), en\u00a0%. Desconocido, no 0\u00a0%, si no hay líquido.',
  },
};
