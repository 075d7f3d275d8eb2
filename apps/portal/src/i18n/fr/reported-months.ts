import type { reportedMonths as english } from '../en/reported-months.ts';
import type { Translated } from '../translated.ts';

/** French texts of months that were reported as a whole. */
export const reportedMonths: Translated<typeof english> = {
  title: 'Mois déclarés en entier',
  sentence_one: '{{months}} mois entiers ont été déclarés pour {{count}} puits.',
  sentence_many: '{{months}} mois entiers ont été déclarés pour {{count}} de puits.',
  sentence_other: '{{months}} mois entiers ont été déclarés pour {{count}} puits.',
  byMonth_one: '{{months}} compte tel que déclaré, car moins de 90 % de ses jours ont un rapport journalier.',
  byMonth_many:
    '{{months}} de mois comptent tels que déclarés, car moins de 90 % de leurs jours ont un rapport journalier.',
  byMonth_other:
    '{{months}} comptent tels que déclarés, car moins de 90 % de leurs jours ont un rapport journalier.',
  different_one: '{{months}} qui compte par ses jours en diffère de plus de 1 %.',
  different_many: '{{months}} de mois qui comptent par leurs jours en diffèrent de plus de 1 %.',
  different_other: '{{months}} qui comptent par leurs jours en diffèrent de plus de 1 %.',
  noneByMonth: 'Tous comptent par leurs jours.',
  noneDifferent: 'Aucun des mois qui comptent par leurs jours n’en diffère de plus de 1 %.',
  first: 'Les {{rows}} premiers sont affichés.',
  rule: 'Un mois compte par ses jours si au moins 90 % d’entre eux ont un rapport, sinon tel que déclaré. Il est dans la production, le plan et les rapports des mois entiers\u00a0; jamais dans les jours, les exceptions ni les pertes.',
  hint: 'Aucun jour de cette sélection n’est déclaré sur cette période. Des mois entiers le sont\u00a0: le dernier est {{month}}.',
  show: 'Afficher les mois',
  daysOf: '{{reported}} sur {{days}}',
  countsBy: { days: 'Ses jours', month: 'Le mois' },
  series: { month: 'Tel que déclaré', days: 'Somme de ses jours' },
  column: {
    well: 'Puits',
    field: 'Champ',
    month: 'Mois',
    reportedDays: 'Jours déclarés',
    countsBy: 'Compte par',
    daysOn: 'En marche',
    difference: 'Jours face au mois',
    oil: 'Huile, mois',
    oilOfDays: 'Huile, jours',
    gas: 'Gaz, mois',
    gasOfDays: 'Gaz, jours',
    water: 'Eau, mois',
    waterOfDays: 'Eau, jours',
    injection: 'Injection, mois',
    injectionOfDays: 'Injection, jours',
  },
};
