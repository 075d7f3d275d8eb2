import type { heldAdvice as english } from '../en/held-advice.ts';
import type { Translated } from '../translated.ts';

/** Wells of which advice is held, in French. */
export const heldAdvice: Translated<typeof english> = {
  title: 'Recommandations retenues',
  takeaway_one:
    'Un changement gagnerait sur {{count}} puits et reste retenu jusqu’à ce que soit réglé ce qui vient d’abord.',
  takeaway_many:
    'Un changement gagnerait sur {{count}} de puits et reste retenu jusqu’à ce que soit réglé sur chacun ce qui vient d’abord.',
  takeaway_other:
    'Un changement gagnerait sur {{count}} puits et reste retenu jusqu’à ce que soit réglé sur chacun ce qui vient d’abord.',
  why: 'Retenue par',
  next: 'Ce qui vient d’abord',
  openLoss: 'Trouver la cause de la perte',
  turnBack: 'Déferait un changement des 90 derniers jours\u00a0: sa raison d’abord',
  settlingStep: 'Attendre le résultat d’un changement antérieur, pas encore jugé',
  harmfulStops: 'Trouver d’où viennent le sable, le dépôt ou les arrêts pour intégrité',
  gasException: 'Examiner l’exception de gaz ouverte',
  plannedWork: 'Le travail prévu d’abord',
  trips: 'Trouver pourquoi la pompe déclenche',
  modelAge: 'Ses relevés sont anciens\u00a0: trouver pourquoi',
};
