import type { help as english } from '../en/help.ts';
import type { Translated } from '../translated.ts';

/** The help, in Spanish. */
export const help: Translated<typeof english> = {
  heading: 'Ayuda',
  keys: 'Teclas',
  terms: 'Términos',
  everywhere: 'En todas partes',
  palette: 'Buscar o ir a una página',
  paletteAlso: 'Buscar con una sola tecla',
  showHelp: 'Mostrar esta ayuda',
  wallView: 'Activar o desactivar la pantalla completa',
  close: 'Cerrar lo que esté abierto; salir de la pantalla completa',
  charts: 'En un gráfico',
  points: 'De un punto a otro',
  mark: 'Marcar un intervalo',
  showMarked: 'Mostrar el intervalo marcado',
  zoom: 'Acercar y alejar',
  showAll: 'Quitar la marca y, después, mostrar todo',
  moveWork: 'En la programación: mover la actividad una hora, con Mayús un día',
  tables: 'En una tabla',
  rows: 'De una fila a otra',
  openRow: 'Abrir o elegir la fila',
  stepRow: 'En una lista: ir a la fila siguiente, a la anterior',
  tickRow: 'En una lista: seleccionar la fila o no',
  chooseCell: 'Elegir una celda de la fila',
  copyCell: 'Copiar la celda, o la primera de la fila',
  copyListCell: 'En una lista: copiar la celda, o la primera de la fila',
  clearTicks: 'En una lista: borrar la selección',
  acknowledge: 'Marcar como vista la excepción abierta, o aceptar la recomendación abierta',
  singleKeys: 'Atajos de una sola tecla',
  singleKeysHint: 'Desactívelos si los pulsa sin querer o si le dicta a su computadora.',
};
