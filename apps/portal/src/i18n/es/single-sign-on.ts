import type { singleSignOn as english } from '../en/single-sign-on.ts';
import type { Translated } from '../translated.ts';

/** The texts of corporate sign-in, in Spanish. */
export const singleSignOn: Translated<typeof english> = {
  heading: 'Inicio de sesión único',
  working: 'Iniciando sesión con su cuenta corporativa. Espere, por favor...',
  unavailableHelp: 'Su cuenta está bien. Inténtelo de nuevo; si el problema continúa, avise a soporte.',
  userUnavailable: 'No se pudo obtener el usuario',
  userUnavailableHelp: 'Su cuenta está bien. Inténtelo de nuevo; si el problema continúa, avise a soporte.',
  storageBlocked:
    'Este navegador bloquea el almacenamiento, y sin él no funciona el inicio de sesión corporativo.',
  storageBlockedHelp: 'Permita el almacenamiento para este sitio e inténtelo de nuevo.',
  elsewhere: 'Está iniciando sesión con su cuenta corporativa en otra pestaña.',
  elsewhereHelp: 'Esta pestaña continuará por sí sola en cuanto termine.',
  here: 'Iniciar sesión aquí',
  retry: 'Reintentar',
  backToLogin: 'Volver al inicio de sesión',
  refused: 'Se rechazó el inicio de sesión.',
  framed: 'El inicio de sesión corporativo no funciona dentro de otra página.',
  framedHelp:
    'Ábralo en una ventana propia. Si el botón no hace nada, copie esta dirección en una pestaña nueva:',
  openFull: 'Abrir en ventana completa',
  notAsked: 'Se ignoró un inicio de sesión que no empezó en esta pestaña. Inicie sesión aquí, por favor.',
  malformed: 'Formato de respuesta no válido: la respuesta no coincide con la estructura TokenResponse.',
};
