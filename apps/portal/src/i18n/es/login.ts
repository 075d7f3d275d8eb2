import type { login as english } from '../en/login.ts';
import type { Translated } from '../translated.ts';

/** The texts that may show before sign-in, in Spanish. */
export const login: Translated<typeof english> = {
  pageTitle: 'Iniciar sesión · CNX',
  heading: 'Iniciar sesión',
  welcome: '¡Le damos la bienvenida de nuevo! Introduzca sus datos.',
  email: 'Correo electrónico',
  next: 'Siguiente',
  forgotPassword: '¿Ha olvidado su contraseña?',
  password: 'Contraseña',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  back: 'Volver',
  login: 'Entrar',
  loading: 'Cargando...',
  loginSuccessful: 'Inicio de sesión correcto',
  language: 'Idioma',
  picture: 'Curvas de nivel sobre estratos de roca con la trayectoria de un pozo desviado',
  ssoError: 'SSO: {{message}}',
  authenticationError: 'Error de autenticación: {{error}}',
  emailInvalid: 'Introduzca un correo electrónico válido.',
  passwordEmpty: 'La contraseña no puede estar vacía.',
  passwordTooLong: 'Esta contraseña es demasiado larga para enviarla. Redúzcala a {{bytes}} bytes o menos.',
  invalidCredentials: 'Usuario o contraseña no válidos',
  failedToAuthenticate: 'No se pudo comprobar la identidad',
  loginFailed: 'No se pudo iniciar la sesión',
  validationFailed: 'No se pudo validar el usuario',
  inactiveUser: 'El usuario no está activo o no existe',
  badRequest: 'Petición incorrecta: correo o contraseña no válidos',
  incorrectCredentials: 'Credenciales incorrectas',
  accessDenied: 'Acceso denegado al usuario',
  serverError: 'Error del servidor',
  unexpectedStatus: 'Error inesperado',
  unexpected: 'Se produjo un error inesperado',
  network: 'Error de red o servidor inaccesible',
  nothingReturned:
    'Se produjo un error desconocido. Compruebe su conexión de red o póngase en contacto con el administrador del sistema.',
  unknown: 'Error desconocido',
  unknownOccurred: 'Se produjo un error desconocido',
  errorWith: 'Error: {{message}}',
  targetRefused:
    'El servidor indicó {{target}}, que no es una aplicación registrada. No se le ha enviado nada.',
  storageBlocked:
    'Este navegador bloquea el almacenamiento. Puede iniciar sesión, pero solo hasta que cierre o recargue esta página.',
  incomplete: 'Esta página no se ha cargado por completo. Compruebe la conexión y recárguela.',
  crash: '¡Error inesperado de la aplicación!',
  crashText:
    'La página ha dejado de funcionar. No se ha perdido nada de lo guardado. Recárguela; si vuelve a ocurrir, explique a soporte qué hizo por último.',
  newVersion: 'Hay una versión nueva del portal. Recargue la página para continuar.',
  reload: 'Recargar',
  returnToDashboard: 'Volver al panel principal',
};
