import type { verdicts as english } from '../en/verdicts.ts';
import type { Translated } from '../translated.ts';

/** Verdicts of people on changes, in French. */
export const verdicts: Translated<typeof english> = {
  label: 'Décider des changements',
  accept: 'Accepter le nouveau niveau',
  explain: 'Expliquer',
  dismiss: 'Écarter',
  reopen: 'Rouvrir',
  comment: 'Commenter',
  more: 'Plus',
  history: 'Décisions',
  partOf: 'Fait partie de cette exception\u00a0:',
  inReport: 'Dans le rapport d’exceptions\u00a0:',
  noHistory: 'Personne n’a encore pris de décision.',
  effect: {
    accept:
      'Le niveau attendu et le potentiel suivent le nouveau niveau\u00a0; ce qui manque n’est plus une perte.',
    acceptGauge: 'Le nouveau niveau compte comme normal\u00a0; le potentiel ne change pas.',
    explain:
      'Dit ce qui en est la cause, une entrée du journal ou un commentaire\u00a0; le potentiel ne change pas.',
    dismiss: 'Il n’est plus ouvert\u00a0; une fausse alarme compte contre la règle.',
  },
  form: {
    event: 'Entrée du journal qui l’explique',
    cause: 'Cause',
    causeHint: 'Elle est inscrite au journal du puits.',
    noExplanation: 'Choisissez une entrée ou une cause, ou écrivez ce qui l’explique.',
    otherEvent: 'Autre chose',
    otherEventHint: 'Écrivez-le dans le commentaire.',
    noEvents:
      'Le journal n’a aucune entrée de ce puits ni de son champ à moins de 7 jours du changement. Indiquez la cause ou écrivez ce qui l’explique.',
    reason: 'Motif',
    noReason: 'Choisissez un motif.',
  },
  reason: {
    falseAlarm: 'Fausse alarme',
    measurementError: 'Erreur de mesure',
    other: 'Autre motif',
  },
  reasonHint: {
    falseAlarm: 'Le niveau n’a pas changé.',
    measurementError: 'Le capteur ou le rapport était faux.',
    other: 'Précisez-le dans le commentaire.',
  },
  done: {
    accept_one: '{{well}}\u00a0: nouveau niveau accepté.',
    accept_many: '{{count}} de nouveaux niveaux acceptés.',
    accept_other: '{{count}} nouveaux niveaux acceptés.',
    explain_one: '{{well}}\u00a0: expliqué.',
    explain_many: '{{count}} de changements expliqués.',
    explain_other: '{{count}} changements expliqués.',
    dismiss_one: '{{well}}\u00a0: écarté.',
    dismiss_many: '{{count}} de changements écartés.',
    dismiss_other: '{{count}} changements écartés.',
    reopen_one: '{{well}}\u00a0: de nouveau ouvert.',
    reopen_many: '{{count}} de changements de nouveau ouverts.',
    reopen_other: '{{count}} changements de nouveau ouverts.',
    comment_one: '{{well}}\u00a0: commentaire ajouté.',
    comment_many: 'Commentaire ajouté à {{count}} de changements.',
    comment_other: 'Commentaire ajouté à {{count}} changements.',
  },
  sensitivity: {
    title: 'Sensibilité de {{well}}',
    step: { low: 'Faible', medium: 'Moyenne', high: 'Élevée' },
    effect: {
      low: 'Ne trouve que les grands changements, et presque aucune fausse alarme.',
      medium: 'Trouve des changements moyens, et peu de fausses alarmes.',
      high: 'Trouve des changements plus petits, et davantage de fausses alarmes.',
    },
    forAll: 'Elle vaut pour ce puits et pour tous les utilisateurs.',
    computing: 'Les changements de ce puits sont recherchés à nouveau…',
    history: 'Qui a choisi la sensibilité',
    done: '{{well}}\u00a0: ses changements ont été recherchés à nouveau.',
    chosenSinceBy:
      '{{name}} a choisi une sensibilité entre-temps, le {{at, datetime(dateStyle: medium; timeStyle: short; timeZone: UTC)}} UTC. Rien n’a été modifié.',
    refused: 'La sensibilité n’a pas pu être enregistrée.',
  },
  refusal: {
    changeGone:
      'L’un de ces changements n’est plus trouvé\u00a0: un nouveau calcul l’a retiré. Rien n’a été modifié.',
    causeGone: 'Cette cause ne peut plus être choisie. Choisissez-en une autre.',
    eventGone: 'Cette entrée du journal n’est plus proche du changement. Choisissez-en une autre.',
    notConfirmed: 'Une alarme non confirmée peut seulement être écartée.',
    noChange:
      'Seuls des changements et des chutes de production peuvent être acceptés ou expliqués. Rien n’a été modifié.',
  },
};
