import type { workMerit as english } from '../en/work-merit.ts';
import type { Translated } from '../translated.ts';

/** The English texts in French. */
export const workMerit: Translated<typeof english> = {
  payoutDays_one: '{{count}} jour',
  payoutDays_many: '{{count}} de jours',
  payoutDays_other: '{{count}} jours',
  none: 'Aucun indiqué',
  byRule: 'Selon la règle',
  purpose: {
    failure: 'Panne',
    exception: 'Anomalie',
    candidate: 'Puits candidat',
    advice: 'Recommandation',
    periodicTest: 'Essai périodique',
    upkeep: 'Entretien',
    other: 'Autre',
  },
  basis: {
    openLoss: 'Ce que le puits perd par des anomalies ouvertes, au plus ce qui lui manque de son potentiel.',
    standingLoss:
      'Ce que le puits perd par des pertes durables, qui ne sont dans aucun potentiel\u00a0; pas d’anomalie ouverte.',
    step: 'Ce que le changement promet.',
  },
  question: {
    noPurpose: 'Il coûte {{cost}} d’huile, et personne ne dit pourquoi.',
    atPotential: 'Le puits est à {{share}} de son potentiel\u00a0: que doit-il rapporter\u00a0?',
    pumpRuns: 'La pompe est dite en panne, mais tourne à {{frequency}}.',
    earlyReplacement_one: 'La pompe n’aura tourné que {{count}} jour.',
    earlyReplacement_many: 'La pompe n’aura tourné que {{count}} de jours.',
    earlyReplacement_other: 'La pompe n’aura tourné que {{count}} jours.',
    paysLate_one: 'Il rapporte ce qu’il coûte en {{count}} jour.',
    paysLate_many: 'Il rapporte ce qu’il coûte en {{count}} de jours.',
    paysLate_other: 'Il rapporte ce qu’il coûte en {{count}} jours.',
  },
  short: {
    noPurpose: 'Sans but',
    atPotential: 'À son potentiel',
    pumpRuns: 'Pompe en marche',
    earlyReplacement: 'Remplacement précoce',
    paysLate: 'Rapporte tard',
  },
  part: 'À questionner',
  noneAsked: 'Tout travail qui coûte de l’huile a un but, et aucun n’est en doute.',
  bookedPart: 'Réservé deux fois',
  noneBooked: 'Aucun collecteur d’essai ni aucune équipe n’est réservé deux fois.',
  clash: '{{name}} est réservé deux fois\u00a0: {{place}}, {{time}}.',
  clashShort: 'réservé deux fois',
  takeaway: {
    withoutPurpose_one: '{{count}} activité sans but, {{cost}}.',
    withoutPurpose_many: '{{count}} d’activités sans but, {{cost}}.',
    withoutPurpose_other: '{{count}} activités sans but, {{cost}}.',
    doubtful_one: '{{count}} est en doute.',
    doubtful_many: '{{count}} sont en doute.',
    doubtful_other: '{{count}} sont en doute.',
    doubleBooked_one: '{{count}} demande un collecteur d’essai ou une équipe déjà pris.',
    doubleBooked_many: '{{count}} demandent un collecteur d’essai ou une équipe déjà pris.',
    doubleBooked_other: '{{count}} demandent un collecteur d’essai ou une équipe déjà pris.',
  },
  attention: 'En doute',
  choose: 'Choisissez à quoi il sert.',
  say: 'Dire à quoi il sert',
};
