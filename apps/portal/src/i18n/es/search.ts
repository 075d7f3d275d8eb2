import type { search as english } from '../en/search.ts';
import type { Translated } from '../translated.ts';

/** The search: its results, its suggestions and the command palette, in Spanish. */
export const search: Translated<typeof english> = {
  resultsFor: 'Resultados de',
  allResults: 'Todos los resultados',
  showing: 'Del {{from}} al {{to}} de {{total}} resultados',
  field: 'Buscar',
  submit: 'Buscar',
  kinds: 'Tipos de resultados',
  begin: 'Aún no se ha buscado nada',
  beginText: 'Escriba el nombre de un pozo o campo, una parte de él o lo que busca: «gas», «prueba».',
  nothing: 'No se ha encontrado nada',
  nothingText: 'Revise la ortografía o escriba solo el principio del nombre.',
  nothingOfKind: 'Ninguno de este tipo. Hay resultados de otros tipos.',
  all: 'Mostrar todos los resultados',
  palette: 'Buscar o ir a',
  oilOn: 'Petróleo, {{day}}',
  gasOn: 'Gas el {{day}}',
  waterOn: 'Agua, {{day}}',
  kind: {
    well: 'Pozos',
    field: 'Campos',
    exception: 'Excepciones',
    changePoint: 'Puntos de cambio',
    schedule: 'Programación',
    page: 'Páginas',
    news: 'Noticias',
    help: 'Ayuda',
  },
  wellStatus: {
    producing: 'En producción',
    shutIn: 'Cerrado',
    testing: 'En prueba',
    workover: 'En intervención',
    suspended: 'Suspendido',
    abandoned: 'Abandonado',
  },
};
