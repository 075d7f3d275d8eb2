import type { workMerit as english } from '../en/work-merit.ts';
import type { Translated } from '../translated.ts';

/** The English texts in Spanish. */
export const workMerit: Translated<typeof english> = {
  payoutDays_one: '{{count}} día',
  payoutDays_many: '{{count}} de días',
  payoutDays_other: '{{count}} días',
  none: 'Ninguna indicada',
  byRule: 'Según la regla',
  purpose: {
    failure: 'Falla',
    exception: 'Excepción',
    candidate: 'Candidato',
    advice: 'Recomendación',
    periodicTest: 'Prueba periódica',
    upkeep: 'Mantenimiento',
    other: 'Otra',
  },
  basis: {
    openLoss:
      'Lo que el pozo pierde por excepciones abiertas, como máximo lo que le falta hasta su potencial.',
    standingLoss:
      'Lo que el pozo pierde por pérdidas permanentes, que no están en ningún potencial; sin excepción abierta.',
    step: 'Lo que promete el cambio.',
  },
  question: {
    noPurpose: 'Cuesta {{cost}} de petróleo, y nadie dice para qué.',
    atPotential: 'El pozo está al {{share}} de su potencial: ¿qué va a aportar?',
    pumpRuns: 'Se dice que la bomba ha fallado, pero opera a {{frequency}}.',
    earlyReplacement_one: 'La bomba solo habrá operado {{count}} día.',
    earlyReplacement_many: 'La bomba solo habrá operado {{count}} de días.',
    earlyReplacement_other: 'La bomba solo habrá operado {{count}} días.',
    paysLate_one: 'Aporta lo que cuesta en {{count}} día.',
    paysLate_many: 'Aporta lo que cuesta en {{count}} de días.',
    paysLate_other: 'Aporta lo que cuesta en {{count}} días.',
  },
  short: {
    noPurpose: 'Sin finalidad',
    atPotential: 'En su potencial',
    pumpRuns: 'La bomba opera',
    earlyReplacement: 'Reemplazo temprano',
    paysLate: 'Se paga tarde',
  },
  part: 'Por cuestionar',
  noneAsked: 'Todo trabajo que cuesta petróleo tiene una finalidad, y ninguno está en duda.',
  bookedPart: 'Reservado dos veces',
  noneBooked: 'Ningún cabezal de prueba ni cuadrilla está reservado dos veces.',
  clash: '{{name}} está reservado dos veces: {{place}}, {{time}}.',
  clashShort: 'reservado dos veces',
  takeaway: {
    withoutPurpose_one: '{{count}} actividad sin finalidad, {{cost}}.',
    withoutPurpose_many: '{{count}} de actividades sin finalidad, {{cost}}.',
    withoutPurpose_other: '{{count}} actividades sin finalidad, {{cost}}.',
    doubtful_one: '{{count}} está en duda.',
    doubtful_many: '{{count}} están en duda.',
    doubtful_other: '{{count}} están en duda.',
    doubleBooked_one: '{{count}} necesita un cabezal de prueba o una cuadrilla ya ocupados.',
    doubleBooked_many: '{{count}} necesitan un cabezal de prueba o una cuadrilla ya ocupados.',
    doubleBooked_other: '{{count}} necesitan un cabezal de prueba o una cuadrilla ya ocupados.',
  },
  attention: 'En duda',
  choose: 'Elija para qué es.',
  say: 'Indicar para qué es',
};
