import type { alerts as english } from '../en/alerts.ts';
import type { Translated } from '../translated.ts';

/** What users are sent by mail or webhook. */
export const alerts: Translated<typeof english> = {
  heading: 'Abonnements',
  add: 'S’abonner',
  change: 'Modifier',
  changeOf: 'Modifier\u00a0: {{name}}',
  resume: 'Envoyer à nouveau',
  remove: 'Supprimer',
  removeOf: 'Supprimer\u00a0: {{name}}',
  cancel: 'Annuler',
  save: 'Enregistrer',
  close: 'Fermer',
  none: 'Pas encore d’abonnement',
  noneText:
    'Recevez par e-mail ou webhook les alarmes de vos puits, une vue enregistrée ou la relève de poste. La cloche signale les nouveautés sans abonnement.',
  name: 'Nom',
  nameMissing: 'Saisissez un nom.',
  what: 'Quoi',
  kind: {
    wells: 'Alarmes de mes puits',
    view: 'Une vue enregistrée',
    handover: 'La relève de poste',
  },
  view: 'Vue enregistrée',
  chooseView: 'Choisissez une vue',
  viewHint:
    'Les vues du rapport d’exceptions, des points de changement et du planning peuvent être envoyées.',
  viewMissing: 'Choisissez une vue.',
  leastSeverity: 'Urgence',
  least: {
    high: 'Urgentes seulement',
    medium: 'Urgentes et moyennes',
    low: 'Toutes',
  },
  kinds: 'Types',
  when: 'Quand',
  pace: {
    atOnce: 'Tout de suite',
    daily: 'Chaque jour',
    weekly: 'Chaque semaine',
  },
  hour: 'Heure',
  weekday: 'Jour',
  quiet: 'Ne rien envoyer la nuit',
  quietFrom: 'De',
  quietTo: 'À',
  how: 'Comment',
  channel: {
    mail: 'E-mail',
    webhook: 'Webhook',
  },
  webhookUrl: 'Adresse du webhook',
  webhookHint:
    'Commence par https:// et mène à Internet. Les appels sont signés comme le décrit Standard Webhooks.',
  webhookMissing: 'Saisissez une adresse qui commence par https://.',
  webhookRefused:
    'Cette adresse ne peut pas être appelée\u00a0: elle doit commencer par https:// et ne mener ni au réseau de l’entreprise ni au portail.',
  recipient: 'À une personne sans compte',
  recipientHint: 'Reçoit d’abord un e-mail pour confirmer.',
  recipientInvalid: 'Saisissez une adresse telle que nom@entreprise.com.',
  recipientLanguage: 'Langue de l’e-mail',
  secretTitle: 'Secret du webhook',
  secretText: 'Les appels sont signés avec ce secret. Il n’est affiché que maintenant.',
  secret: 'Clé secrète',
  state: {
    unconfirmed: 'Pas encore confirmé',
    stopped: 'Arrêté',
  },
  lastSent: 'dernier envoi\u00a0: {{time}}',
  sent: 'Historique des envois',
  nothingSent: 'Rien n’a encore été envoyé.',
  delivery: {
    waiting: 'En attente',
    sent: 'Envoyé',
    failed: 'Échec',
  },
  notSaved: 'L’abonnement n’a pas pu être enregistré. Réessayez.',
  notRemoved: 'L’abonnement n’a pas pu être supprimé. Réessayez.',
  tooMany: 'Vous avez {{most}} abonnements, le maximum. Supprimez-en un d’abord.',
};
