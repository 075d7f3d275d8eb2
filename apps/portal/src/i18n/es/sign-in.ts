import type { signIn as english } from '../en/sign-in.ts';
import type { Translated } from '../translated.ts';

/** The texts of signing in that show once something was typed, in Spanish. */
export const signIn: Translated<typeof english> = {
  password: 'Contraseña',
  back: 'Volver',
  login: 'Entrar',
  loginSuccessful: 'Inicio de sesión correcto',
  ssoError: 'SSO: {{message}}',
  authenticationError: 'Error de autenticación: {{error}}',
  passwordEmpty: 'La contraseña no puede estar vacía.',
  passwordTooLong: 'Esta contraseña es demasiado larga para enviarla. Redúzcala a {{bytes}} bytes o menos.',
  invalidCredentials: 'Usuario o contraseña no válidos',
  failedToAuthenticate: 'No se pudo verificar su identidad',
  loginFailed: 'No se pudo iniciar sesión',
  validationFailed: 'No se pudo validar el usuario',
  inactiveUser: 'El usuario no está activo o no existe',
  badRequest: 'Solicitud incorrecta: correo o contraseña no válidos',
  incorrectCredentials: 'Credenciales incorrectas',
  accessDenied: 'Acceso denegado al usuario',
  serverError: 'Error del servidor',
  unexpectedStatus: 'Error inesperado',
  unexpected: 'Se produjo un error inesperado',
  nothingReturned:
    'Se produjo un error desconocido. Verifique su conexión de red o comuníquese con el administrador del sistema.',
  unknown: 'Error desconocido',
  unknownOccurred: 'Se produjo un error desconocido',
  errorWith: 'Error: {{message}}',
  passwordChangeDue: 'Debe cambiar su contraseña antes de iniciar sesión.',
  notOffered: 'Este sistema no lo ofrece.',
  over: 'El inicio de sesión tardó demasiado o ya se había completado. Empiece de nuevo.',
  tooMany: 'Demasiadas solicitudes. Espere un momento e inténtelo de nuevo.',
  unavailable: 'El servidor no puede responder ahora. Inténtelo de nuevo en un momento.',
  targetRefused: 'El servidor indicó {{target}}, que no es una aplicación registrada. No se le envió nada.',
  stateRefused:
    'Esta dirección indica {{target}}, que no es una aplicación registrada. No se le redirigirá a ella.',
  signedOutInactive: 'Se cerró su sesión tras {{minutes}} minutos sin actividad.',
  sessionOver: 'Su sesión ha terminado.',
  willReturn: 'Volverá a: {{page}}.',
  storageBlocked:
    'Este navegador bloquea el almacenamiento. Puede iniciar sesión, pero solo hasta que cierre o recargue esta página.',
};
