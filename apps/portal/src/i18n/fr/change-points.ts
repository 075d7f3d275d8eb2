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
      '{{count}} rupture sur cette période, {{unexplained}} inexpliquée ; aucune baisse d’huile inexpliquée.',
    noDrops_many:
      '{{count}} de ruptures sur cette période, {{unexplained}} inexpliquées ; aucune baisse d’huile inexpliquée.',
    noDrops_other:
      '{{count}} ruptures sur cette période, {{unexplained}} inexpliquées ; aucune baisse d’huile inexpliquée.',
    counted_one:
      '{{count}} rupture sur cette période, {{unexplained}} inexpliquée ; effet net sur l’huile {{effect}}.',
    counted_many:
      '{{count}} de ruptures sur cette période, {{unexplained}} inexpliquées ; effet net sur l’huile {{effect}}.',
    counted_other:
      '{{count}} ruptures sur cette période, {{unexplained}} inexpliquées ; effet net sur l’huile {{effect}}.',
    steady_one: 'Aucun changement sur cette période dans le {{count}} puits qui transmet.',
    steady_many: 'Aucun changement sur cette période dans les {{count}} puits qui transmettent.',
    steady_other: 'Aucun changement sur cette période dans les {{count}} puits qui transmettent.',
    others_one: '{{count}} autre ne transmet pas.',
    others_many: '{{count}} autres ne transmettent pas.',
    others_other: '{{count}} autres ne transmettent pas.',
    silent_one: 'Le {{count}} puits choisi n’a rien transmis à la fin de cette période.',
    silent_many: 'Aucun des {{count}} puits choisis n’a transmis à la fin de cette période.',
    silent_other: 'Aucun des {{count}} puits choisis n’a transmis à la fin de cette période.',
    notComputed: 'Les changements n’ont pas encore été recherchés.',
    noWells: 'Aucun puits n’est sélectionné.',
  },
  counts:
    '{{total}} sur cette période · {{recent}} dans ses 7 derniers jours · effet net sur l’huile {{effect}}',
  alarms_one: '{{count}} alerte à confirmer',
  alarms_many: '{{count}} d’alertes à confirmer',
  alarms_other: '{{count}} alertes à confirmer',
  provisional: 'Provisoire',
  chart: '{{variable}} de {{well}}, avec ses moyennes avant et après le {{day}}',
  axis: '{{variable}} de {{well}}, {{unit}}',
  eventWith: '{{event}} : de {{from}} à {{to}}',
  planned: 'Prévu : {{event}}',
  table: 'Plus fortes ruptures',
  well: 'Puits',
  field: 'Champ',
  variable: 'Grandeur',
  foundAt: 'Détecté',
  datedBy: 'Changements de cette période',
  occurred: 'Survenus dans la période',
  found: 'Détectés dans la période',
  day: 'Date',
  course: 'Avant → après',
  cause: 'Cause probable',
  noCause: 'Aucune trouvée',
  likely: 'Rupture probable entre ces jours',
  between: 'Probable entre',
  validDays: 'Jours valides',
  beforeAfter: '{{before}} avant, {{after}} après',
  noise: 'Ampleur',
  timesNoise: '{{times}} fois le bruit',
  events: 'Aussi à proximité',
  comment: 'Commentaire',
  loss: 'Huile perdue',
  drops: 'Baisses inexpliquées',
  unexplained: 'Inexpliquées',
  status: 'État',
  stale_one: '{{count}} puits sans données le dernier jour',
  stale_many: '{{count}} de puits sans données le dernier jour',
  stale_other: '{{count}} puits sans données le dernier jour',
  method: 'Détection statistique (méthode {{name}}) ; un nouveau niveau compte après {{days}} jours',
  attention: {
    state: 'Inexpliqué',
    drops_one: '{{count}} baisse d’huile que rien n’explique : {{wells}}',
    drops_many: '{{count}} de baisses d’huile que rien n’explique, les plus fortes : {{wells}}',
    drops_other: '{{count}} baisses d’huile que rien n’explique, les plus fortes : {{wells}}',
  },
};
