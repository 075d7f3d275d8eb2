import type { apps as english } from '../en/apps.ts';
import type { Translated } from '../translated.ts';

/** The linked applications, in Spanish. */
export const apps: Translated<typeof english> = {
  text: 'Aplicaciones que puede abrir desde aquí con su propia sesión.',
  none: 'No hay aplicaciones',
  noneText:
    'No hay ninguna aplicación vinculada a este portal. Pida a su administrador del sistema que registre una.',
  ready: 'Disponible',
  notConnected: 'Sin conexión',
  notConnectedText: 'No recibe usuarios de este portal. Consulte a su administrador del sistema.',
  open: 'Abrir',
  openNamed: 'Abrir {{name}}',
};
