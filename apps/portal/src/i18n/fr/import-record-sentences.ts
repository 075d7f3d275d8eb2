import type { recordSentences as english } from '../en/import-record-sentences.ts';

/** French texts of the import: records of other kinds than daily rows. */
export const recordSentences: Readonly<Record<keyof typeof english, string>> = {
  eventInFuture: 'c’est dans le futur\u00a0: mettez les travaux prévus dans le programme',
  endBeforeStart: 'la fin précède le début',
  changeNeedsWell: 'un changement de {what} nomme son puits',
  plannedYesNo: 'prévu doit être oui ou non, pas «\u00a0{value}\u00a0»',
  unitTooLong: 'l’unité dépasse 16 caractères',
  contradictsStored:
    'une ligne contredit ce qui reste enregistré là où ses cellules sont vides ou ses colonnes absentes, comme une fin avant le début\u00a0: donnez les deux',
  curveFrequencyRange: 'la fréquence de la courbe est de {number} Hz, et doit être entre 1 et 200',
  namesNoPump: 'elle ne nomme ni un puits ni le modèle d’une pompe',
  noPumpOfModel:
    'aucun puits n’a de pompe du modèle «\u00a0{model}\u00a0»\u00a0: importez-la d’abord avec --kind equipment',
  noPumpThen:
    'le puits «\u00a0{well}\u00a0» n’a pas de pompe installée le {date}\u00a0: importez-la d’abord avec --kind equipment',
  noPumpNow:
    'le puits «\u00a0{well}\u00a0» n’a pas de pompe en place\u00a0: importez-la d’abord avec --kind equipment',
  otherModel:
    'la pompe du puits «\u00a0{well}\u00a0» est du modèle «\u00a0{model}\u00a0», pas «\u00a0{other}\u00a0»',
  stagesAboveZero: 'le nombre d’étages n’est pas un entier supérieur à 0',
  rateNegative: 'le débit est négatif',
  headNegative: 'la hauteur est négative\u00a0: une courbe se termine où elle atteint zéro',
  efficiencyRange: 'le rendement est de {number} %, et doit être entre 0 et 100',
  powerNegative: 'la puissance est négative',
  powerContradicts:
    'puissance et rendement se contredisent\u00a0: {number} kW sont donnés, et {efficiency} % signifient {other} kW dans l’eau\u00a0; l’unité est-elle juste, ou la courbe est-elle de plusieurs étages\u00a0?',
  curveTwoFrequencies:
    'la courbe de {what} a des points à {first} Hz et à {second} Hz\u00a0: retirez ceux d’une fréquence',
  curveFewPoints: 'la courbe de {what} a moins de trois points',
  curveNotFalling:
    'la courbe de {what} a une hauteur qui n’est pas plus basse au dernier débit qu’au premier',
  curveLosesPower:
    'la courbe enregistrée de {what} a sa puissance, et les lignes n’en ont pas\u00a0: ajoutez la puissance ou le rendement',
  installedInFuture: 'l’installation est dans le futur',
  pulledBeforeInstalled: 'la pompe est retirée avant d’être installée',
  pulledInFuture: 'le retrait est dans le futur',
  makerMissing:
    'le fabricant de la pompe manque, et son puits n’en a pas\u00a0: donnez une colonne de fabricants',
  figureRange: '{calledTerm}\u00a0: vaut {number}, et doit être entre {from} et {to}',
  stagesWhole: 'le nombre d’étages n’est pas un entier',
  ratedFrequency: 'la fréquence nominale n’est ni 50 ni 60 Hz',
  driveRange: 'la fréquence minimale du variateur n’est pas inférieure à la maximale',
  rateRange: 'le débit minimal recommandé n’est pas inférieur au maximal',
  twoPumps:
    'le puits «\u00a0{well}\u00a0» aurait deux pompes à la fois, installées le {first} et le {second}\u00a0: indiquez quand la première a été retirée',
  skippedTime:
    '{text} n’existe pas à l’horloge de {zone}\u00a0: le fichier est-il dans un autre fuseau\u00a0? Utilisez --time-zone',
  repeatedHour:
    'l’heure {text} existe deux fois à l’horloge de {zone}, et le fichier l’a une fois\u00a0: exportez les heures en UTC ou avec leur décalage, ou utilisez --time-zone, comme Etc/GMT-1 pour un fuseau qui ne recule jamais',
  plannedOrder: 'la fin prévue précède le début prévu',
  actualOrder: 'la fin réelle précède le début réel',
  actualInFuture: 'une heure réelle est dans le futur',
  wellAndFacility: 'elle nomme un puits et une installation\u00a0: n’en nommez qu’un',
  noWellOrFacility: 'elle ne nomme ni un puits ni une installation',
  sinceWithoutWord: 'elle dit depuis quand, sans dire\u00a0: {calledTerm}',
  ofDayToCome: '{calledTerm}\u00a0: du {dayDay}, qui n’a pas commencé dans son champ',
  apiDigits: 'le numéro API «\u00a0{value}\u00a0» n’a pas 10, 12 ou 14 chiffres',
  readingInFuture: 'le relevé est dans le futur',
  noClockTime: '«\u00a0{value}\u00a0» n’est pas une heure',
  impossibleValue: '{column}\u00a0: {value} n’est pas possible',
  noSignal: 'il n’existe pas de signal «\u00a0{value}\u00a0»\u00a0; sont connus {known}',
  signalUnit: '«\u00a0{signal}\u00a0» a l’unité «\u00a0{unit}\u00a0»\u00a0; sont connues {units}',
  noQuality:
    'il n’existe pas de qualité «\u00a0{value}\u00a0»\u00a0; sont connues good, bad, uncertain et les codes OPC',
  rowOfSameWell: 'elle concerne le puits {well}, comme une ligne précédente',
  storedIdentifier:
    'le puits {well} a «\u00a0{value}\u00a0» ({whatTerm}), pas «\u00a0{other}\u00a0»\u00a0: corrigez l’un des deux',
  belongsToWell: '«\u00a0{value}\u00a0» appartient au puits {well}\u00a0: corrigez l’un des deux',
  renamedWell:
    'elle a «\u00a0{value}\u00a0» ({whatTerm}) du puits {well}\u00a0: utilisez --rename-wells si ce puits porte ce nom aujourd’hui, ou corrigez la ligne',
  otherGroup: '«\u00a0{value}\u00a0» est\u00a0: {whatTerm}, et non\u00a0: {otherTerm}',
  testInFuture: 'l’essai est dans le futur',
  testEndsFirst: 'l’essai se termine avant de commencer',
  durationRange: 'la durée n’est pas entre 0 et {hours} heures',
  volumeWithoutDuration: '{whatTerm}\u00a0: un volume n’est pas un débit sans la durée de l’essai',
  noRate: 'elle n’a aucun débit',
  noMotherThere: 'il n’y a pas de puits "{value}" dans son champ : donnez à son puits mère une ligne à lui',
  wrongMother:
    '"{value}" ne peut pas être son puits mère : c’est le puits lui-même, ou une de ses dérivations',
};
