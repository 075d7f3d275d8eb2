import type { insight as english } from '../en/insight.ts';
import type { Translated } from '../translated.ts';

/** What every insight area says, in French. */
export const insight: Translated<typeof english> = {
  workedOut: 'Comment {{name}} est calculé',
  against_one: 'vs la veille',
  against_many: 'vs {{count}} jours précédents',
  against_other: 'vs {{count}} jours précédents',
  compared: {
    versus: 'vs {{days}}',
    noData: 'Aucune donnée',
    failed: 'La comparaison n’a pas pu être chargée.',
  },
  stoppedSince: '{{what}} depuis le {{time}}',
  stoppedFor: '{{what}} {{time}}',
  ofDay: '{{time}} (jour de production {{day}})',
  beside: 'à proximité\u00a0: {{event}}',
  useAsWindow: 'Utiliser comme période',
  noPicture: 'L’image n’a pas pu être créée. Réessayez.',
  windowOf: 'période {{days}}',
  daysTo_one: '{{day}}',
  daysTo_many: '{{days}} jours au {{day}}',
  daysTo_other: '{{days}} jours au {{day}}',
  daysFrom_one: '{{day}}',
  daysFrom_many: '{{days}} jours dès le {{day}}',
  daysFrom_other: '{{days}} jours dès le {{day}}',
  unchanged: 'Inchangé',
  asOf: 'Données du {{time}}',
  dataEnds: 'Les données s’arrêtent le {{day}}',
  until: 'jusqu’au {{day}}',
  lastGood: 'Voici les dernières données qui ont pu être obtenues.',
  standing: {
    notComputed_one:
      'Les pertes durables de gaz ne sont pas calculées pour {{wells}} puits d’huile, dont le rapport gaz-huile n’a pas tenu.',
    notComputed_many:
      'Les pertes durables de gaz ne sont pas calculées pour {{wells}} de puits d’huile, dont le rapport gaz-huile n’a pas tenu.',
    notComputed_other:
      'Les pertes durables de gaz ne sont pas calculées pour {{wells}} puits d’huile, dont le rapport gaz-huile n’a pas tenu.',
    why: 'Une perte sort du potentiel après une soixantaine de jours\u00a0: une efficacité plus élevée à partir de ce jour n’est pas une réparation.',
    unknown: 'Non calculé',
    sum_one:
      'Pertes persistantes, dans aucun potentiel, volume différé ni efficacité\u00a0: {{volume}} sur {{wells}} puits.',
    sum_many:
      'Pertes persistantes, dans aucun potentiel, volume différé ni efficacité\u00a0: {{volume}} sur {{wells}} de puits.',
    sum_other:
      'Pertes persistantes, dans aucun potentiel, volume différé ni efficacité\u00a0: {{volume}} sur {{wells}} puits.',
    now_one: 'À la fin de ces jours, {{rate}} sur {{wells}} puits.',
    now_many: 'À la fin de ces jours, {{rate}} sur {{wells}} de puits.',
    now_other: 'À la fin de ces jours, {{rate}} sur {{wells}} puits.',
    efficiency: 'Comptées comme perdues, l’efficacité serait de {{share}}.',
  },
  estimated: {
    shares: '{{reported}} selon les rapports, {{filled}} avec l’estimation',
    days_one: '{{amount}} estimés pour {{days}} jour-puits sans rapport',
    days_many: '{{amount}} estimés pour {{days}} de jours-puits sans rapport',
    days_other: '{{amount}} estimés pour {{days}} jours-puits sans rapport',
    with: '{{made}} et {{estimated}}',
    column: 'Estimé, sans rapport',
    changes:
      'Provisoire\u00a0: les débits par jour calendaire et les variations comprennent {{estimated}}. Les volumes sont ceux déclarés.',
    changesBefore:
      'Provisoire\u00a0: les débits par jour calendaire et les variations comprennent {{estimated}}, et {{before}} de {{days}}. Les volumes sont ceux déclarés.',
    changesBeforeAlone: 'Les variations comprennent {{before}} de {{days}}. Les volumes sont ceux déclarés.',
  },
  incomplete: 'Somme des {{shown}} lignes les plus récentes sur {{total}}.',
  showAll: 'Tout afficher',
  showAllOf: 'Tout afficher\u00a0: {{area}}',
  more: 'Charger plus de lignes',
  silentField_one: '{{field}} ({{count}} puits)',
  silentField_many: '{{field}} ({{count}} de puits)',
  silentField_other: '{{field}} ({{count}} puits)',
  otherWells_one: 'et {{count}} autre',
  otherWells_many: 'et {{count}} d’autres',
  otherWells_other: 'et {{count}} autres',
  parts: 'Afficher',
  all: 'Tout',
  areas: 'Rubriques du tableau de bord',
  row: {
    title: 'Détails',
    close: 'Fermer les détails',
    position: '{{at}} sur {{total}}',
    left: 'N’est plus dans cette liste',
    previous: 'Ligne précédente',
    next: 'Ligne suivante',
    missing: 'Cette ligne n’est pas dans la liste',
    missingText: 'Les filtres ou la période l’excluent, ou elle a été recalculée.',
  },
  partly: 'Le tri porte sur les lignes déjà chargées.',
  outage: {
    unreachable: 'Le serveur est injoignable. Réessayez pour obtenir tout ce qui manque ci-dessous.',
    server: 'Le serveur rencontre un problème. Réessayez pour obtenir tout ce qui manque ci-dessous.',
    lastAnswer: 'Dernière réponse\u00a0: {{time}}.',
  },
  none: {
    title: 'Pas encore de données',
    changePoints:
      'Aucune donnée de production n’est arrivée. Les données s’afficheront ici dès leur import ou leur envoi.',
    productionOptimization:
      'Aucune opportunité n’a encore été trouvée. Les opportunités se tirent des débits des puits et des mesures des pompes.',
    deferredProduction:
      'Aucun potentiel n’a encore pu être calculé\u00a0: il faut cinq jours en production de chaque puits.',
    schedule: 'Rien n’est prévu pour cette sélection, et rien ne l’a été.',
    sustainableProduction: 'Aucune émission n’a encore été déclarée pour cette sélection.',
    exceptions:
      'Aucune donnée de production n’est arrivée. Les exceptions s’afficheront ici dès leur import ou leur envoi.',
    advice: 'Aucune recommandation n’a été trouvée dans cette période.',
  },
  narrow: {
    title: 'Rien ne correspond à ces filtres',
    text: 'Aucun puits avec des données ne les remplit tous. Retirez-en un ou effacez-les.',
  },
  outside: {
    title: 'Pas de données sur cette période',
    text: 'Cette sélection a des données du {{from}} au {{to}}.',
    action: 'Afficher {{days}}',
  },
  selection_one: '{{days}} · {{wells}} puits',
  selection_many: '{{days}} · {{wells}} puits',
  selection_other: '{{days}} · {{wells}} puits',
  units: 'Unités',
  unitSystems: { metric: 'Métriques (Sm³, bar)', field: 'Pétrolières (bbl, psi)' },
  attention: {
    title: 'À traiter',
    critical: 'Critiques\u00a0: {{count}}',
    warning_one: 'Avertissements\u00a0: {{count}}',
    warning_many: 'Avertissements\u00a0: {{count}}',
    warning_other: 'Avertissements\u00a0: {{count}}',
    info_one: 'Notes\u00a0: {{count}}',
    info_many: 'Notes\u00a0: {{count}}',
    info_other: 'Notes\u00a0: {{count}}',
    tones: { critical: 'Critique\u00a0:', warning: 'Avertissement\u00a0:', info: 'Note\u00a0:' },
    nothing: 'Rien à traiter sur ces jours.',
    noData: 'Aucune donnée sur ces jours\u00a0: ce qui demande attention n’est pas connu.',
    leftOut: 'Non inclus, car impossible à obtenir\u00a0: {{areas}}',
    all: 'Tout afficher ({{rows}})',
    fewer: 'Afficher moins',
  },
};
