import type { guardRails as english } from '../en/guard-rails.ts';
import type { Translated } from '../translated.ts';

/** Guard rails, in Spanish. */
export const guardRails: Translated<typeof english> = {
  open: 'Límites de seguridad',
  title: 'Límites de seguridad',
  hint: 'Lo que respeta todo cambio recomendado. Vale el más cercano al pozo: el suyo, el de su campo o el de todos los pozos. También se comprueban el rango de la bomba, los disparos, la antigüedad del modelo, las excepciones abiertas, los trabajos previstos y los cambios anteriores, con límites fijos.',
  close: 'Cerrar',
  computing_one: 'La recomendación de {{shown}} pozo se está recalculando.',
  computing_many: 'Las recomendaciones de {{shown}} de pozos se están recalculando.',
  computing_other: 'Las recomendaciones de {{shown}} pozos se están recalculando.',
  administrators: 'Los administradores cambian los límites.',
  all: 'Todos los pozos',
  usual: 'Valor habitual',
  notSet: 'Sin fijar',
  notChecked: 'No se comprueba',
  change: 'Fijar un límite',
  noPlace: 'Elija a qué se aplica.',
  range: 'De {{least}} a {{most}}.',
  save: 'Fijar',
  remove: 'Quitar',
  saved: 'Límites cambiados; las recomendaciones se recalculan.',
  notSaved: 'No se pudo cambiar el límite.',
  column: {
    name: 'Límite',
    place: 'Para',
    value: 'Valor',
    by: 'Fijado',
  },
  name: {
    maxStepHz: 'Mayor cambio en 24 horas',
    bubblePointMargin:
      'Margen hasta el punto de burbuja, mínimo; con gas libre en la entrada, decide el gas libre en su lugar',
    motorCurrentPct: 'Corriente del motor, máximo respecto de la nominal',
    motorTemperatureMargin: 'Temperatura del motor, margen por debajo de su límite',
    freeGasPct: 'Gas libre en la entrada, máximo de lo que admiten las etapas',
    intakePressureMargin: 'Presión de entrada, margen por encima de su límite',
    maxChokeStep: 'Estrangulador: mayor cambio de una vez',
    maxChokeOpening: 'Estrangulador: apertura máxima',
    maxLiftGasStep: 'Gas de levantamiento: mayor cambio de una vez, respecto de su caudal',
    maxLiftGasPerOil: 'Gas de levantamiento por volumen de petróleo adicional, máximo',
    maxLiftGas: 'Gas de levantamiento que un pozo puede tener, máximo',
    maxOilRate: 'Petróleo de un pozo que admite la instalación, máximo',
  },
};
