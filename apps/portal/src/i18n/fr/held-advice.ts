import type { heldAdvice as english } from '../en/held-advice.ts';
import type { Translated } from '../translated.ts';

/** Wells of which advice is held, in French. */
export const heldAdvice: Translated<typeof english> = {
  title: 'Recommandations retenues',
  takeaway_one:
    'Un changement gagnerait sur {{count}} puits et reste retenu jusqu’à ce que quelqu’un l’ait examiné.',
  takeaway_many:
    'Un changement gagnerait sur {{count}} de puits et reste retenu jusqu’à ce que quelqu’un les ait examinés.',
  takeaway_other:
    'Un changement gagnerait sur {{count}} puits et reste retenu jusqu’à ce que quelqu’un les ait examinés.',
  why: 'Retenue par',
  next: 'Ce qui vient d’abord',
  openLoss: 'Trouver la cause de la perte',
  turnBack: 'Déferait un changement des 90 derniers jours\u00a0: sa raison d’abord',
  settlingStep: 'Un changement antérieur n’est pas jugé\u00a0: son résultat d’abord',
  harmfulStops: 'Trouver d’où viennent le sable, le dépôt ou les arrêts pour intégrité',
  gasException: 'Examiner l’exception de gaz ouverte',
  plannedWork: 'Le travail prévu d’abord',
  trips: 'Trouver pourquoi la pompe déclenche',
  modelAge: 'Ses relevés sont anciens\u00a0: trouver pourquoi',
};
