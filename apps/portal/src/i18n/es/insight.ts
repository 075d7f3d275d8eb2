import type { insight as english } from '../en/insight.ts';
import type { Translated } from '../translated.ts';

/** What every insight area says, in Spanish. */
export const insight: Translated<typeof english> = {
  workedOut: 'Cómo se calcula {{name}}',
  against_one: 'vs. el día anterior',
  against_many: 'vs. {{count}} días previos',
  against_other: 'vs. {{count}} días previos',
  compared: {
    versus: 'vs. {{days}}',
    noData: 'Sin datos',
    failed: 'No se pudo obtener la comparación.',
  },
  ofDay: '{{time}} (día de producción {{day}})',
  beside: 'cerca: {{event}}',
  useAsWindow: 'Usar como periodo',
  noPicture: 'No se pudo crear la imagen. Inténtelo de nuevo.',
  windowOf: 'periodo {{days}}',
  daysTo_one: '{{day}}',
  daysTo_many: '{{days}} días al {{day}}',
  daysTo_other: '{{days}} días al {{day}}',
  daysFrom_one: '{{day}}',
  daysFrom_many: '{{days}} días desde el {{day}}',
  daysFrom_other: '{{days}} días desde el {{day}}',
  unchanged: 'Sin cambios',
  asOf: 'Datos del {{time}}',
  dataEnds: 'Los datos terminan el {{day}}',
  until: 'hasta el {{day}}',
  lastGood: 'Se muestran los últimos datos que se pudieron obtener.',
  standing: {
    notComputed_one:
      'Las pérdidas permanentes de gas no se calculan de {{wells}} pozo de petróleo, cuya relación gas-petróleo no se mantuvo.',
    notComputed_many:
      'Las pérdidas permanentes de gas no se calculan de {{wells}} de pozos de petróleo, cuya relación gas-petróleo no se mantuvo.',
    notComputed_other:
      'Las pérdidas permanentes de gas no se calculan de {{wells}} pozos de petróleo, cuya relación gas-petróleo no se mantuvo.',
    unknown: 'No calculado',
    sum_one:
      'Pérdidas persistentes, en ningún potencial, volumen diferido ni eficiencia: {{volume}} en {{wells}} pozo.',
    sum_many:
      'Pérdidas persistentes, en ningún potencial, volumen diferido ni eficiencia: {{volume}} en {{wells}} de pozos.',
    sum_other:
      'Pérdidas persistentes, en ningún potencial, volumen diferido ni eficiencia: {{volume}} en {{wells}} pozos.',
    now_one: 'Al final de estos días, {{rate}} en {{wells}} pozo.',
    now_many: 'Al final de estos días, {{rate}} en {{wells}} de pozos.',
    now_other: 'Al final de estos días, {{rate}} en {{wells}} pozos.',
    efficiency: 'Contadas como perdidas, la eficiencia sería {{share}}.',
  },
  estimated: {
    days_one: '{{amount}} estimados de {{days}} día-pozo sin informe',
    days_many: '{{amount}} estimados de {{days}} de días-pozo sin informe',
    days_other: '{{amount}} estimados de {{days}} días-pozo sin informe',
    with: '{{made}} y {{estimated}}',
    column: 'Estimado, sin informe',
    changes:
      'Provisional: los caudales por día natural y los cambios incluyen {{estimated}}. Los volúmenes son los informados.',
    changesBefore:
      'Provisional: los caudales por día natural y los cambios incluyen {{estimated}}, y {{before}} de {{days}}. Los volúmenes son los informados.',
    changesBeforeAlone: 'Los cambios incluyen {{before}} de {{days}}. Los volúmenes son los informados.',
  },
  incomplete: 'Suma de las {{shown}} filas más recientes de {{total}}.',
  showAll: 'Ver todo',
  showAllOf: 'Ver todo: {{area}}',
  more: 'Cargar más filas',
  silentField_one: '{{field}} ({{count}} pozo)',
  silentField_many: '{{field}} ({{count}} de pozos)',
  silentField_other: '{{field}} ({{count}} pozos)',
  otherWells_one: 'y {{count}} más',
  otherWells_many: 'y {{count}} más',
  otherWells_other: 'y {{count}} más',
  parts: 'Mostrar',
  all: 'Todo',
  areas: 'Secciones del panel',
  row: {
    title: 'Detalles',
    close: 'Cerrar los detalles',
    position: '{{at}} de {{total}}',
    left: 'Ya no está en esta lista',
    previous: 'Fila anterior',
    next: 'Fila siguiente',
    missing: 'Esta fila no está en la lista',
    missingText: 'Los filtros o el periodo la dejan fuera, o se calculó de nuevo.',
  },
  partly: 'El orden se aplica a las filas que ya están aquí.',
  outage: {
    unreachable: 'No se puede acceder al servidor. Reintente para obtener todo lo que falta abajo.',
    server: 'El servidor tiene un problema. Reintente para obtener todo lo que falta abajo.',
    lastAnswer: 'Última respuesta: {{time}}.',
  },
  none: {
    title: 'Aún no hay datos',
    changePoints: 'No se recibieron datos de producción. Aparecerán aquí en cuanto se importen o se envíen.',
    productionOptimization:
      'Aún no se encontraron oportunidades. Se obtienen de los caudales de los pozos y de las lecturas de las bombas.',
    deferredProduction:
      'Aún no se pudo calcular ningún potencial: hacen falta cinco días en producción de cada pozo.',
    schedule: 'No hay nada planificado para esta selección, ni lo hubo.',
    sustainableProduction: 'Aún no se informaron emisiones para esta selección.',
    exceptions:
      'No se recibieron datos de producción. Las excepciones aparecerán aquí en cuanto se importen o se envíen.',
    advice: 'No se halló ninguna recomendación en este periodo.',
  },
  narrow: {
    title: 'Nada coincide con estos filtros',
    text: 'Ningún pozo con datos los cumple todos. Quite alguno o bórrelos.',
  },
  outside: {
    title: 'Sin datos en este periodo',
    text: 'Esta selección tiene datos del {{from}} al {{to}}.',
    action: 'Ver {{days}}',
  },
  selection_one: '{{days}} · {{wells}} pozo',
  selection_many: '{{days}} · {{wells}} pozos',
  selection_other: '{{days}} · {{wells}} pozos',
  units: 'Unidades',
  unitSystems: { metric: 'Métricas (Sm³, bar)', field: 'De campo (bbl, psi)' },
  attention: {
    title: 'Requiere atención',
    critical: 'Críticos: {{count}}',
    warning_one: 'Avisos: {{count}}',
    warning_many: 'Avisos: {{count}}',
    warning_other: 'Avisos: {{count}}',
    info_one: 'Notas: {{count}}',
    info_many: 'Notas: {{count}}',
    info_other: 'Notas: {{count}}',
    tones: { critical: 'Crítico:', warning: 'Aviso:', info: 'Nota:' },
    nothing: 'Nada requiere atención en estos días.',
    noData: 'Sin datos en estos días: no se sabe qué requiere atención.',
    leftOut: 'Sin incluir, por no poder obtenerse: {{areas}}',
    all: 'Mostrar todo ({{rows}})',
    fewer: 'Mostrar menos',
  },
};
