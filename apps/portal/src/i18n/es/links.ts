import type { links as english } from '../en/links.ts';
import type { Translated } from '../translated.ts';

/** Short links: making and opening them, in Spanish. */
export const links: Translated<typeof english> = {
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
  failed: 'No se pudo crear el enlace. Inténtelo de nuevo.',
  dialog: 'Copie este enlace',
  dialogText:
    'El navegador no permite que esta página copie. El enlace está seleccionado: cópielo desde aquí.',
  address: 'Enlace',
  close: 'Cerrar',
  opening: 'Abriendo el enlace',
  missing: 'Este enlace no existe',
  missingText: 'Quizá se copió solo una parte. Pídalo de nuevo o vaya al panel.',
};
