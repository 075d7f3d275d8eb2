import type { changePoints as english } from '../en/change-points.ts';
import type { Translated } from '../translated.ts';

/** Change Points, in French. */
export const changePoints: Translated<typeof english> = {
  takeaway: {
    drops_one: '{{count}} baisse inexpliquée sur cette période, {{effect}}, sur {{well}}.',
    drops_many:
      '{{count}} de baisses inexpliquées sur cette période, {{effect}} ; la plus forte sur {{well}}.',
    drops_other: '{{count}} baisses inexpliquées sur cette période, {{effect}} ; la plus forte sur {{well}}.',
    noDrops_one:
      '{{count}} changement sur cette période, {{unexplained}} inexpliqué ; aucune baisse d’huile inexpliquée.',
    noDrops_many:
      '{{count}} de changements sur cette période, {{unexplained}} inexpliqués ; aucune baisse d’huile inexpliquée.',
    noDrops_other:
      '{{count}} changements sur cette période, {{unexplained}} inexpliqués ; aucune baisse d’huile inexpliquée.',
    counted_one:
      '{{count}} changement sur cette période, {{unexplained}} inexpliqué ; effet net sur l’huile {{effect}}.',
    counted_many:
      '{{count}} de changements sur cette période, {{unexplained}} inexpliqués ; effet net sur l’huile {{effect}}.',
    counted_other:
      '{{count}} changements sur cette période, {{unexplained}} inexpliqués ; effet net sur l’huile {{effect}}.',
    steady_one: 'Aucun changement sur cette période pour le puits avec données ({{count}}).',
    steady_many: 'Aucun changement sur cette période pour les {{count}} puits avec données.',
    steady_other: 'Aucun changement sur cette période pour les {{count}} puits avec données.',
    others_one: '{{count}} autre sans données.',
    others_many: '{{count}} autres sans données.',
    others_other: '{{count}} autres sans données.',
    silent_one: 'Le puits sélectionné ({{count}}) n’a pas de données à la fin de cette période.',
    silent_many: 'Aucun des {{count}} puits sélectionnés n’a de données à la fin de cette période.',
    silent_other: 'Aucun des {{count}} puits sélectionnés n’a de données à la fin de cette période.',
    notComputed: 'Les changements n’ont pas encore été recherchés.',
    noWells: 'Aucun puits n’est sélectionné.',
  },
  counts:
    '{{total}} confirmés · {{recent}} trouvés les 7 derniers jours de la période · effet net sur l’huile {{effect}}',
  alarms_one: '{{count}} alarme à confirmer',
  alarms_many: '{{count}} d’alarmes à confirmer',
  alarms_other: '{{count}} alarmes à confirmer',
  provisional: 'Provisoire',
  chart: '{{variable}} de {{well}}, avec ses moyennes avant et après le {{day}}',
  axis: '{{variable}} de {{well}}, {{unit}}',
  eventWith: '{{event}} : de {{from}} à {{to}}',
  planned: 'Prévu : {{event}}',
  table: 'Plus forts changements',
  well: 'Puits',
  field: 'Champ',
  variable: 'Grandeur',
  foundAt: 'Détecté',
  datedBy: 'Changements de cette période',
  occurred: 'Survenus sur la période',
  found: 'Détectés sur la période',
  day: 'Date',
  course: 'Avant → après',
  cause: 'Cause probable',
  noCause: 'Aucune trouvée',
  likely: 'Changement probable entre ces jours',
  likelyDay: 'Jour probable du changement',
  between: 'Probable entre',
  validDays: 'Jours valides',
  beforeAfter: '{{before}} avant, {{after}} après',
  noise: 'Ampleur',
  timesNoise: '{{times}} fois le bruit',
  events: 'Autres événements proches',
  comment: 'Commentaire',
  loss: 'Huile perdue',
  drops: 'Baisses inexpliquées',
  unexplained: 'Inexpliqués',
  status: 'État',
  stale_one: '{{count}} puits sans données le dernier jour',
  stale_many: '{{count}} de puits sans données le dernier jour',
  stale_other: '{{count}} puits sans données le dernier jour',
  method: 'Détection statistique (méthode {{name}}) ; un nouveau niveau compte après {{days}} jours',
  attention: {
    state: 'Inexpliqué',
    drops_one: '{{count}} baisse d’huile inexpliquée : {{wells}}',
    drops_many: '{{count}} de baisses d’huile inexpliquées, les plus fortes : {{wells}}',
    drops_other: '{{count}} baisses d’huile inexpliquées, les plus fortes : {{wells}}',
  },
  before: 'Avant',
  after: 'Après',
  unit: 'Unité',
  change: 'Variation',
};
