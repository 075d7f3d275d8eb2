/** English texts of the import: columns, units and what a whole file says. */
export const columnSentences = {
  noColumnFor: 'no column was recognized for {calledTerm}',
  datesTwice: 'column "{column}" says the dates: leave out --date, or the column with --ignore',
  wellsTwice: 'column "{column}" says the wells: leave out --well, or the column with --ignore',
  rowsOfFields: 'these rows are of fields, not of wells: leave out --well',
  noColumn: 'there is no column "{column}"',
  mappedMissing: 'the mapping\'s column "{column}" for {quantity} is not in the file',
  columnTwice: 'column "{column}" occurs {columnCount} times',
  columnRepeated: 'column {column} occurs {columnCount} times',
  bothMayBe: 'columns {columns} may both be the {calledTerm}: leave one out with --ignore',
  unclearUnit:
    'column "{column}" has the unit "{unit}", which is {readings}: choose one with --unit "{example}"',
  unknownUnit: 'column "{column}" has the unit "{unit}"; known are {units}',
  mayBeLeftOut: 'the column can be left out: choose “Not used” for it in the table of columns, or {options}',
  unclearUnitAbove:
    'column "{column}" has the unit "{unit}" by "{text}" above the table, which is {readings}: choose one with --unit "{example}"',
  unitAbove: '"{text}" stands above the table and says the unit of {columns}',
  otherUnitAbove:
    'column "{column}" has the unit "{unit}", and "{text}" stands above the table: choose one with --unit "{example}"',
  unitReadingsAbove:
    '"{column}" has no unit, and "{text}" stands above the table, which has more than one reading: use --unit "{example}", or another unit',
  noUnits:
    '{columns} have no unit: use --units metric (Sm³, bar, °C, m) or --units field (bbl, Mscf, psi, °F, ft), or --unit "{example}"',
  noUnit:
    '{columns} has no unit: use --units metric (Sm³, bar, °C, m) or --units field (bbl, Mscf, psi, °F, ft), or --unit "{example}"',
  noShareUnit:
    '"{column}" has no unit: use --unit "{example}", --unit "{size}" for 64ths of an inch, or leave it out with {options}',
  noOtherUnit: '"{column}" has no unit: use --unit "{example}", or another one of {units}',
  unusedFigures: 'column "{column}" looks like {likenessTerm} and is not used',
  unusedFigure:
    'column "{column}" looks like {likenessTerm} and is not used: choose in the table what it is, or leave it out with {options}',
  unusedFiguresLast:
    'column "{column}" looks like {likenessTerm} and is not used: choose in the table what they are, or leave them out with {options}',
  convertedDates:
    '{column}: "{text}" is written as a date and "{other}" (line {line}) with slashes: a spreadsheet of another region turns days up to 12 around',
  twoDateReadings:
    'It has two readings, {firstDay} and {secondDay}: write all dates of the column as YYYY-MM-DD',
  mixedOrder:
    '"{text}" (line {line}) has the day first, "{other}" (line {otherLine}) the month: use --date-format DD/MM/YYYY or MM/DD/YYYY',
  datesRejected: 'dates written otherwise are then rejected',
  mixedNumbers:
    'numbers are written in two ways, "{text}" ({place}) with a decimal point and "{other}" ({otherPlace}) with a decimal comma: use --decimal point or --decimal comma',
  numbersRejected: 'numbers written otherwise are then rejected',
  twoNumberReadings:
    '{column}: "{text}" has two readings: {first} with a decimal {markTerm} (--decimal {mark}), or {second} with a {otherTerm} between thousands (--decimal {other})',
  monthlyOf: 'the rows are monthly data, "{column}" counts the days of each: use --kind months',
  otherwiseIgnore: 'If it says something else, leave it out with --ignore "{column}"',
  monthlyRows: 'the rows are monthly data: use --kind months, or give daily rows',
  monthlyHours: 'the rows are monthly data: use --kind months, or give one row for each well and day',
  monthlyData: 'these are monthly data: use --kind months',
  timesOfDay:
    '"{text}" has a time of day, and a row must stand for a whole production day: use --day-start {hour} if days begin then and are named after their start, and --day-named end too if after their end',
  hourlyFirst: 'hourly values have to be added up first',
  notHours:
    '{column} reaches {number}, which is not a number of hours in a day: use --unit "{example}" for {meaningTerm}',
  hoursOfPeriod:
    '{column} reaches {number}, the hours of {dayCount} days: rows that cover more than a day are kept neither as days nor as months: export days or months',
  hoursOrFraction:
    '{column} is at most 1 in every row, which has two readings: hours (use --unit "{example}") or the fraction of the day (use --unit "{other}")',
  fractionOfOneWell:
    '{column} of well {well} is at most 1 in every row, and that of others is not: is it the fraction of the day there?',
  shutInTime:
    '{column} is 0 in {rowCount} of {allCount} rows with production: is it the time in which the well was shut in?',
  totalRow: 'well {well} has the sum of all other wells of {field}: a total is not a well',
  takeRowsOut: 'Take its rows out',
  swappedColumns:
    'gas is less than oil in {rowCount} of {allCount} rows, both in Sm³: are the columns swapped, or is gas in another unit, such as thousands (use --unit "HEADER=ksm3", mscf, mmscf)?',
  mixedUnits:
    'the {whatTerm} of well {well} is about {low} in some rows and about {high} in others: does the column mix two units?',
  otherRatio:
    'well {well} has about {ratio} Sm³ of gas for each Sm³ of oil, others about {other}: is one of its columns in another unit?',
  daysDisagree: 'there are {dayCount} days for which a well has several rows that differ',
  oneRowADay:
    'A well needs one row for a day: add up its completions, or take the hourly values or corrections apart first',
  planReadings:
    '{columns} may be a mean day or the whole month: state which with the unit, --unit "{example}" or --unit "{other}"',
  quarterRows:
    'column "{column}" says that a row stands for a quarter or a longer time, which is kept neither as months nor as days: export months',
  logRows:
    'the rows are a log of what happened to wells, as column "{column}" says, and hold no volumes: with a column of kinds and the date of each start, --kind events takes them',
  daysWithinMonth:
    '"{text}" is a day within a month: these are rows of days, so leave out --kind months, or choose the column of the month with --map',
  monthTwice:
    '{well} has several rows for {month} that differ: if they are parts of the well, such as completions or formations, use --add-up',
  elseLeaveOut: 'else leave one out',
  meanDays:
    '"{column}" is a mean day of each month, which has two readings: the mean of all its days (--rates calendar), or of those on stream (--rates producing, with a column of days or hours)',
  noTimesOfDay: 'The rows have no times of day: values of days are imported without --kind readings',
  signalsWithoutValues: 'there is a column of signals and none of their values',
  noSignalUnit:
    '"{signal}" has no unit: give a column of units, write it as "{example}", or use --units metric or --units field',
  impossibleUnit: '{column} cannot be in {unit}: {value} would be {result}, which is not possible',
  impossibleUnitButs:
    '{column} cannot be in {unit}: {value} would be {result}, which is not possible, and is {others}',
  stateUnit: 'State which it is with --unit',
  leaveOut: 'Leave it out with --ignore',
  noTimeZone: 'there is no time zone "{text}"; write it as in Europe/Oslo',
  notFullHour: '"{text}" is not a full hour (0 to 23)',
  optionMustBe: '{option} must be {known}, not "{text}"',
  optionEmpty: '{option} must not be empty',
  optionLong: '{option} is longer than {characterCount} characters',
  optionProblem: '--{option}:',
  unitOption: '--unit must be a header and its unit, such as "Uptime=%", not "{text}"',
  wellFromOption:
    '--well-from must be file or sheet, or one with a pattern such as file:PROD_*, not "{text}"',
  noQuantity: 'There is no quantity "{text}"; there are {known}',
  unitTwice:
    'column "{column}" has the unit "{unit}" in its header and "{otherUnit}" in the row of units: choose one with --unit "{other}=…"',
  unitsInCells:
    'column "{column}" says units, and "{unit}" is that of no column: say it with --unit "{example}", or leave the column out with {options}',
  wellboresApart:
    'column "{column}" tells wellbores of one well apart, and without it their rows would be those of one well: name each wellbore in the column of wells, or leave the column out with {options}',
  leftOutRow: 'column "{column}" tells plans from what was produced: 1 row is left out that says {texts}',
  leftOutRows:
    'column "{column}" tells plans from what was produced: {rowCount} rows are left out that say {texts}',
  planKind: '--kind plan takes plans of months',
  onlyPlans: 'column "{column}" says {texts} in every row, which are plans, and not what wells produced',
  unclearPlans:
    'column "{column}" says {texts} in some rows, and not of the others that they were produced: write it there, such as "Actual", or leave the column out with {options} if it is not about plans',
  testsBeside:
    'column "{column}" says {texts} in some rows and {others} in others, which has two readings: well tests, which are not what a day produced: take their rows out (--kind tests takes them)',
  daysByTest: 'or days of which a test says the volumes: leave the column out with {options}',
  unitBetweenRows:
    '"{column}" has the unit "{unit}", and "{text}" stands in line {line} between its rows: put the rows of each unit into a file of their own',
  unitStepUp:
    'well {well} has {list} as much from {firstDay} on, as another unit would make it: put the rows of each unit into a file of their own',
  unitStepDown:
    'well {well} has {list} as little from {firstDay} on, as another unit would make it: put the rows of each unit into a file of their own',
  unitInNote:
    '"{column}" has no unit, and "{text}" stands in line {line}: use --unit "{example}", or another unit',
  rateAsVolume:
    '"{column}" falls with the hours on stream in {rowCount} of {allCount} rows of fewer hours, which has two readings: the volume of each day (--rates calendar), or a rate of the hours on stream (--rates producing)',
  severalPlans: 'column "{column}" names several plans, {texts}: keep the rows of one',
  weekRows:
    'the rows stand for weeks, as "{text}" says, which are kept neither as days nor as months: export days or months',
  daysApart:
    'the rows of each well are {dayCount} days apart, which has two readings: sums of such periods, kept neither as days nor as months: export days or months',
  wellDaysApart:
    'the rows of well {well} are {dayCount} days apart, which has two readings: sums of such periods, kept neither as days nor as months: export days or months',
  weekAbove:
    '"{text}" stands above rows of one day each, which has two readings: sums of weeks, kept neither as days nor as months: export days or months',
  singleDays: 'or values of single days',
  monthsApart:
    'the rows of each well are {monthCount} months apart, which has two readings: sums of such periods, which are kept neither as days nor as months: export months',
  remarksUnused:
    'Not used, as rows of days keep no words: import the reasons of stops as events, with well, kind, start, end and reason (--kind events): {columns}',
  plansUnused: 'Not used, as these rows are of what was produced: {columns}',
  soldUnused: 'Not used, as rows of wells keep what was produced and not what was sold of it: {columns}',
  gasFactor:
    '1 Sm³ of gas (15 °C, 1.01325 bar) is 35.3 scf, whatever base the file has, such as 60 °F and 14.7 psia: {columns}',
  chokeOfOneInch: '"{column}" is kept in percent of a choke of one inch, 64/64',
  chokeOfTwoInches: '"{column}" is kept in percent of a choke of two inches, 128/64',
  chokeReaches:
    '{column} reaches {size}/64 of an inch, and 64/64 is kept as 100 %: use --unit "{example}" if these chokes open by two inches, or leave the column out with {options}',
  singleMonths: 'or values of single months',
} as const;
