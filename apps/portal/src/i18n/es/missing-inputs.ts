import type { missingInputs as english } from '../en/missing-inputs.ts';
import type { Translated } from '../translated.ts';

/** The English texts in Spanish. */
export const missingInputs: Translated<typeof english> = {
  readings: 'Faltan lecturas horarias recientes de la bomba.',
  equipment: 'No se conoce ninguna bomba en este pozo.',
  driveLimits: 'Faltan la frecuencia mínima y la máxima del variador.',
  pumpCurve: 'Falta la curva de la bomba.',
  operatingDays: 'Días de marcha estable: se necesitan {{needed}}, hay {{found}}.',
  distinctSettings: 'Caudales a frecuencias distintas: se necesitan {{needed}}, hay {{found}}.',
  pressures: 'Días con presión de entrada, de descarga y de cabezal: se necesitan {{needed}}, hay {{found}}.',
  plausiblePump: 'El aumento de presión no concuerda con la curva de la bomba.',
  inflow: 'Los caudales no muestran que el pozo aporte más a menor presión.',
  balance: 'Las curvas de aporte, bomba y descarga no se cruzan en ningún caudal.',
  chokeSteps: 'Cambios de estrangulador de efecto conocido: se necesitan {{needed}}, hay {{found}}.',
  choke: 'Falta la apertura del estrangulador.',
  rate: 'Faltan caudales recientes.',
  liftGasRates: 'Caudales distintos de gas de levantamiento: se necesitan {{needed}}, hay {{found}}.',
  liftGasCurve: 'Los caudales no muestran una curva según el gas de levantamiento.',
};
