import type { reportedMonths as english } from '../en/reported-months.ts';
import type { Translated } from '../translated.ts';

/** Spanish texts of months that were reported as a whole. */
export const reportedMonths: Translated<typeof english> = {
  title: 'Meses informados completos',
  sentence_one: 'Se informaron {{months}} meses completos de {{count}} pozo.',
  sentence_many: 'Se informaron {{months}} meses completos de {{count}} de pozos.',
  sentence_other: 'Se informaron {{months}} meses completos de {{count}} pozos.',
  byMonth_one: '{{months}} cuenta como se informó, porque menos del 90 % de sus días tiene informe diario.',
  byMonth_many:
    '{{months}} de meses cuentan como se informaron, porque menos del 90 % de sus días tiene informe diario.',
  byMonth_other:
    '{{months}} cuentan como se informaron, porque menos del 90 % de sus días tiene informe diario.',
  different_one: '{{months}} que cuenta por sus días difiere de ellos en más del 1 %.',
  different_many: '{{months}} de meses que cuentan por sus días difieren de ellos en más del 1 %.',
  different_other: '{{months}} que cuentan por sus días difieren de ellos en más del 1 %.',
  noneByMonth: 'Todos cuentan por sus días.',
  noneDifferent: 'Ninguno de los meses que cuentan por sus días difiere de ellos en más del 1 %.',
  first: 'Se muestran los primeros {{rows}}.',
  rule: 'Un mes cuenta por sus días si al menos el 90 % de ellos tiene informe; si no, como se informó. Está en la producción, el plan y los informes de meses completos; nunca en días, excepciones ni pérdidas.',
  hint: 'No se informó ningún día de esta selección en este periodo. Sí hay meses completos: el más reciente es {{month}}.',
  show: 'Mostrar los meses',
  daysOf: '{{reported}} de {{days}}',
  countsBy: { days: 'Sus días', month: 'El mes' },
  series: { month: 'Como se informó', days: 'Suma de sus días' },
  column: {
    well: 'Pozo',
    field: 'Campo',
    month: 'Mes',
    reportedDays: 'Días informados',
    countsBy: 'Cuenta por',
    daysOn: 'En marcha',
    difference: 'Días frente al mes',
    oil: 'Petróleo, mes',
    oilOfDays: 'Petróleo, días',
    gas: 'Gas, mes',
    gasOfDays: 'Gas, días',
    water: 'Agua, mes',
    waterOfDays: 'Agua, días',
    injection: 'Inyección, mes',
    injectionOfDays: 'Inyección, días',
  },
};
