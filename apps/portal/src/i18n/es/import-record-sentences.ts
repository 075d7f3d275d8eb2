import type { recordSentences as english } from '../en/import-record-sentences.ts';

/** Spanish texts of the import: records of other kinds than daily rows. */
export const recordSentences: Readonly<Record<keyof typeof english, string>> = {
  eventInFuture: 'está en el futuro: ponga los trabajos planificados en el programa',
  endBeforeStart: 'el final es anterior al inicio',
  changeNeedsWell: 'un cambio de {what} nombra su pozo',
  plannedYesNo: 'planificado debe ser sí o no, no «{value}»',
  unitTooLong: 'la unidad tiene más de 16 caracteres',
  contradictsStored:
    'una fila contradice lo que queda guardado de su registro donde sus celdas están vacías o faltan columnas, como un final anterior al inicio: indique ambos',
  curveFrequencyRange: 'la frecuencia de la curva es {number} Hz, y debe estar entre 1 y 200',
  namesNoPump: 'no nombra ni un pozo ni el modelo de una bomba',
  noPumpOfModel: 'ningún pozo tiene una bomba del modelo «{model}»: impórtela antes con --kind equipment',
  noPumpThen: 'el pozo «{well}» no tiene una bomba instalada el {date}: impórtela antes con --kind equipment',
  noPumpNow: 'el pozo «{well}» no tiene bomba instalada: impórtela antes con --kind equipment',
  otherModel: 'la bomba del pozo «{well}» es del modelo «{model}», no «{other}»',
  stagesAboveZero: 'el número de etapas no es un entero mayor que 0',
  rateNegative: 'el caudal es negativo',
  headNegative: 'la altura es negativa: una curva termina donde llega a cero',
  efficiencyRange: 'el rendimiento es {number} %, y debe estar entre 0 y 100',
  powerNegative: 'la potencia es negativa',
  powerContradicts:
    'potencia y rendimiento se contradicen: se indican {number} kW, y {efficiency} % suponen {other} kW en agua; ¿es correcta la unidad, o es la curva de varias etapas?',
  curveTwoFrequencies:
    'la curva de {what} tiene puntos a {first} Hz y a {second} Hz: quite los de una frecuencia',
  curveFewPoints: 'la curva de {what} tiene menos de tres puntos',
  curveNotFalling:
    'la curva de {what} tiene una altura que no es menor en el último caudal que en el primero',
  curveLosesPower:
    'la curva guardada de {what} tiene su potencia, y las filas no: añada la potencia o el rendimiento',
  installedInFuture: 'la instalación está en el futuro',
  pulledBeforeInstalled: 'la bomba se retira antes de instalarse',
  pulledInFuture: 'la retirada está en el futuro',
  makerMissing: 'falta el fabricante de la bomba, y su pozo no tiene: añada una columna de fabricantes',
  figureRange: '{calledTerm}: es {number}, y debe estar entre {from} y {to}',
  stagesWhole: 'el número de etapas no es un entero',
  ratedFrequency: 'la frecuencia nominal no es ni 50 ni 60 Hz',
  driveRange: 'la frecuencia mínima del variador no es menor que la máxima',
  rateRange: 'el caudal mínimo recomendado no es menor que el máximo',
  twoPumps:
    'el pozo «{well}» tendría dos bombas a la vez, instaladas el {first} y el {second}: indique cuándo se retiró la primera',
  skippedTime: '{text} no existe en el reloj de {zone}: ¿está el archivo en otra zona? Use --time-zone',
  repeatedHour:
    'la hora {text} ocurre dos veces en el reloj de {zone}, y el archivo la tiene una vez: exporte las horas en UTC o con su desfase, o use --time-zone, como Etc/GMT-1 para una que nunca se atrasa',
  plannedOrder: 'el final previsto es anterior al inicio previsto',
  actualOrder: 'el final real es anterior al inicio real',
  actualInFuture: 'una hora real está en el futuro',
  wellAndFacility: 'nombra un pozo y una instalación: nombre solo uno',
  noWellOrFacility: 'no nombra ni un pozo ni una instalación',
  sinceWithoutWord: 'dice desde cuándo, y no dice: {calledTerm}',
  ofDayToCome: '{calledTerm}: es del {dayDay}, que aún no ha comenzado en su campo',
  apiDigits: 'el número API «{value}» no tiene 10, 12 o 14 cifras',
  readingInFuture: 'la lectura está en el futuro',
  noClockTime: '«{value}» no es una hora',
  impossibleValue: '{column}: {value} no es posible',
  noSignal: 'no existe la señal «{value}»; se conocen {known}',
  signalUnit: '«{signal}» tiene la unidad «{unit}»; se conocen {units}',
  noQuality: 'no existe la calidad «{value}»; se conocen good, bad, uncertain y los códigos de OPC',
  rowOfSameWell: 'trata del pozo {well}, como una fila anterior',
  storedIdentifier: 'el pozo {well} tiene «{value}» ({whatTerm}), no «{other}»: corrija uno de los dos',
  belongsToWell: '«{value}» pertenece al pozo {well}: corrija uno de los dos',
  renamedWell:
    'tiene «{value}» ({whatTerm}) del pozo {well}: use --rename-wells si ese pozo se llama hoy así, o corrija la fila',
  otherGroup: '«{value}» es: {whatTerm}, no: {otherTerm}',
  testInFuture: 'la prueba está en el futuro',
  testEndsFirst: 'la prueba termina antes de empezar',
  durationRange: 'la duración no está entre 0 y {hours} horas',
  volumeWithoutDuration: '{whatTerm}: un volumen no es un caudal sin la duración de la prueba',
  noRate: 'no tiene ningún caudal',
  noMotherThere: 'no hay ningún pozo "{value}" en su campo: nombre su pozo madre en una fila anterior',
  wrongMother:
    '"{value}" no puede ser su pozo madre: nombre otro pozo que no tenga él mismo pozo madre, y deje sin pozo madre un pozo que tenga desvíos',
};
