import type { fileSentences as english } from '../en/import-file-sentences.ts';

/** French texts of the import: what files are and how their rows are laid out. */
export const fileSentences: Readonly<Record<keyof typeof english, string>> = {
  place: '{file}, ligne {line}\u00a0:',
  placeOfFile: '{file}\u00a0:',
  notAFile: '{file} n’est pas un fichier',
  emptyFile: '{file} est vide',
  noSuchFile: '{file} n’existe pas',
  notReadable: 'cet utilisateur ne peut pas lire {file}',
  unreadableFile: '{file} ne peut pas être lu ({reason})',
  gzip: '{file} est compressé avec gzip\u00a0: décompressez-le d’abord',
  pdf: '{file} est un PDF',
  parquet: '{file} est un fichier Parquet\u00a0: exportez-le en CSV',
  richText: '{file} est un document de texte enrichi',
  utf16:
    '{file} semble être un texte UTF-16 sans sa marque\u00a0: utilisez --encoding utf-16le, ou enregistrez-le en UTF-8',
  binary: '{file} est un fichier binaire, pas un texte',
  quotedLines:
    'chaque ligne est une seule cellule entre guillemets, et les colonnes se trouvent à l’intérieur',
  longLine: 'la première ligne dépasse 65 536 caractères\u00a0; ce n’est pas un tableau',
  otherDelimiter: 'la première ligne n’est pas séparée par {delimiterTerm}',
  likelyDelimiter: 'elle semble séparée par {delimiterTerm}',
  noDelimiter:
    'la première ligne «\u00a0{text}\u00a0» n’a ni virgule, ni point-virgule, ni tabulation, ni barre verticale entre les colonnes',
  westernText:
    'le texte est lu en windows-1252 (si des lettres sont fausses, indiquez-en un autre avec --encoding)',
  noEncoding: '--encoding\u00a0: il n’existe pas d’encodage «\u00a0{text}\u00a0»',
  bigWorkbook: '{file} contient plus de 256 Mo de feuilles\u00a0: enregistrez la feuille en CSV (UTF-8)',
  bigOldWorkbook: '{file} dépasse 64 Mo\u00a0: enregistrez la feuille en CSV (UTF-8)',
  otherZip: '{file} est une archive zip, pas un classeur Excel (.xlsx)',
  noSheet: '{file} n’a pas de feuille «\u00a0{sheet}\u00a0»\u00a0; il a {sheets}',
  brokenZip: '{file} est une archive zip qui ne peut pas être lue comme classeur Excel',
  lockedWorkbook: '{file} est un classeur protégé par mot de passe\u00a0: enregistrez-le sans',
  oldWorkbook:
    '{file} est un ancien classeur Excel (.xls) illisible\u00a0: enregistrez-le en classeur Excel (.xlsx)',
  hiddenSheet: 'la feuille est masquée dans le classeur',
  hiddenRow: '1 ligne est masquée (la première est la ligne {row}) et lue comme les autres',
  hiddenRows: '{rowCount} lignes sont masquées (la première est la ligne {row}) et lues comme les autres',
  filteredRow:
    '1 ligne est masquée par un filtre ou à la main (la première est la ligne {row}) et lue comme les autres',
  filteredRows:
    '{rowCount} lignes sont masquées par un filtre ou à la main (la première est la ligne {row}) et lues comme les autres',
  hiddenColumn: '1 colonne est masquée et lue comme les autres',
  hiddenColumns: '{columnCount} colonnes sont masquées et lues comme les autres',
  workbookMemory:
    '{file} demande trop de mémoire comme classeur\u00a0: enregistrez la feuille en CSV (UTF-8)',
  workbookTime:
    '{file} n’a pas pu être lu comme classeur en {secondCount} secondes\u00a0: enregistrez la feuille en CSV (UTF-8)',
  severalSheets:
    '{file} a {sheetCount} feuilles avec des données, {sheets}\u00a0: choisissez-en une avec --sheet, ou lisez-les toutes avec --all-sheets',
  noSheetReads: '{file}\u00a0: aucune de ses {sheetCount} feuilles ne peut être lue telle quelle',
  otherSheets: 'les {sheetCount} autres conviennent moins\u00a0: voyez-en une avec --sheet',
  sheetsNotRead: 'non lues\u00a0: {sheets}',
  noHeader: 'aucun en-tête n’a été trouvé',
  dateAbove:
    '«\u00a0{text}\u00a0» se trouve au-dessus du tableau (ligne {line})\u00a0: --date title le prend pour toutes les lignes',
  oneDay: 'si toutes les lignes sont d’un même jour, indiquez-le avec --date YYYY-MM-DD',
  theColumns: 'les colonnes sont\u00a0: {columns}',
  nextAsked: 'une fois cela dit :',
  otherWords: 'si une colonne le dit autrement, choisissez dans le tableau ce qu’elle contient',
  headerNotText:
    'l’en-tête n’est pas un texte UTF-8\u00a0: utilisez --encoding windows-1252, ou l’encodage d’origine',
  headerLine: 'l’en-tête est la ligne {line}',
  headerLines: 'l’en-tête va de la ligne {firstLine} à la ligne {lastLine}',
  rowOfRecord: 'une ligne par enregistrement',
  rowOfWellDay: 'une ligne par puits et par jour',
  rowOfWellMonth: 'une ligne par puits et par mois',
  unnamedDates: 'la colonne {letter} n’a pas d’en-tête et contient les dates',
  counterBesideDates:
    'la colonne "{column}" contient des nombres et n’est pas utilisée, car la colonne "{otherColumn}" contient les dates',
  dateOfParts: 'la date est composée des colonnes {columns}',
  monthOfParts: 'le mois est composé des colonnes {columns}',
  movedColumns:
    'l’en-tête se répète à la ligne {row} avec «\u00a0{text}\u00a0» dans la colonne {letter} au lieu de {otherLetter}\u00a0; les colonnes se déplacent dans le tableau, comme s’il avait été copié page par page\u00a0: mettez chaque valeur sous un seul en-tête, ou exportez le tableau en CSV',
  rowOfQuantity: 'une ligne par grandeur, d’après la colonne «\u00a0{column}\u00a0»',
  noQuantityOfDay: '«\u00a0{text}\u00a0» n’est pas une grandeur gardée pour un jour',
  rowOfProduct: 'une ligne par produit, d’après la colonne «\u00a0{column}\u00a0»',
  noProduct: '«\u00a0{text}\u00a0» n’est pas un produit des lignes précédentes',
  productUnit:
    '{text} a l’unité «\u00a0{unit}\u00a0», et «\u00a0{otherUnit}\u00a0» dans les lignes précédentes',
  productNoUnit: '{text} n’a pas d’unité, et «\u00a0{otherUnit}\u00a0» dans les lignes précédentes',
  productRows: 'un fichier avec une ligne par produit peut avoir 3 000 000 de jours\u00a0: divisez-le',
  countedDays:
    'les jours sont comptés dans la colonne «\u00a0{column}\u00a0», et le jour {number} est le {date}',
  allOfDay: 'toutes les lignes sont du {dayDay}, d’après {whereTerm}',
  allOfWell: 'toutes les lignes sont du puits «\u00a0{well}\u00a0», d’après {whereTerm}',
  wellAbove: 'toutes les lignes sont du puits «\u00a0{well}\u00a0», d’après la ligne {line}',
  fieldAbove: 'toutes les lignes sont du champ «\u00a0{field}\u00a0», d’après la ligne {line}',
  otherAbove:
    '«\u00a0{text}\u00a0» n’est pas le même {whatTerm} que «\u00a0{name}\u00a0» à la ligne {line}\u00a0: donnez à chaque {whatTerm} une feuille ou un fichier à part, ou écrivez-le dans une colonne',
  noDateThere: 'il n’y a pas de date dans {whereTerm}\u00a0: indiquez-la avec --date YYYY-MM-DD',
  severalDates:
    'il y a {dateCount} dates dans {whereTerm}, {dates}\u00a0: indiquez laquelle avec --date YYYY-MM-DD',
  titleAgain:
    '«\u00a0{text}\u00a0» se trouve aussi sous l’en-tête (ligne {line}), et les lignes qui suivent sont d’un autre jour\u00a0: donnez à chaque jour son propre fichier, ou écrivez la date dans une colonne',
  misfittingName:
    'le nom «\u00a0{name}\u00a0» ne correspond pas à «\u00a0{pattern}\u00a0», où * représente le puits',
  tablesBeside:
    'deux tableaux sont côte à côte, {columns} apparaissent deux fois\u00a0: gardez les colonnes d’un seul, avec un en-tête au-dessus de chacune, par exemple au-dessus de la colonne {letter} avec «\u00a0{text}\u00a0»',
  tablesBesidePlain:
    'deux tableaux sont côte à côte, {columns} apparaissent deux fois\u00a0: gardez les colonnes d’un seul, avec un en-tête au-dessus de chacune',
  monthsTwice:
    '{columnCount} colonnes sont des mois et certains noms se répètent ({columns})\u00a0: écrivez l’année de chacun dans son en-tête, comme «\u00a0January 2026\u00a0»',
  monthsAskBoth:
    '{columnCount} colonnes sont des mois ({columns})\u00a0: indiquez ce qu’elles contiennent avec --quantity, par exemple «\u00a0oil (bbl)\u00a0», et leur année avec --year',
  monthsAskQuantity:
    '{columnCount} colonnes sont des mois ({columns})\u00a0: indiquez ce qu’elles contiennent avec --quantity, par exemple «\u00a0oil (bbl)\u00a0»',
  monthsAskYear: '{columnCount} colonnes sont des mois ({columns})\u00a0: indiquez leur année avec --year',
  monthColumns: 'une colonne par mois ({columns}), chaque cellule est {quantity}',
  wellsAskQuantity:
    '{columnCount} colonnes n’ont pas de nom connu ({columns})\u00a0: si chacune est un puits, indiquez ce qu’elles contiennent avec --quantity, par exemple «\u00a0oil (bbl)\u00a0», et excluez les autres avec --ignore',
  wellsOfUnits:
    'la colonne «\u00a0{column}\u00a0» a une autre unité que «\u00a0{unit}\u00a0», celle des autres colonnes ou de --quantity\u00a0: indiquez-en une avec --quantity, par exemple «\u00a0oil (bbl)\u00a0», et excluez avec --ignore les colonnes qui en ont une autre',
  leftOutOne: '{columns} est exclue, ce n’est pas un puits',
  leftOut: '{columns} sont exclues, ce ne sont pas des puits',
  wellColumns: 'une colonne pour chacun des {wellCount} puits ({columns}), chaque cellule est {quantity}',
  askWideBelow:
    'les colonnes se répètent ({columns}) : si elles le font pour chaque puits, avec son nom dans la ligne au-dessus, choisissez --wide wells',
  askWideWells:
    'les colonnes se répètent pour {nameCount} noms ({columns})\u00a0: si chacun est un puits, indiquez --wide wells',
  totalBeside:
    'la colonne «\u00a0{column}\u00a0» figure une seule fois et compterait pour chaque puits ou mois\u00a0: excluez-la avec --ignore «\u00a0{other}\u00a0»',
  wellBlocks: 'un bloc de colonnes pour chacun des {wellCount} puits ({columns})',
  noRows: '{file} a un en-tête et aucune ligne',
  changedMeanwhile: '{file} a été modifié pendant la lecture\u00a0; rien n’a été enregistré',
  unreadableRows:
    'plus de {rowCount} lignes ne peuvent pas être lues, la dernière à la ligne {line}\u00a0: un guillemet est ouvert et non fermé',
  otherColumns: 'les fichiers ont des colonnes différentes\u00a0: importez-les un par un',
  allRowsOf: 'toutes les lignes ont cette valeur, {whatTerm}\u00a0: «\u00a0{value}\u00a0»',
  volumesOfRates:
    'débits des heures de marche, dont le volume est débit × heures ÷ 24 (--rates calendar les prend pour des volumes du jour) : {columns}',
  hoursOfDowntime: 'les heures sont celles du jour moins l’arrêt',
  splitByCut: 'l’huile et l’eau sont le liquide réparti selon {cutTerm}',
  waterIsRest: 'l’eau est le liquide moins l’huile',
  oilIsRest: 'l’huile est le liquide moins l’eau',
  waterByCut: 'l’eau résulte de l’huile et de {cutTerm}',
  accept: '--accept-figures les importe tels quels',
  acceptOne: '--accept-figures l’importe',
  askStart:
    'la colonne «\u00a0{column}\u00a0» compte les jours depuis {number}\u00a0: indiquez la date de ce jour avec --start {example}',
};
