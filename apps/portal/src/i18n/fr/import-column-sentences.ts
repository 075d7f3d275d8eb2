import type { columnSentences as english } from '../en/import-column-sentences.ts';

/** French texts of the import: columns, units and what a whole file says. */
export const columnSentences: Readonly<Record<keyof typeof english, string>> = {
  noColumnFor: 'aucune colonne n’a été reconnue pour\u00a0: {calledTerm}',
  datesTwice:
    'la colonne «\u00a0{column}\u00a0» dit les dates\u00a0: retirez --date, ou la colonne avec --ignore',
  wellsTwice:
    'la colonne «\u00a0{column}\u00a0» dit les puits\u00a0: retirez --well, ou la colonne avec --ignore',
  rowsOfFields: 'ces lignes sont de champs, pas de puits\u00a0: retirez --well',
  noColumn: 'il n’y a pas de colonne «\u00a0{column}\u00a0»',
  mappedMissing: 'la colonne «\u00a0{column}\u00a0», choisie pour {quantity}, n’est pas dans le fichier',
  columnTwice: 'la colonne «\u00a0{column}\u00a0» apparaît {columnCount} fois',
  columnRepeated: 'la colonne {column} apparaît {columnCount} fois',
  bothMayBe:
    'les colonnes {columns} peuvent toutes deux être\u00a0: {calledTerm}\u00a0; excluez-en une avec --ignore',
  unclearUnit:
    'la colonne «\u00a0{column}\u00a0» a l’unité «\u00a0{unit}\u00a0», qui peut être {readings}\u00a0: choisissez-en une avec --unit «\u00a0{example}\u00a0»',
  unknownUnit: 'la colonne «\u00a0{column}\u00a0» a l’unité «\u00a0{unit}\u00a0»\u00a0; sont connues {units}',
  mayBeLeftOut:
    'la colonne peut être exclue\u00a0: choisissez «\u00a0Non utilisée\u00a0» dans le tableau des colonnes, ou {options}',
  unclearUnitAbove:
    'la colonne «\u00a0{column}\u00a0» a l’unité «\u00a0{unit}\u00a0» d’après «\u00a0{text}\u00a0» au-dessus du tableau, qui peut être {readings}\u00a0: choisissez-en une avec --unit «\u00a0{example}\u00a0»',
  unitAbove: '«\u00a0{text}\u00a0» figure au-dessus du tableau et donne l’unité de {columns}',
  otherUnitAbove:
    'la colonne «\u00a0{column}\u00a0» a l’unité «\u00a0{unit}\u00a0», et «\u00a0{text}\u00a0» figure au-dessus du tableau\u00a0: choisissez-en une avec --unit «\u00a0{example}\u00a0»',
  unitReadingsAbove:
    '«\u00a0{column}\u00a0» n’a pas d’unité, et «\u00a0{text}\u00a0» au-dessus du tableau peut se lire de plusieurs façons\u00a0: utilisez --unit «\u00a0{example}\u00a0» ou une autre unité',
  noUnits:
    '{columns} n’ont pas d’unité\u00a0: utilisez --units metric (Sm³, bar, °C, m) ou --units field (bbl, Mscf, psi, °F, ft), ou --unit «\u00a0{example}\u00a0»',
  noUnit:
    '{columns} n’a pas d’unité\u00a0: utilisez --units metric (Sm³, bar, °C, m) ou --units field (bbl, Mscf, psi, °F, ft), ou --unit «\u00a0{example}\u00a0»',
  noShareUnit:
    '«\u00a0{column}\u00a0» n’a pas d’unité\u00a0: utilisez --unit «\u00a0{example}\u00a0», --unit «\u00a0{size}\u00a0» pour des 64es de pouce, ou excluez-la avec {options}',
  noOtherUnit:
    '«\u00a0{column}\u00a0» n’a pas d’unité\u00a0: utilisez --unit «\u00a0{example}\u00a0», ou une autre de {units}',
  unusedFigures: 'la colonne «\u00a0{column}\u00a0» ressemble à {likenessTerm} et n’est pas utilisée',
  unusedFigure:
    'la colonne «\u00a0{column}\u00a0» ressemble à {likenessTerm} et n’est pas utilisée\u00a0: choisissez dans le tableau ce qu’elle contient, ou excluez-la avec {options}',
  unusedFiguresLast:
    'la colonne «\u00a0{column}\u00a0» ressemble à {likenessTerm} et n’est pas utilisée\u00a0: choisissez dans le tableau ce qu’elles contiennent, ou excluez-les avec {options}',
  convertedDates:
    '{column}\u00a0: «\u00a0{text}\u00a0» est écrit comme une date et «\u00a0{other}\u00a0» (ligne {line}) avec des barres\u00a0: un tableur d’une autre région inverse les jours jusqu’au 12',
  twoDateReadings:
    'elle a deux lectures, {firstDay} et {secondDay}\u00a0: écrivez toutes les dates de la colonne sous la forme YYYY-MM-DD',
  mixedOrder:
    '«\u00a0{text}\u00a0» (ligne {line}) a d’abord le jour, «\u00a0{other}\u00a0» (ligne {otherLine}) le mois\u00a0: utilisez --date-format DD/MM/YYYY ou MM/DD/YYYY',
  datesRejected: 'les dates écrites autrement sont alors rejetées',
  mixedNumbers:
    'les nombres sont écrits de deux façons, «\u00a0{text}\u00a0» ({place}) avec un point décimal et «\u00a0{other}\u00a0» ({otherPlace}) avec une virgule décimale\u00a0: utilisez --decimal point ou --decimal comma',
  numbersRejected: 'les nombres écrits autrement sont alors rejetés',
  twoNumberReadings:
    '{column}\u00a0: «\u00a0{text}\u00a0» a deux lectures\u00a0: {first} avec le signe décimal {markTerm} (--decimal {mark}), ou {second} avec {otherTerm} entre les milliers (--decimal {other})',
  monthlyOf:
    'les lignes sont des données mensuelles, «\u00a0{column}\u00a0» compte les jours de chaque mois\u00a0: utilisez --kind months',
  otherwiseIgnore: 'si elle dit autre chose, excluez-la avec --ignore «\u00a0{column}\u00a0»',
  monthlyRows:
    'les lignes sont des données mensuelles\u00a0: utilisez --kind months, ou donnez des lignes journalières',
  monthlyHours:
    'les lignes sont des données mensuelles\u00a0: utilisez --kind months, ou donnez une ligne par puits et par jour',
  monthlyData: 'ce sont des données mensuelles\u00a0: utilisez --kind months',
  timesOfDay:
    '«\u00a0{text}\u00a0» a une heure, et une ligne doit valoir pour un jour de production entier\u00a0: utilisez --day-start {hour} si les jours commencent alors et portent le nom de leur début, et aussi --day-named end s’ils portent celui de leur fin',
  hourlyFirst: 'les valeurs horaires doivent d’abord être additionnées',
  notHours:
    '{column} atteint {number}, ce qui n’est pas un nombre d’heures d’un jour\u00a0: utilisez --unit «\u00a0{example}\u00a0» pour {meaningTerm}',
  hoursOfPeriod:
    '{column} atteint {number}, les heures de {dayCount} jours\u00a0: les lignes qui couvrent plus d’un jour ne sont conservées ni comme jours ni comme mois\u00a0: exportez des jours ou des mois',
  hoursOrFraction:
    '{column} vaut au plus 1 dans toutes les lignes, ce qui a deux lectures\u00a0: heures (utilisez --unit «\u00a0{example}\u00a0») ou fraction du jour (utilisez --unit «\u00a0{other}\u00a0»)',
  fractionOfOneWell:
    '{column} du puits {well} vaut au plus 1 dans toutes les lignes, et pas ailleurs\u00a0: est-ce là la fraction du jour\u00a0?',
  shutInTime:
    '{column} vaut 0 dans {rowCount} des {allCount} lignes avec production\u00a0: est-ce le temps où le puits était fermé\u00a0?',
  totalRow:
    'le puits {well} a la somme de tous les autres puits de {field}\u00a0: un total n’est pas un puits',
  takeRowsOut: 'retirez ses lignes',
  swappedColumns:
    'le gaz est inférieur à l’huile dans {rowCount} des {allCount} lignes, tous deux en Sm³\u00a0: les colonnes sont-elles inversées, ou le gaz est-il dans une autre unité, comme des milliers (utilisez --unit «\u00a0HEADER=ksm3\u00a0», mscf, mmscf)\u00a0?',
  mixedUnits:
    '{whatTerm} du puits {well}\u00a0: environ {low} dans certaines lignes et environ {high} dans d’autres\u00a0; la colonne mélange-t-elle deux unités\u00a0?',
  otherRatio:
    'le puits {well} a environ {ratio} Sm³ de gaz par Sm³ d’huile, les autres environ {other}\u00a0: l’une de ses colonnes est-elle dans une autre unité\u00a0?',
  daysDisagree: 'il y a {dayCount} jours pour lesquels un puits a plusieurs lignes différentes',
  oneRowADay:
    'un puits a besoin d’une ligne par jour\u00a0: additionnez ses complétions, ou séparez d’abord les valeurs horaires ou les corrections',
  planReadings:
    '{columns} peut être un jour moyen ou le mois entier\u00a0: indiquez-le par l’unité, --unit «\u00a0{example}\u00a0» ou --unit «\u00a0{other}\u00a0»',
  quarterRows:
    'la colonne «\u00a0{column}\u00a0» dit qu’une ligne vaut pour un trimestre ou plus, ce qui n’est conservé ni en mois ni en jours\u00a0: exportez des mois',
  logRows:
    'les lignes sont un journal de ce qui est arrivé aux puits, d’après la colonne «\u00a0{column}\u00a0», et n’ont pas de volumes\u00a0: avec une colonne de types et la date de chaque début, --kind events les prend',
  daysWithinMonth:
    '«\u00a0{text}\u00a0» est un jour dans un mois\u00a0: ce sont des lignes de jours\u00a0; retirez --kind months, ou choisissez la colonne du mois dans le tableau',
  monthTwice:
    '{well} a plusieurs lignes différentes pour {month}\u00a0: si ce sont des parties du puits, comme des complétions ou des formations, utilisez --add-up',
  elseLeaveOut: 'sinon retirez-en une',
  meanDays:
    '«\u00a0{column}\u00a0» est un jour moyen de chaque mois, ce qui a deux lectures\u00a0: la moyenne de tous ses jours (--rates calendar), ou de ceux en production (--rates producing, avec une colonne de jours ou d’heures)',
  noTimesOfDay:
    'les lignes n’ont pas d’heures\u00a0: les valeurs journalières s’importent sans --kind readings',
  signalsWithoutValues: 'il y a une colonne de signaux et aucune de leurs valeurs',
  noSignalUnit:
    '«\u00a0{signal}\u00a0» n’a pas d’unité\u00a0: donnez une colonne d’unités, écrivez-le «\u00a0{example}\u00a0», ou utilisez --units metric ou --units field',
  impossibleUnit:
    '{column} ne peut pas être en {unit}\u00a0: {value} serait {result}, ce qui n’est pas possible',
  impossibleUnitButs:
    '{column} ne peut pas être en {unit}\u00a0: {value} serait {result}, ce qui n’est pas possible, et c’est {others}',
  stateUnit: 'indiquez laquelle avec --unit',
  leaveOut: 'excluez-la avec --ignore',
  noTimeZone: 'il n’existe pas de fuseau horaire «\u00a0{text}\u00a0»\u00a0; écrivez-le comme Europe/Oslo',
  notFullHour: '«\u00a0{text}\u00a0» n’est pas une heure pleine (0 à 23)',
  optionMustBe: '{option} doit être {known}, pas «\u00a0{text}\u00a0»',
  optionEmpty: '{option} ne doit pas être vide',
  optionLong: '{option} dépasse {characterCount} caractères',
  optionProblem: '--{option}\u00a0:',
  unitOption:
    '--unit doit être un en-tête et son unité, comme «\u00a0Uptime=%\u00a0», pas «\u00a0{text}\u00a0»',
  wellFromOption:
    '--well-from doit être file ou sheet, ou l’un d’eux avec un motif comme file:PROD_*, pas «\u00a0{text}\u00a0»',
  noQuantity: 'il n’existe pas de grandeur «\u00a0{text}\u00a0»\u00a0; il existe {known}',
  unitTwice:
    'la colonne «\u00a0{column}\u00a0» a l’unité «\u00a0{unit}\u00a0» dans l’en-tête et «\u00a0{otherUnit}\u00a0» dans la ligne des unités\u00a0: choisissez-en une avec --unit «\u00a0{other}=…\u00a0»',
  unitsInCells:
    'la colonne «\u00a0{column}\u00a0» dit des unités, et «\u00a0{unit}\u00a0» n’est celle d’aucune colonne\u00a0: indiquez-la avec --unit «\u00a0{example}\u00a0», ou excluez la colonne avec {options}',
  wellboresApart:
    'la colonne "{column}" distingue les trous d’un même puits, et sans elle leurs lignes seraient celles d’un seul puits : nommez chaque trou dans la colonne des puits, ou laissez la colonne de côté avec {options}',
  leftOutRow:
    'la colonne «\u00a0{column}\u00a0» distingue les plans de ce qui a été produit\u00a0: 1 ligne est exclue, qui dit {texts}',
  leftOutRows:
    'la colonne «\u00a0{column}\u00a0» distingue les plans de ce qui a été produit\u00a0: {rowCount} lignes sont exclues, qui disent {texts}',
  planKind: '--kind plan prend les plans mensuels',
  onlyPlans:
    'la colonne «\u00a0{column}\u00a0» dit {texts} dans toutes les lignes, qui sont des plans et non ce que les puits ont produit',
  unclearPlans:
    'la colonne «\u00a0{column}\u00a0» dit {texts} dans des lignes, et ne dit pas des autres qu’elles ont été produites\u00a0: écrivez-le là, par exemple «\u00a0Réel\u00a0», ou excluez la colonne avec {options} si elle ne concerne pas les plans',
  testsBeside:
    'la colonne «\u00a0{column}\u00a0» dit {texts} dans certaines lignes et {others} dans d’autres, ce qui se lit de deux façons\u00a0: des essais de puits, qui ne sont pas la production d’un jour\u00a0: retirez leurs lignes (--kind tests les prend)',
  daysByTest: 'ou des jours dont un essai donne les volumes\u00a0: laissez la colonne de côté avec {options}',
  unitBetweenRows:
    '«\u00a0{column}\u00a0» a l’unité «\u00a0{unit}\u00a0», et «\u00a0{text}\u00a0» figure à la ligne {line} entre ses lignes\u00a0: mettez les lignes de chaque unité dans un fichier à part',
  unitStepUp:
    'le puits {well} a une hausse ({list}) à partir du {firstDay}, comme le ferait une autre unité\u00a0: mettez les lignes de chaque unité dans un fichier à part',
  unitStepDown:
    'le puits {well} a une baisse ({list}) à partir du {firstDay}, comme le ferait une autre unité\u00a0: mettez les lignes de chaque unité dans un fichier à part',
  unitInNote:
    '«\u00a0{column}\u00a0» n’a pas d’unité, et la ligne {line} dit «\u00a0{text}\u00a0»\u00a0: utilisez --unit «\u00a0{example}\u00a0» ou une autre unité',
  rateAsVolume:
    '«\u00a0{column}\u00a0» baisse avec les heures de marche dans {rowCount} lignes sur {allCount} de moins d’heures, ce qui se lit de deux façons\u00a0: le volume de chaque jour (--rates calendar), ou un débit des heures de marche (--rates producing)',
  severalPlans:
    'la colonne «\u00a0{column}\u00a0» nomme plusieurs plans, {texts}\u00a0: gardez les lignes d’un seul',
  weekRows:
    'les lignes valent pour des semaines, d’après «\u00a0{text}\u00a0», qui ne sont conservées ni en jours ni en mois\u00a0: exportez des jours ou des mois',
  daysApart:
    'les lignes de chaque puits sont à {dayCount} jours l’une de l’autre, ce qui a deux lectures\u00a0: des sommes de ces périodes, conservées ni en jours ni en mois\u00a0: exportez des jours ou des mois',
  wellDaysApart:
    'les lignes du puits {well} sont à {dayCount} jours l’une de l’autre, ce qui a deux lectures\u00a0: des sommes de ces périodes, conservées ni en jours ni en mois\u00a0: exportez des jours ou des mois',
  weekAbove:
    '«\u00a0{text}\u00a0» est au-dessus de lignes d’un seul jour, ce qui a deux lectures\u00a0: des sommes de semaines, conservées ni en jours ni en mois\u00a0: exportez des jours ou des mois',
  singleDays: 'ou des valeurs de jours isolés',
  monthsApart:
    'les lignes de chaque puits sont à {monthCount} mois l’une de l’autre, ce qui a deux lectures\u00a0: des sommes de ces périodes, conservées ni en jours ni en mois\u00a0: exportez des mois',
  remarksUnused:
    'Non utilisée, car les lignes de jours ne gardent pas de mots\u00a0: importez les raisons des arrêts comme des événements, avec puits, type, début, fin et raison (--kind events)\u00a0: {columns}',
  plansUnused: 'Non utilisée, car ces lignes sont de ce qui a été produit\u00a0: {columns}',
  soldUnused:
    'Non utilisée, car les lignes des puits gardent ce qui a été produit et non ce qui en a été vendu\u00a0: {columns}',
  gasFactor:
    '1\u00a0Sm³ de gaz (15\u00a0°C, 1,01325\u00a0bar) fait 35,3\u00a0scf, quelle que soit la base du fichier, comme 60\u00a0°F et 14,7\u00a0psia\u00a0: {columns}',
  chokeOfOneInch: '«\u00a0{column}\u00a0» est gardée en pourcentage d’une duse d’un pouce, 64/64',
  chokeOfTwoInches: '«\u00a0{column}\u00a0» est gardée en pourcentage d’une duse de deux pouces, 128/64',
  chokeReaches:
    '{column} atteint {size}/64 de pouce, et 64/64 est gardé comme 100\u00a0%\u00a0: utilisez --unit «\u00a0{example}\u00a0» si ces duses ouvrent de deux pouces, ou excluez la colonne avec {options}',
  singleMonths: 'ou des valeurs de mois isolés',
};
