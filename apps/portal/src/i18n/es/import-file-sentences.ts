import type { fileSentences as english } from '../en/import-file-sentences.ts';

/** Spanish texts of the import: what files are and how their rows are laid out. */
export const fileSentences: Readonly<Record<keyof typeof english, string>> = {
  place: '{file}, línea {line}:',
  placeOfFile: '{file}:',
  notAFile: '{file} no es un archivo',
  emptyFile: '{file} está vacío',
  noSuchFile: '{file} no existe',
  notReadable: 'este usuario no puede leer {file}',
  unreadableFile: 'no se puede leer {file} ({reason})',
  gzip: '{file} está comprimido con gzip: descomprímalo primero',
  pdf: '{file} es un PDF',
  parquet: '{file} es un archivo Parquet: expórtelo como CSV',
  richText: '{file} es un documento de texto con formato',
  utf16: '{file} parece texto UTF-16 sin su marca: use --encoding utf-16le, o guárdelo como UTF-8',
  binary: '{file} es un archivo binario, no de texto',
  quotedLines: 'cada línea es una sola celda entre comillas, y las columnas están dentro de ella',
  longLine: 'la primera línea tiene más de 65 536 caracteres; esto no es una tabla',
  otherDelimiter: 'la primera línea no está separada por {delimiterTerm}',
  likelyDelimiter: 'parece separada por {delimiterTerm}',
  noDelimiter:
    'la primera línea «{text}» no tiene coma, punto y coma, tabulador ni barra vertical entre columnas',
  westernText: 'el texto se lee como windows-1252 (si hay letras erróneas, indique otra con --encoding)',
  noEncoding: '--encoding: no existe la codificación «{text}»',
  bigWorkbook: '{file} contiene más de 256 MB de hojas: guarde la hoja como CSV (UTF-8)',
  bigOldWorkbook: '{file} ocupa más de 64 MB: guarde la hoja como CSV (UTF-8)',
  otherZip: '{file} es un archivo zip, no un libro de Excel (.xlsx)',
  noSheet: '{file} no tiene la hoja «{sheet}»; tiene {sheets}',
  brokenZip: '{file} es un archivo zip que no se puede leer como libro de Excel',
  lockedWorkbook: '{file} es un libro con contraseña: guárdelo sin ella',
  oldWorkbook:
    '{file} es un libro de Excel antiguo (.xls) que no se puede leer: guárdelo como libro de Excel (.xlsx)',
  hiddenSheet: 'la hoja está oculta en el libro',
  hiddenRow: '1 fila está oculta (la primera es la fila {row}) y se lee como las demás',
  hiddenRows: '{rowCount} filas están ocultas (la primera es la fila {row}) y se leen como las demás',
  filteredRow:
    '1 fila está oculta por un filtro o a mano (la primera es la fila {row}) y se lee como las demás',
  filteredRows:
    '{rowCount} filas están ocultas por un filtro o a mano (la primera es la fila {row}) y se leen como las demás',
  hiddenColumn: '1 columna está oculta y se lee como las demás',
  hiddenColumns: '{columnCount} columnas están ocultas y se leen como las demás',
  workbookMemory: '{file} necesita demasiada memoria como libro: guarde la hoja como CSV (UTF-8)',
  workbookTime:
    '{file} no se pudo leer como libro en {secondCount} segundos: guarde la hoja como CSV (UTF-8)',
  severalSheets:
    '{file} tiene {sheetCount} hojas con datos, {sheets}: elija una con --sheet, o léalas todas con --all-sheets',
  noSheetReads: '{file}: ninguna de sus {sheetCount} hojas se puede leer tal cual',
  otherSheets: 'las otras {sheetCount} encajan menos: vea una con --sheet',
  sheetsNotRead: 'no leídas: {sheets}',
  noHeader: 'no se ha encontrado ninguna cabecera',
  dateAbove: '«{text}» está encima de la tabla (línea {line}): --date title lo toma para todas las filas',
  oneDay: 'si todas las filas son de un mismo día, indíquelo con --date YYYY-MM-DD',
  theColumns: 'las columnas son: {columns}',
  nextAsked: 'una vez dicho eso:',
  otherWords: 'si una columna lo dice con otras palabras, elija en la tabla qué contiene',
  headerNotText:
    'la cabecera no es texto UTF-8: use --encoding windows-1252, o la codificación con que se escribió',
  headerLine: 'la cabecera es la línea {line}',
  headerLines: 'la cabecera son las líneas {firstLine} a {lastLine}',
  rowOfRecord: 'una fila por registro',
  rowOfWellDay: 'una fila por pozo y día',
  rowOfWellMonth: 'una fila por pozo y mes',
  unnamedDates: 'la columna {letter} no tiene cabecera y contiene las fechas',
  counterBesideDates:
    'la columna "{column}" contiene números y no se usa, porque la columna "{otherColumn}" contiene las fechas',
  dateOfParts: 'la fecha se compone de las columnas {columns}',
  monthOfParts: 'el mes se compone de las columnas {columns}',
  movedColumns:
    'la cabecera se repite en la fila {row} con «{text}» en la columna {letter} en vez de {otherLetter}; las columnas se desplazan dentro de la tabla, como al copiarla página por página: ponga cada valor bajo una sola cabecera o exporte la tabla como CSV',
  rowOfQuantity: 'una fila por magnitud, según la columna «{column}»',
  noQuantityOfDay: '«{text}» no es una magnitud que se guarde de un día',
  rowOfProduct: 'una fila por producto, según la columna «{column}»',
  noProduct: '«{text}» no es un producto que tengan las filas anteriores',
  productUnit: '{text} tiene la unidad «{unit}», y «{otherUnit}» en filas anteriores',
  productNoUnit: '{text} no tiene unidad, y «{otherUnit}» en filas anteriores',
  productRows: 'un archivo con una fila por producto puede tener 3 000 000 de días: divídalo',
  countedDays: 'los días se cuentan en la columna «{column}», y el día {number} es {date}',
  allOfDay: 'todas las filas son del {dayDay}, según {whereTerm}',
  allOfWell: 'todas las filas son del pozo «{well}», según {whereTerm}',
  wellAbove: 'todas las filas son del pozo «{well}», según la línea {line}',
  fieldAbove: 'todas las filas son del campo «{field}», según la línea {line}',
  otherAbove:
    '«{text}» no es el mismo {whatTerm} que «{name}» en la línea {line}: dé a cada {whatTerm} una hoja o un archivo propio, o escríbalo en una columna',
  noDateThere: 'no hay fecha en {whereTerm}: indíquela con --date YYYY-MM-DD',
  severalDates: 'hay {dateCount} fechas en {whereTerm}, {dates}: indique cuál con --date YYYY-MM-DD',
  titleAgain:
    '«{text}» está también debajo de la cabecera (línea {line}), y las filas que le siguen son de otro día: dé a cada día su propio archivo, o escriba la fecha en una columna',
  misfittingName: 'el nombre «{name}» no encaja con «{pattern}», donde * representa el pozo',
  tablesBeside:
    'hay dos tablas una junto a otra, {columns} aparecen dos veces: conserve las columnas de una, con una cabecera sobre cada una, por ejemplo sobre la columna {letter} con «{text}»',
  tablesBesidePlain:
    'hay dos tablas una junto a otra, {columns} aparecen dos veces: conserve las columnas de una, con una cabecera sobre cada una',
  monthsTwice:
    '{columnCount} columnas son meses y algunos nombres se repiten ({columns}): escriba el año de cada uno en su cabecera, como «January 2026»',
  monthsAskBoth:
    '{columnCount} columnas son meses ({columns}): indique qué contienen con --quantity, por ejemplo «oil (bbl)», y su año con --year',
  monthsAskQuantity:
    '{columnCount} columnas son meses ({columns}): indique qué contienen con --quantity, por ejemplo «oil (bbl)»',
  monthsAskYear: '{columnCount} columnas son meses ({columns}): indique su año con --year',
  monthColumns: 'una columna por mes ({columns}), cada celda es {quantity}',
  wellsAskQuantity:
    '{columnCount} columnas no tienen un nombre conocido ({columns}): si cada una es un pozo, indique qué contienen con --quantity, por ejemplo «oil (bbl)», y excluya las demás con --ignore',
  wellsOfUnits:
    'la columna «{column}» tiene otra unidad que «{unit}», la que dicen las demás columnas o --quantity: indique una con --quantity, por ejemplo «oil (bbl)», y excluya con --ignore las columnas que tienen otra',
  leftOutOne: '{columns} se excluye por no ser un pozo',
  leftOut: '{columns} se excluyen por no ser pozos',
  wellColumns: 'una columna por cada uno de {wellCount} pozos ({columns}), cada celda es {quantity}',
  askWideBelow:
    'las columnas se repiten ({columns}): si lo hacen para cada pozo, con su nombre en la fila de arriba, elija --wide wells',
  askWideWells:
    'las columnas se repiten para {nameCount} nombres ({columns}): si cada uno es un pozo, indique --wide wells',
  totalBeside:
    'la columna «{column}» aparece una sola vez y contaría para cada pozo o mes: exclúyala con --ignore «{other}»',
  wellBlocks: 'un bloque de columnas para cada uno de {wellCount} pozos ({columns})',
  noRows: '{file} tiene cabecera y ninguna fila',
  changedMeanwhile: '{file} se modificó mientras se leía; no se ha guardado nada',
  unreadableRows:
    'más de {rowCount} filas no se pueden leer, la última en la línea {line}: hay unas comillas abiertas sin cerrar',
  otherColumns: 'los archivos tienen columnas distintas: impórtelos uno a uno',
  allRowsOf: 'todas las filas tienen este valor, {whatTerm}: «{value}»',
  volumesOfRates:
    'caudales de las horas en marcha, cuyo volumen es caudal × horas ÷ 24 (--rates calendar los toma por volúmenes del día): {columns}',
  hoursOfDowntime: 'las horas son las del día menos la parada',
  splitByCut: 'el petróleo y el agua son el líquido repartido según {cutTerm}',
  waterIsRest: 'el agua es el líquido menos el petróleo',
  oilIsRest: 'el petróleo es el líquido menos el agua',
  waterByCut: 'el agua resulta del petróleo y de {cutTerm}',
  accept: '--accept-figures los importa tal cual',
  acceptOne: '--accept-figures lo importa',
  askStart:
    'la columna «{column}» cuenta los días desde {number}: indique la fecha de ese día con --start {example}',
};
