import type { failures as english } from '../en/failures.ts';
import type { Translated } from '../translated.ts';

/** What stands where data would be, in French. */
export const failures: Translated<typeof english> = {
  changeDetectionStatistics: 'Impossible d’obtenir les statistiques de détection de changements',
  productionDay: 'Impossible d’obtenir les données du jour de production',
  productionOptimization: 'Impossible d’obtenir les données d’optimisation de la production',
  deferredProduction: 'Impossible d’obtenir les données de production différée',
  schedule: 'Impossible d’obtenir le planning',
  sustainableProduction: 'Impossible d’obtenir les données de production durable',
  frequencyChange: 'Impossible d’obtenir les changements de fréquence',
  trackedFrequencyChange: 'Impossible d’obtenir le suivi des changements de fréquence',
  frequency: 'Impossible d’obtenir les données de fréquence',
  exceptionReport: 'Impossible d’obtenir les données du rapport d’exceptions',
  handover: 'Impossible de récupérer la relève de poste',
  settings: 'Impossible d’obtenir les paramètres',
  notifications: 'Impossible d’obtenir les alarmes',
  noToken: 'Jeton d’autorisation manquant.',
  businessUnits: 'Impossible d’obtenir les unités opérationnelles',
  areas: 'Impossible d’obtenir les zones',
  fields: 'Impossible d’obtenir les champs',
  manufacturers: 'Impossible d’obtenir les fabricants',
  wellGroups: 'Impossible d’obtenir les groupes de puits',
  methodsOfProduction: 'Impossible d’obtenir les modes de production',
  wells: 'Impossible d’obtenir les puits',
  dataHealth: 'Impossible d’obtenir l’état des données',
  link: 'Impossible d’ouvrir le lien',
  annotations: 'Impossible de récupérer les notes',
  unknown: 'Une erreur inconnue s’est produite',
  views: 'Impossible de charger ou d’enregistrer les vues',
};
