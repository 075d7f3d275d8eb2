import type { annotations as english } from '../en/annotations.ts';
import type { Translated } from '../translated.ts';

/** People's notes at charts, in Spanish. */
export const annotations: Translated<typeof english> = {
  title: 'Notas',
  add: 'Añadir nota',
  edit: 'Editar nota',
  remove: 'Eliminar nota',
  save: 'Guardar nota',
  cancel: 'Cancelar',
  on: 'Sobre',
  field: 'Campo {{field}}',
  day: 'Día',
  text: 'Nota',
  none: 'No hay notas en estos días.',
  mark: '{{author}}, {{time}}: {{text}}',
  edited: 'editada el {{time}}',
  someone: 'Usuario anterior',
  dayMissing: 'Elija un día.',
  textMissing: 'Escriba una nota.',
  failed: 'No se pudo guardar la nota. Su texto sigue aquí: inténtelo de nuevo.',
  changed: 'Cambió esta nota en otro lugar, {{time}}. Guarde de nuevo para reemplazar lo que dice ahora:',
  gone: 'Esta nota se eliminó entretanto. Guarde de nuevo para volver a añadirla.',
  removeTitle: '¿Eliminar esta nota?',
  removeFailed: 'No se pudo eliminar la nota. Inténtelo de nuevo.',
  changedBefore: 'La nota del {{day}} se cambió entretanto. Cierre y léala de nuevo.',
};
