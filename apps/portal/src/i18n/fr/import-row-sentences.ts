import type { rowSentences as english } from '../en/import-row-sentences.ts';

/** French texts of the import: single rows and the wells and fields that they name. */
export const rowSentences: Readonly<Record<keyof typeof english, string>> = {
  widthDiffers: '{number} colonnes au lieu de {other}',
  formula:
    '{column}\u00a0: «\u00a0{value}\u00a0» est une formule sans valeur enregistrée\u00a0: ouvrez le fichier dans un tableur et enregistrez-le',
  noNumber: '{column}\u00a0: «\u00a0{value}\u00a0» n’est pas un nombre',
  tooLarge: '{column}\u00a0: {value} est trop grand',
  missing: 'il manque\u00a0: {calledTerm}',
  noMonth: '«\u00a0{value}\u00a0» n’est pas un mois',
  termTooLong: '{calledTerm}\u00a0: plus de {characterCount} caractères',
  nulCharacter: '{calledTerm}\u00a0: contient un caractère NUL',
  controlCharacter: '{calledTerm}\u00a0: contient un caractère de contrôle',
  likeFormula: '{calledTerm}\u00a0: «\u00a0{value}\u00a0» commence comme une formule',
  rowTooLong: 'la ligne dépasse 65 536 caractères',
  openQuote: 'un guillemet est ouvert et non fermé',
  rowSpans:
    '(la ligne va de la ligne {firstLine} à la ligne {lastLine}\u00a0; un guillemet est-il resté ouvert\u00a0?)',
  dateMissing: 'la date manque',
  dateTooLong: 'la date dépasse {characterCount} caractères',
  noTimeOfDay: '«\u00a0{value}\u00a0» n’a pas d’heure',
  isMonth:
    '«\u00a0{value}\u00a0» est un mois, et une ligne doit être d’un jour\u00a0: utilisez --kind months pour des données mensuelles',
  noDate: '«\u00a0{value}\u00a0» n’est pas une date',
  sumOfDays: '«\u00a0{value}\u00a0» est une somme, pas un jour',
  serialDay:
    '«\u00a0{value}\u00a0» est un numéro de jour d’un tableur\u00a0: utilisez --date-format excel s’il signifie {firstDay}, comme presque toujours, ou --date-format excel-1904 s’il signifie {secondDay}, comme dans d’anciens classeurs de Mac',
  noCalendarDay: '«\u00a0{value}\u00a0» n’est pas un jour du calendrier',
  twoDayOrders:
    '«\u00a0{value}\u00a0» peut se lire jour d’abord ou mois d’abord\u00a0: utilisez --date-format DD/MM/YYYY ou MM/DD/YYYY',
  before1901: '«\u00a0{value}\u00a0» est avant 1901',
  zeroDay: '«\u00a0{value}\u00a0» est le zéro du calendrier d’un tableur, pas un jour',
  downtimeRange: 'un arrêt de {number} heures n’est pas entre 0 et 25',
  cutRange: 'une coupe de {number} % n’est pas entre 0 et 100',
  oilAndOnlyWater: 'elle a de l’huile et une coupe d’eau de 100 %',
  lessLiquid: 'elle a moins de liquide que d’huile ou d’eau',
  lostDigits:
    '{calledTerm}\u00a0: «\u00a0{value}\u00a0» est un nombre dont un tableur a perdu des chiffres\u00a0: mettez la colonne au format texte à la source',
  lostZero:
    '{calledTerm}\u00a0: «\u00a0{value}\u00a0» a {digitCount} chiffres\u00a0; un zéro initial peut être perdu\u00a0: mettez la colonne au format texte à la source',
  fieldMissing: 'le champ manque',
  fieldMissingGive: 'le champ manque\u00a0: indiquez-le avec --field',
  wellMissing: 'le puits manque',
  sumRow: '«\u00a0{value}\u00a0» est une somme ou une moyenne, pas un puits',
  inFuture: '{dayDay} est dans le futur',
  noFlowKind: '«\u00a0{value}\u00a0» n’est ni production ni injection',
  hoursRange: '{number} heures ne sont pas entre 0 et 25',
  producedInNoHours: 'production en 0 heure',
  hoursWithoutOil: 'des heures sans huile',
  injectedInNoHours: 'injection en 0 heure',
  hoursWithoutInjection: 'des heures sans injection',
  chokeAbove: 'une duse au-dessus de 100 %',
  chokeBelow: 'une duse au-dessous de 0 %',
  negativeVolume: 'un volume négatif',
  moreHours: 'plus d’heures que les {hours} du jour',
  spike: '{whatTerm}\u00a0: {factorCount} fois le débit des jours voisins',
  oddYear: '{dayDay} est à plus de neuf ans des jours des autres lignes',
  differsFirst:
    '{well} a des lignes différentes pour {dayDay}, celle-ci est la première\u00a0: aucune n’est importée',
  differsFrom:
    '{well} a des lignes différentes pour {dayDay}, la première est à la ligne {line}\u00a0: aucune n’est importée',
  differsFromFile:
    '{well} a des lignes différentes pour {dayDay}, la première est à la ligne {line} de {file}\u00a0: aucune n’est importée',
  dayTwice: '{well} a déjà une ligne pour {dayDay}, à la ligne {line}',
  dayTwiceFile: '{well} a déjà une ligne pour {dayDay}, à la ligne {line} de {file}',
  saidOtherwise: 'les lignes précédentes disent autre chose\u00a0:',
  otherMother: '{well} est une dérivation de «\u00a0{value}\u00a0», pas de «\u00a0{other}\u00a0»',
  otherIdentifier: '{well} a l’identifiant «\u00a0{value}\u00a0», pas «\u00a0{other}\u00a0»',
  identifierOfOther: '«\u00a0{value}\u00a0» est l’identifiant de {other}, pas de {well}',
  notBegun: '{dayDay} n’a pas commencé dans {field}',
  notBegunThere: '{dayDay} n’a pas commencé dans son champ',
  otherZone: '{field} a le fuseau horaire {zone} dans une ligne précédente, pas {other}',
  otherDayStart: 'les jours de {field} commencent à {hour} heures dans une ligne précédente, pas à {other}',
  allRowsShare: '(les {rowCount} lignes ont ce défaut\u00a0; celle-ci est la première)',
  nextRowsShare: 'les {rowCount} lignes suivantes ont le même défaut',
  sameRecord: 'c’est le même enregistrement que la ligne {line}',
  sameRecordOfFile: 'c’est le même enregistrement que la ligne {line} de {file}',
  demonstrationWell: 'le puits {well} du champ {field} est une donnée de démonstration et n’est pas écrasé',
  motherDiffers:
    'le puits {well} du champ {field} est une dérivation de «\u00a0{value}\u00a0», et le fichier dit «\u00a0{other}\u00a0»\u00a0: corrigez l’un des deux',
  motherOfItself:
    'le puits {well} du champ {field} ne peut pas être une dérivation de «\u00a0{value}\u00a0», qui est une de ses dérivations\u00a0: corrigez l’un des deux',
  identifierDiffers:
    'le puits {well} du champ {field} a l’identifiant «\u00a0{value}\u00a0», et le fichier dit «\u00a0{other}\u00a0»\u00a0: corrigez l’un des deux',
  identifierTaken:
    'l’identifiant «\u00a0{value}\u00a0» du puits {well} du champ {field} est celui du puits {other}\u00a0: corrigez l’un des deux',
  maybeRenamed:
    'le puits {well} du champ {field} a l’identifiant «\u00a0{value}\u00a0» du puits {other}\u00a0: utilisez --rename-wells s’il porte ce nom aujourd’hui, ou corrigez le fichier',
  namedAsField:
    'le puits {well} porte le nom de son champ, qui a d’autres puits\u00a0: un total n’est pas un puits',
  severalFields:
    'il y a {fieldCount} champs nommés {field}\u00a0: choisissez-en un avec --business-unit et --area',
  fieldElsewhere:
    'le champ {field} est dans la zone {area} de {unit}, pas là où --business-unit et --area le mettent',
  namesClash:
    '{names} sont des noms d’un même puits, et tous deux ont une ligne du {dayDay}\u00a0: retirez l’un des deux',
  noneOver: '{month} n’est pas terminé',
  monthThere: '{well} a déjà une ligne pour {month}, qui dit la même chose',
  daysRange: '{number} jours ne sont pas entre 0 et les {days} de {month}',
  meanWithoutDays: '{column} est une moyenne des jours en production, et les jours manquent',
  nothingOfDay: 'rien n’est dit du jour',
  nothingOfMonth: 'rien n’est dit du mois',
  volumeInNoDays: 'un volume en 0 jour',
  nothingPlanned: 'rien n’y est prévu',
  reportedZero: 'il manque\u00a0: {calledTerm}\u00a0; écrivez 0 s’il n’y en a pas eu',
  unknownWord: '{calledTerm}\u00a0: «\u00a0{value}\u00a0» n’existe pas\u00a0; sont connus {known}',
  negativeTerm: '{calledTerm}\u00a0: valeur négative',
  noField: 'il n’existe pas de champ «\u00a0{field}\u00a0»',
  noFieldImport:
    'il n’existe pas de champ «\u00a0{field}\u00a0»\u00a0: importez-le d’abord avec --kind fields',
  namesNoField: 'elle ne nomme aucun champ',
  namesNoWellOrField: 'elle ne nomme ni puits ni champ',
  fieldsNamed: 'il y a {fieldCount} champs nommés «\u00a0{field}\u00a0»',
  whichField:
    'il y a {fieldCount} champs nommés {field}\u00a0: indiquez lequel avec sa zone et son unité d’affaires',
  demonstrationField: 'le champ «\u00a0{field}\u00a0» est une donnée de démonstration et n’est pas écrasé',
  demonstrationOnly: 'le puits «\u00a0{well}\u00a0» est une donnée de démonstration et n’est pas écrasé',
  noWellInField: 'il n’existe pas de puits «\u00a0{well}\u00a0» dans le champ «\u00a0{field}\u00a0»',
  noWell: 'il n’existe pas de puits «\u00a0{well}\u00a0»',
  wellInSeveral:
    'il y a un puits «\u00a0{well}\u00a0» dans {fields}\u00a0: choisissez avec une colonne de champ ou --field',
  reportDueRange:
    '«\u00a0{value}\u00a0» n’est pas un nombre d’heures pleines jusqu’à l’échéance du rapport (0 à {hours})',
  notUtf8:
    '{calledTerm}\u00a0: ce n’est pas un texte UTF-8\u00a0; utilisez --encoding windows-1252 si le fichier vient d’un ancien programme',
};
