/** English sentences about reports of volumes in XML, by their codes: what stands in braces differs. */
export const xmlSentences = {
  olderProdml: 'this is PRODML 1: send it as ProductVolume of PRODML 2',
  assetVolumes:
    'AssetProductionVolumes does not say which of its entities are wells: send ProductVolume, whose facilities say their kind',
  otherXml:
    'the file is XML of another kind, "{text}" of the namespace "{other}": what is read is ProductVolume of PRODML 2 ({example})',
  otherConditions: 'volumes are at "{text}": send them at 15 degC 1 atm or 60 degF 1 atm',
  reportOfPeriod: 'the report is of a {text}: volumes are taken by the day',
  noWellVolume: 'no well of the report has a volume of a day',
  volumeReport: 'a report of volumes of PRODML 2, its volumes converted to Sm3',
  noConditions: 'it names no standard conditions; 15 °C and 1 atm are taken',
  countedRows: 'its rows are counted, since they do not stand in lines of their own',
  namelessFacility: 'a facility has no name',
  noFacilityKind: '"{text}" has no kind: say whether it is a well',
  completion: '"{text}" is a completion: send the volumes of its well, or of its wellbore',
  severalVolumes: 'a period has several volumes: send the one at standard conditions',
  ownConditions: 'a volume has conditions of its own: send it at standard conditions, without them',
  wellOfNoField: '"{well}" is of no field: name it as FacilityParent or ContextFacility of the kind field',
  unknownReportDay: 'neither the period nor the report says its day: give DateTime, or DTimMin and DTimMax',
  twoVolumes:
    '{whatTerm} of "{well}" has two values for {dayDay}, {first} and {second}: send the one that counts',
  noUom: 'a quantity has no uom',
  otherUom: 'the uom "{unit}" is not taken here; known are {readings}',
  noNumberHere: '"{value}" is not a number',
  monthOfReport: 'this is a month: volumes are taken by the day',
  noReportDay: '"{value}" is not a day',
  lateDay:
    'a day that begins at {text} may be {dayDay} or the next one: write the moment with the offset of the field, or the day as Date',
  notOneDay: 'the report is of {first} to {second}, which is not one day',
  twoReportFields: 'there are two fields, "{first}" and "{second}": say at each well which is its own',
  bigXml: '{file} is larger than 64 MB of XML: send its days in parts',
  brokenXml: 'this is not whole XML ({reason})',
  documentType: 'the file declares a document type: send it without, and without entities',
  deepXml: 'elements stand within each other more than {levelCount} times',
  manyElements: '"{text}" has more than {elementCount} elements',
  longElement: '"{text}" holds more than {characterCount} characters',
  xmlEncoding: 'There is no encoding "{text}", which the XML says: send it as UTF-8',
  sumOfWellbores:
    '"{well}" has volumes of its own beside those of its wellbore "{other}", and may be their sum: send the wellbores alone, or the well alone',
} as const;
