import type { terms as english } from '../en/terms.ts';
import type { Translated } from '../translated.ts';

/** The terms that the help explains, in French. */
export const terms: Translated<typeof english> = {
  carbonIntensity: {
    name: 'Intensité carbone',
    text: 'Gaz à effet de serre de ce qui est brûlé et rejeté ici et de l’énergie achetée, en kg d’équivalent CO2 / production.',
  },
  changePoint: {
    name: 'Point de changement',
    text: 'Le jour à partir duquel le niveau d’une variable, comme le débit d’huile, est durablement différent.',
  },
  deferred: {
    name: 'Production différée',
    text: 'Potentiel − réel lorsque c’est positif, par puits et par jour. Ce qu’un autre puits ou un autre jour produit au-dessus de son potentiel ne compense aucune perte.',
  },
  downtime: {
    name: 'Jour avec arrêt',
    text: 'Un jour de production où un puits a été arrêté plus de 2 heures et en a perdu de l’huile\u00a0: 20\u00a0% de son potentiel sur deux jours ou 50\u00a0% sur un seul, et au moins 5\u00a0Sm³.',
  },
  efficiency: {
    name: 'Efficacité de production',
    text: '1 − différé / potentiel, en\u00a0%. Elle ne dépasse jamais 100\u00a0%.',
  },
  exception: {
    name: 'Exception',
    text: 'Ce qu’une règle a trouvé d’anormal sur un puits\u00a0: une chute de production, un arrêt, du gaz, un changement durable ou un rapport manquant. Celles d’un même puits qui commencent à moins de trois jours d’intervalle forment une seule ligne\u00a0; un rapport manquant en forme une à part.',
  },
  gasInterface: {
    name: 'Interférence de gaz',
    text: 'Du gaz libre à l’aspiration d’une pompe, qui déplace alors moins de liquide ou plus du tout\u00a0; aussi un rapport gaz-huile qui monte durablement, sur des puits avec et sans pompe.',
  },
  gor: {
    name: 'Rapport gaz-huile (GOR)',
    text: 'Gaz / huile, tous deux en volumes aux conditions standard. Inconnu lorsqu’il n’y a pas d’huile.',
  },
  oilAtRisk: {
    name: 'Huile perdue actuellement',
    text: 'Ce que les puits ayant une exception ouverte ont produit le dernier jour en dessous de ce qui était attendu d’eux à son début. À côté figure ce que perdent les persistantes, dont le niveau dure.',
  },
  potential: {
    name: 'Potentiel',
    text: 'Ce qu’un puits aurait produit un jour sans perte\u00a0: tant qu’une exception de son débit est ouverte, l’attendu\u00a0; sinon la médiane de ses 30 derniers jours valides, ou son niveau avec son déclin, selon le choix fait sur la page de la production différée.',
  },
  productionDay: {
    name: 'Jour de production',
    text: 'De l’heure de début d’un champ à la même heure du lendemain, à l’horloge du champ. Il porte la date à laquelle il commence.',
  },
  provisional: {
    name: 'Changement provisoire',
    text: 'Un changement des derniers jours qui n’est pas encore confirmé. Il ne compte dans aucun chiffre et disparaît après dix jours valides sans confirmation.',
  },
  q24: { name: 'Débit sur 24 heures (q24)', text: 'Volume d’un jour valide × 24 / heures en production.' },
  severity: {
    name: 'Gravité',
    text: 'Élevée, moyenne ou faible\u00a0: d’après l’huile perdue, la certitude du constat et sa durée.',
  },
  standing: {
    name: 'Perte persistante',
    text: 'Une perte qui dure sans réponse : à partir de 60 jours valides après son début ou son dernier changement, au plus tard 120 jours après son début. Ce qui reste est dès lors le niveau du puits : la perte n’est ni dans le potentiel, ni dans l’efficacité, ni dans le nombre d’exceptions ouvertes, ni dans ce qui est perdu actuellement, et figure à côté jusqu’à ce que le niveau soit accepté ou que le puits soit revenu. Exceptions ouvertes et efficacité diffèrent aussi : l’efficacité compte également ce qui manque aux puits sans exception.',
  },
  validDay: {
    name: 'Jour valide',
    text: 'Un jour avec au moins 12 heures en production, sans travaux prévus ni valeurs douteuses. Les potentiels et les comparaisons ne viennent que de ces jours.',
  },
  waterCut: {
    name: 'Teneur en eau',
    text: 'Eau / (huile + eau), en\u00a0%. Inconnue, et non 0\u00a0%, lorsqu’il n’y a pas de liquide.',
  },
};
