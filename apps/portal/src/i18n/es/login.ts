import type { login as english } from '../en/login.ts';
import type { Translated } from '../translated.ts';

/** The texts of the login page as it is first seen, in Spanish. */
export const login: Translated<typeof english> = {
  pageTitle: 'Iniciar sesión · CNX',
  heading: 'Iniciar sesión',
  welcome: '¡Le damos la bienvenida de nuevo! Ingrese sus datos.',
  email: 'Correo electrónico',
  next: 'Siguiente',
  forgotPassword: '¿Olvidó su contraseña?',
  language: 'Idioma',
  picture: 'Curvas de nivel sobre estratos de roca con la trayectoria de un pozo desviado',
  emailInvalid: 'Ingrese un correo electrónico válido.',
  network: 'Error de red o servidor inaccesible',
  incomplete: 'Esta página no se cargó por completo. Verifique la conexión y recárguela.',
  crash: '¡Error inesperado de la aplicación!',
  crashText:
    'La página dejó de funcionar. No se perdió nada de lo guardado. Recárguela; si vuelve a ocurrir, dígale a soporte qué fue lo último que hizo.',
  newVersion: 'Hay una versión nueva del portal. Recargue la página para continuar.',
  reload: 'Recargar',
  returnToDashboard: 'Volver al panel principal',
};
