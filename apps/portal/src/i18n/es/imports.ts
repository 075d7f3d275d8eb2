import type { imports as english } from '../en/imports.ts';
import type { Translated } from '../translated.ts';

/** Spanish texts of the page on which administrators import files. */
export const imports: Translated<typeof english> = {
  failed: 'No se pudo enviar el archivo. Compruebe su conexión e inténtelo de nuevo.',
  refusal: {
    fileIncomplete: 'Faltan partes del archivo. Elíjalo otra vez.',
    fileChanged: 'El archivo cambió mientras se enviaba. Elíjalo otra vez.',
    importNotPreviewed: 'La vista previa es de otras opciones. Revísela de nuevo antes de guardar.',
    workbookTooLarge: 'El libro supera los 25 MiB. Guarde su hoja como CSV (UTF-8) y elija ese archivo.',
  },
};
