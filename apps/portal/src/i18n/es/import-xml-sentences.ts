import type { xmlSentences as english } from '../en/import-xml-sentences.ts';

/** Spanish texts of the import: reports of volumes in XML. */
export const xmlSentences: Readonly<Record<keyof typeof english, string>> = {
  olderProdml: 'esto es PRODML 1: envíelo como ProductVolume de PRODML 2',
  assetVolumes:
    'AssetProductionVolumes no dice cuáles de sus entidades son pozos: envíe ProductVolume, cuyas instalaciones dicen su tipo',
  otherXml:
    'el archivo es XML de otro tipo, "{text}" del espacio de nombres "{other}": se lee ProductVolume de PRODML 2 ({example})',
  otherConditions: 'los volúmenes están a "{text}": envíelos a 15 degC 1 atm o 60 degF 1 atm',
  reportOfPeriod: 'el informe es de un período "{text}": los volúmenes se toman por día',
  noWellVolume: 'ningún pozo del informe tiene un volumen de un día',
  volumeReport: 'un informe de volúmenes de PRODML 2, con sus volúmenes convertidos a Sm3',
  noConditions: 'no indica condiciones estándar; se toman 15 °C y 1 atm',
  countedRows: 'sus filas se cuentan, porque no están en líneas propias',
  namelessFacility: 'una instalación no tiene nombre',
  noFacilityKind: '"{text}" no tiene tipo: indique si es un pozo',
  completion: '"{text}" es una terminación: envíe los volúmenes de su pozo o de su perforación',
  severalVolumes: 'un período tiene varios volúmenes: envíe el de condiciones estándar',
  ownConditions: 'un volumen tiene condiciones propias: envíelo en condiciones estándar, sin ellas',
  wellOfNoField:
    '"{well}" no es de ningún campo: nómbrelo como FacilityParent o ContextFacility del tipo field',
  unknownReportDay: 'ni el período ni el informe dicen su día: dé DateTime, o DTimMin y DTimMax',
  twoVolumes: '{whatTerm} de "{well}" tiene dos valores para {dayDay}, {first} y {second}: envíe el que vale',
  noUom: 'una cantidad no tiene uom',
  otherUom: 'el uom "{unit}" no se acepta aquí; se conocen {readings}',
  noNumberHere: '"{value}" no es un número',
  monthOfReport: 'esto es un mes: los volúmenes se toman por día',
  noReportDay: '"{value}" no es un día',
  lateDay:
    'un día que empieza a las {text} puede ser {dayDay} o el siguiente: escriba el momento con el desfase horario del campo, o el día como Date',
  notOneDay: 'el informe va de {first} a {second}, que no es un día',
  twoReportFields: 'hay dos campos, "{first}" y "{second}": indique en cada pozo cuál es el suyo',
  bigXml: '{file} tiene más de 64 MB de XML: envíe sus días por partes',
  brokenXml: 'esto no es XML completo ({reason})',
  documentType: 'el archivo declara un tipo de documento: envíelo sin él y sin entidades',
  deepXml: 'los elementos están unos dentro de otros más de {levelCount} veces',
  manyElements: '"{text}" tiene más de {elementCount} elementos',
  longElement: '"{text}" contiene más de {characterCount} caracteres',
  xmlEncoding: 'No existe la codificación "{text}" que dice el XML: envíelo como UTF-8',
  sumOfWellbores:
    '"{well}" tiene volúmenes propios junto a los de su hoyo "{other}", y puede ser la suma de ellos: envíe solo los hoyos, o solo el pozo',
};
