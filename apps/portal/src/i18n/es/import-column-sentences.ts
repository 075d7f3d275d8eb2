import type { columnSentences as english } from '../en/import-column-sentences.ts';

/** Spanish texts of the import: columns, units and what a whole file says. */
export const columnSentences: Readonly<Record<keyof typeof english, string>> = {
  noColumnFor: 'no se ha reconocido ninguna columna para: {calledTerm}',
  datesTwice: 'la columna «{column}» dice las fechas: quite --date, o la columna con --ignore',
  wellsTwice: 'la columna «{column}» dice los pozos: quite --well, o la columna con --ignore',
  rowsOfFields: 'estas filas son de campos, no de pozos: quite --well',
  noColumn: 'no existe la columna «{column}»',
  mappedMissing: 'la columna «{column}», elegida para {quantity}, no está en el archivo',
  columnTwice: 'la columna «{column}» aparece {columnCount} veces',
  columnRepeated: 'la columna {column} aparece {columnCount} veces',
  bothMayBe: 'las columnas {columns} pueden ser ambas: {calledTerm}; excluya una con --ignore',
  unclearUnit:
    'la columna «{column}» tiene la unidad «{unit}», que puede ser {readings}: elija una con --unit «{example}»',
  unknownUnit: 'la columna «{column}» tiene la unidad «{unit}»; se conocen {units}',
  mayBeLeftOut: 'la columna se puede excluir: elija «No se usa» en la tabla de columnas, o {options}',
  unclearUnitAbove:
    'la columna «{column}» tiene la unidad «{unit}» por «{text}» encima de la tabla, que puede ser {readings}: elija una con --unit «{example}»',
  unitAbove: '«{text}» está encima de la tabla y dice la unidad de {columns}',
  otherUnitAbove:
    'la columna «{column}» tiene la unidad «{unit}», y encima de la tabla dice «{text}»: elija una con --unit «{example}»',
  unitReadingsAbove:
    '«{column}» no tiene unidad, y «{text}» encima de la tabla puede leerse de varias maneras: use --unit «{example}» u otra unidad',
  noUnits:
    '{columns} no tienen unidad: use --units metric (Sm³, bar, °C, m) o --units field (bbl, Mscf, psi, °F, ft), o --unit «{example}»',
  noUnit:
    '{columns} no tiene unidad: use --units metric (Sm³, bar, °C, m) o --units field (bbl, Mscf, psi, °F, ft), o --unit «{example}»',
  noShareUnit:
    '«{column}» no tiene unidad: use --unit «{example}», --unit «{size}» para 64avos de pulgada, o exclúyala con {options}',
  noOtherUnit: '«{column}» no tiene unidad: use --unit «{example}», u otra de {units}',
  unusedFigures: 'la columna «{column}» parece {likenessTerm} y no se usa',
  unusedFigure:
    'la columna «{column}» parece {likenessTerm} y no se usa: elija en la tabla qué contiene, o exclúyala con {options}',
  unusedFiguresLast:
    'la columna «{column}» parece {likenessTerm} y no se usa: elija en la tabla qué contienen, o exclúyalas con {options}',
  convertedDates:
    '{column}: «{text}» está escrito como fecha y «{other}» (línea {line}) con barras: una hoja de cálculo de otra región intercambia los días hasta el 12',
  twoDateReadings:
    'tiene dos lecturas, {firstDay} y {secondDay}: escriba todas las fechas de la columna como YYYY-MM-DD',
  mixedOrder:
    '«{text}» (línea {line}) tiene primero el día, «{other}» (línea {otherLine}) el mes: use --date-format DD/MM/YYYY o MM/DD/YYYY',
  datesRejected: 'las fechas escritas de otra forma se rechazan entonces',
  mixedNumbers:
    'los números están escritos de dos formas, «{text}» ({place}) con punto decimal y «{other}» ({otherPlace}) con coma decimal: use --decimal point o --decimal comma',
  numbersRejected: 'los números escritos de otra forma se rechazan entonces',
  twoNumberReadings:
    '{column}: «{text}» tiene dos lecturas: {first} con signo decimal {markTerm} (--decimal {mark}), o {second} con {otherTerm} entre los millares (--decimal {other})',
  monthlyOf: 'las filas son datos mensuales, «{column}» cuenta los días de cada mes: use --kind months',
  otherwiseIgnore: 'si dice otra cosa, exclúyala con --ignore «{column}»',
  monthlyRows: 'las filas son datos mensuales: use --kind months, o entregue filas diarias',
  monthlyHours: 'las filas son datos mensuales: use --kind months, o entregue una fila por pozo y día',
  monthlyData: 'son datos mensuales: use --kind months',
  timesOfDay:
    '«{text}» tiene una hora, y una fila debe valer por un día de producción entero: use --day-start {hour} si los días empiezan entonces y se nombran por su inicio, y además --day-named end si se nombran por su final',
  hourlyFirst: 'los valores horarios deben sumarse antes',
  notHours:
    '{column} llega a {number}, que no es un número de horas de un día: use --unit «{example}» para {meaningTerm}',
  hoursOfPeriod:
    '{column} llega a {number}, las horas de {dayCount} días: las filas que abarcan más de un día no se guardan ni como días ni como meses: exporte días o meses',
  hoursOrFraction:
    '{column} es como máximo 1 en todas las filas, lo que tiene dos lecturas: horas (use --unit «{example}») o la fracción del día (use --unit «{other}»)',
  fractionOfOneWell:
    '{column} del pozo {well} es como máximo 1 en todas las filas, y en otros no: ¿es ahí la fracción del día?',
  shutInTime:
    '{column} es 0 en {rowCount} de {allCount} filas con producción: ¿es el tiempo en que el pozo estuvo cerrado?',
  totalRow: 'el pozo {well} tiene la suma de todos los demás pozos de {field}: un total no es un pozo',
  takeRowsOut: 'quite sus filas',
  swappedColumns:
    'el gas es menor que el petróleo en {rowCount} de {allCount} filas, ambos en Sm³: ¿están intercambiadas las columnas, o está el gas en otra unidad, como miles (use --unit «HEADER=ksm3», mscf, mmscf)?',
  mixedUnits:
    '{whatTerm} del pozo {well}: alrededor de {low} en unas filas y de {high} en otras; ¿mezcla la columna dos unidades?',
  otherRatio:
    'el pozo {well} tiene unos {ratio} Sm³ de gas por Sm³ de petróleo, otros unos {other}: ¿está una de sus columnas en otra unidad?',
  daysDisagree: 'hay {dayCount} días para los que un pozo tiene varias filas distintas',
  oneRowADay:
    'un pozo necesita una fila por día: sume sus terminaciones, o separe antes los valores horarios o las correcciones',
  planReadings:
    '{columns} puede ser un día medio o el mes entero: indíquelo con la unidad, --unit «{example}» o --unit «{other}»',
  quarterRows:
    'la columna «{column}» dice que una fila vale por un trimestre o más, que no se guarda ni como meses ni como días: exporte meses',
  logRows:
    'las filas son un registro de lo ocurrido en los pozos, según la columna «{column}», y no tienen volúmenes: con una columna de tipos y la fecha de cada inicio, --kind events las admite',
  daysWithinMonth:
    '«{text}» es un día dentro de un mes: son filas de días; quite --kind months, o elija la columna del mes en la tabla',
  monthTwice:
    '{well} tiene varias filas distintas para {month}: si son partes del pozo, como terminaciones o formaciones, use --add-up',
  elseLeaveOut: 'si no, quite una',
  meanDays:
    '«{column}» es un día medio de cada mes, lo que tiene dos lecturas: la media de todos sus días (--rates calendar), o de los días en producción (--rates producing, con una columna de días u horas)',
  noTimesOfDay: 'las filas no tienen horas: los valores diarios se importan sin --kind readings',
  signalsWithoutValues: 'hay una columna de señales y ninguna de sus valores',
  noSignalUnit:
    '«{signal}» no tiene unidad: añada una columna de unidades, escríbalo como «{example}», o use --units metric o --units field',
  impossibleUnit: '{column} no puede estar en {unit}: {value} sería {result}, lo cual no es posible',
  impossibleUnitButs:
    '{column} no puede estar en {unit}: {value} sería {result}, lo cual no es posible, y es {others}',
  stateUnit: 'indique cuál es con --unit',
  leaveOut: 'exclúyala con --ignore',
  noTimeZone: 'no existe la zona horaria «{text}»; escríbala como Europe/Oslo',
  notFullHour: '«{text}» no es una hora entera (0 a 23)',
  optionMustBe: '{option} debe ser {known}, no «{text}»',
  optionEmpty: '{option} no puede estar vacío',
  optionLong: '{option} tiene más de {characterCount} caracteres',
  optionProblem: '--{option}:',
  unitOption: '--unit debe ser una cabecera y su unidad, como «Uptime=%», no «{text}»',
  wellFromOption: '--well-from debe ser file o sheet, o uno con un patrón como file:PROD_*, no «{text}»',
  noQuantity: 'no existe la magnitud «{text}»; existen {known}',
  unitTwice:
    'la columna «{column}» tiene la unidad «{unit}» en la cabecera y «{otherUnit}» en la fila de unidades: elija una con --unit «{other}=…»',
  unitsInCells:
    'la columna «{column}» dice unidades, y «{unit}» no es la de ninguna columna: indíquela con --unit «{example}», o excluya la columna con {options}',
  wellboresApart:
    'la columna "{column}" distingue los hoyos de un mismo pozo, y sin ella sus filas serían de un solo pozo: nombre cada hoyo en la columna de los pozos, o excluya la columna con {options}',
  leftOutRow:
    'la columna «{column}» distingue los planes de lo producido: 1 fila queda fuera porque dice {texts}',
  leftOutRows:
    'la columna «{column}» distingue los planes de lo producido: {rowCount} filas quedan fuera porque dicen {texts}',
  planKind: '--kind plan admite planes mensuales',
  onlyPlans:
    'la columna «{column}» dice {texts} en todas las filas, que son planes y no lo que produjeron los pozos',
  unclearPlans:
    'la columna «{column}» dice {texts} en unas filas, y no dice de las demás que se produjeron: escríbalo allí, por ejemplo «Real», o excluya la columna con {options} si no trata de planes',
  testsBeside:
    'la columna «{column}» dice {texts} en unas filas y {others} en otras, lo que puede leerse de dos maneras: pruebas de pozo, que no son lo que un día produjo: quite esas filas (--kind tests las toma)',
  daysByTest: 'o días cuyos volúmenes da una prueba: deje fuera la columna con {options}',
  unitBetweenRows:
    '«{column}» tiene la unidad «{unit}», y «{text}» está en la línea {line} entre sus filas: ponga las filas de cada unidad en un archivo propio',
  unitStepUp:
    'el pozo {well} tiene un aumento ({list}) desde el {firstDay}, como lo haría otra unidad: ponga las filas de cada unidad en un archivo propio',
  unitStepDown:
    'el pozo {well} tiene una caída ({list}) desde el {firstDay}, como lo haría otra unidad: ponga las filas de cada unidad en un archivo propio',
  unitInNote:
    '«{column}» no tiene unidad, y la línea {line} dice «{text}»: use --unit «{example}» u otra unidad',
  rateAsVolume:
    '«{column}» baja con las horas de marcha en {rowCount} de {allCount} filas de menos horas, lo que puede leerse de dos maneras: el volumen de cada día (--rates calendar), o un caudal de las horas de marcha (--rates producing)',
  severalPlans: 'la columna «{column}» nombra varios planes, {texts}: conserve las filas de uno',
  weekRows:
    'las filas valen por semanas, según «{text}», que no se guardan ni como días ni como meses: exporte días o meses',
  daysApart:
    'las filas de cada pozo distan {dayCount} días, lo que tiene dos lecturas: sumas de esos períodos, que no se guardan ni como días ni como meses: exporte días o meses',
  wellDaysApart:
    'las filas del pozo {well} distan {dayCount} días, lo que tiene dos lecturas: sumas de esos períodos, que no se guardan ni como días ni como meses: exporte días o meses',
  weekAbove:
    '«{text}» está encima de filas de un solo día, lo que tiene dos lecturas: sumas de semanas, que no se guardan ni como días ni como meses: exporte días o meses',
  singleDays: 'o valores de días sueltos',
  monthsApart:
    'las filas de cada pozo distan {monthCount} meses, lo que tiene dos lecturas: sumas de esos períodos, que no se guardan ni como días ni como meses: exporte meses',
  remarksUnused:
    'No se usa, porque las filas de días no guardan palabras: importe los motivos de las paradas como eventos, con pozo, tipo, inicio, fin y motivo (--kind events): {columns}',
  plansUnused: 'No se usa, porque estas filas son de lo producido: {columns}',
  soldUnused: 'No se usa, porque las filas de pozos guardan lo producido y no lo que se vendió: {columns}',
  gasFactor:
    '1 Sm³ de gas (15 °C, 1,01325 bar) son 35,3 scf, sea cual sea la base del archivo, como 60 °F y 14,7 psia: {columns}',
  chokeOfOneInch: '«{column}» se guarda en porcentaje de un estrangulador de una pulgada, 64/64',
  chokeOfTwoInches: '«{column}» se guarda en porcentaje de un estrangulador de dos pulgadas, 128/64',
  chokeReaches:
    '{column} llega a {size}/64 de pulgada, y 64/64 se guarda como 100 %: use --unit «{example}» si estos estranguladores abren dos pulgadas, o excluya la columna con {options}',
  singleMonths: 'o valores de meses sueltos',
};
