import type { xmlSentences as english } from '../en/import-xml-sentences.ts';

/** French texts of the import: reports of volumes in XML. */
export const xmlSentences: Readonly<Record<keyof typeof english, string>> = {
  olderProdml: 'ceci est du PRODML 1\u00a0: envoyez-le comme ProductVolume de PRODML 2',
  assetVolumes:
    'AssetProductionVolumes ne dit pas lesquelles de ses entités sont des puits\u00a0: envoyez ProductVolume, dont les installations disent leur type',
  otherXml:
    'le fichier est un XML d’un autre type, «\u00a0{text}\u00a0» de l’espace de noms «\u00a0{other}\u00a0»\u00a0: on lit ProductVolume de PRODML 2 ({example})',
  otherConditions:
    'les volumes sont à «\u00a0{text}\u00a0»\u00a0: envoyez-les à 15 degC 1 atm ou 60 degF 1 atm',
  reportOfPeriod: 'le rapport est d’une période «\u00a0{text}\u00a0»\u00a0: les volumes sont pris par jour',
  noWellVolume: 'aucun puits du rapport n’a de volume d’un jour',
  volumeReport: 'un rapport de volumes de PRODML 2, ses volumes convertis en Sm3',
  noConditions: 'il n’indique pas de conditions standard\u00a0; 15 °C et 1 atm sont pris',
  countedRows: 'ses lignes sont comptées, car elles ne tiennent pas chacune sur une ligne du fichier',
  namelessFacility: 'une installation n’a pas de nom',
  noFacilityKind: '«\u00a0{text}\u00a0» n’a pas de type\u00a0: indiquez si c’est un puits',
  completion:
    '«\u00a0{text}\u00a0» est une complétion\u00a0: envoyez les volumes de son puits, ou de son trou de forage',
  severalVolumes: 'une période a plusieurs volumes\u00a0: envoyez celui aux conditions standard',
  ownConditions:
    'un volume a des conditions qui lui sont propres\u00a0: envoyez-le aux conditions standard, sans elles',
  wellOfNoField:
    '«\u00a0{well}\u00a0» n’est d’aucun champ\u00a0: nommez-le comme FacilityParent ou ContextFacility du type field',
  unknownReportDay:
    'ni la période ni le rapport ne disent leur jour\u00a0: donnez DateTime, ou DTimMin et DTimMax',
  twoVolumes:
    '{whatTerm} de «\u00a0{well}\u00a0» a deux valeurs pour {dayDay}, {first} et {second}\u00a0: envoyez celle qui compte',
  noUom: 'une quantité n’a pas d’uom',
  otherUom: 'l’uom «\u00a0{unit}\u00a0» n’est pas acceptée ici\u00a0; on connaît {readings}',
  noNumberHere: '«\u00a0{value}\u00a0» n’est pas un nombre',
  monthOfReport: 'ceci est un mois\u00a0: les volumes sont pris par jour',
  noReportDay: '«\u00a0{value}\u00a0» n’est pas un jour',
  lateDay:
    'un jour qui commence à {text} peut être {dayDay} ou le suivant\u00a0: écrivez le moment avec le décalage horaire du champ, ou le jour comme Date',
  notOneDay: 'le rapport va de {first} à {second}, ce qui n’est pas un jour',
  twoReportFields:
    'il y a deux champs, «\u00a0{first}\u00a0» et «\u00a0{second}\u00a0»\u00a0: indiquez à chaque puits lequel est le sien',
  bigXml: '{file} fait plus de 64 Mo de XML\u00a0: envoyez ses jours en plusieurs parties',
  brokenXml: 'ceci n’est pas du XML entier ({reason})',
  documentType: 'le fichier déclare un type de document\u00a0: envoyez-le sans, et sans entités',
  deepXml: 'des éléments sont imbriqués plus de {levelCount} fois',
  manyElements: '«\u00a0{text}\u00a0» a plus de {elementCount} éléments',
  longElement: '«\u00a0{text}\u00a0» contient plus de {characterCount} caractères',
  xmlEncoding: 'L’encodage «\u00a0{text}\u00a0» qu’indique le XML n’existe pas\u00a0: envoyez-le en UTF-8',
  sumOfWellbores:
    '"{well}" a ses propres volumes à côté de ceux de son trou "{other}", et peut en être la somme : envoyez les trous seuls, ou le puits seul',
};
