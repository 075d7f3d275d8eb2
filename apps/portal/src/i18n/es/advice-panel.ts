import type { advicePanel as english } from '../en/advice-panel.ts';
import type { Translated } from '../translated.ts';

/** A piece of advice beside its list, in Spanish. */
export const advicePanel: Translated<typeof english> = {
  asSetpoint: 'Como consigna',
  setpoint:
    '{{well}}: el variador {{mode}} y anula una frecuencia. Ajuste su consigna a {{to}}, que da la frecuencia aconsejada.',
  openLoss: 'Una excepción abierta de este pozo cuenta {{loss}} de petróleo como perdidos desde el {{day}}.',
  standingLoss: 'Una pérdida persistente de este pozo cuenta {{loss}} de petróleo desde el {{day}}.',
  lossCause: 'Causa: {{cause}}.',
  ofStop: 'Es de una parada: este cambio no recupera nada de ella.',
  toException: 'Ir a la excepción',
  unaccepted: 'Hecha sin aceptarse aquí: el cambio se halló en las lecturas o en el registro.',
  likelyByRecord:
    'Solo por el modelo {{model}}. De {{measured}} cambios medidos de este tipo, en todos los pozos, {{met}} lograron lo que se buscaba; con lo que muestran los no concluyentes cuentan como {{counted}}. El modelo cuenta tanto como diez de ellos, y su intervalo se amplía tanto como baja la probabilidad.',
  likelyOfPump:
    'Probabilidad: parte de los 200 ajustes de la bomba y su aporte con los que este cambio gana, menos la frecuencia con que los cambios de este pozo no hicieron lo que decía su modelo; sin ninguno evaluado se supone uno de cada diez. No dice nada de lo que podrá medirse después.',
  likelyOfSetting:
    'Probabilidad: de la respuesta que mostraron los cambios anteriores de este pozo, según la distribución t de Student por lo pocos que son. No dice nada de lo que podrá medirse después.',
  title: 'Recomendación',
  gone: 'Esta recomendación no está en la lista',
  goneText: 'Se halló en otros días, o los filtros dejan fuera su pozo.',
  found: 'hallada el {{time}}',
  expires: 'caduca el {{time}}',
  checks: 'Límites',
  notFurther: 'Límite: {{limit}}.',
  countsOfChecks: 'Límites: {{checks}}.',
  protects: {
    range:
      'Protege la bomba: ahora funciona fuera de su rango recomendado, y dentro de él tras este cambio. Lo muestran su caudal y su frecuencia de la semana siguiente.',
    motorTemperature:
      'Protege la bomba: su motor está ahora por encima del límite, y por debajo tras este cambio. Lo muestra la temperatura del motor de la semana siguiente.',
    costs: 'Cuesta petróleo: {{oil}}.',
    gains: 'No cuesta petróleo.',
    short: 'protector',
  },
  noChecks: 'No se comprobó ningún límite.',
  check: 'Comprobación',
  value: 'Valor',
  limit: 'Límite',
  result: 'Resultado',
  replaced: 'No se cumple: decide el gas libre',
  notChecked: 'No comprobado',
  none: 'ninguno',
  pass: 'Cumple',
  fail: 'No cumple',
  now: 'Bomba ahora',
  noPump: 'No se conoce ninguna bomba en este pozo.',
  asOf: 'al {{time}}',
  medians:
    'Medianas de hasta siete días estables hasta el {{day}}, de la temperatura del motor la más alta que duró; rango, energía, vida útil y disparos a {{time}}',
  history: 'Últimos 30 días',
  noHistory: 'No hay lecturas de los últimos 30 días.',
  advised: 'Recomendada',
  before: 'Antes del cambio',
  after: 'Después',
  past: 'Cambios anteriores de este pozo',
  noPast: 'No se siguió ningún cambio de este pozo en este periodo.',
  gave: '{{oil}} de {{expected}} esperado',
};
