import type { trouble as english } from '../en/trouble.ts';
import type { Translated } from '../translated.ts';

/** What a person reads when something went wrong, in Spanish. */
export const trouble: Translated<typeof english> = {
  notFound: {
    text: 'No hay nada en esta dirección. Puede que el enlace sea antiguo o esté mal escrito.',
  },
  errorId: 'ID del error {{id}}',
  copyErrorId: 'Copiar el ID del error',
  server: {
    invalid: 'El servidor no puede aceptarlo así.',
    notSignedIn: 'No ha iniciado sesión.',
    notFound: 'No existe lo que se pide.',
    conflict: 'Esto no es compatible con lo que está guardado.',
    tooLarge: 'Es demasiado grande para enviarlo.',
    notOffered: 'Este sistema no lo ofrece.',
    unavailable: 'El servidor no puede responder ahora. Inténtelo de nuevo en un momento.',
    tooManyRows: 'Son {{rows}} filas; se pueden cargar {{most}} a la vez como máximo. Filtre antes la lista.',
    listChanged: 'La lista cambió mientras se leía. Léala de nuevo.',
    unknownIds: 'Un filtro nombra algo que no existe.',
    changedSince:
      'Se cambió en otro lugar. No se ha cambiado nada; léalo de nuevo para ver el último estado.',
    changedSinceBy:
      '{{name}} lo cambió el {{at, datetime(dateStyle: medium; timeStyle: short; timeZone: UTC)}} UTC. No se ha cambiado nada; léalo de nuevo para ver el último estado.',
    notYours: 'Solo puede cambiarlo la persona a la que pertenece.',
    accessDenied: 'Acceso denegado',
    internal: 'Error interno. Referencia {{reference}}',
    tooMany: 'Demasiadas solicitudes. Espere un momento e inténtelo de nuevo.',
    databaseAway: 'La base de datos no responde. Inténtelo de nuevo en un momento.',
    databaseSlow: 'La base de datos tardó demasiado. Pruebe con una selección más pequeña.',
    storageFull: 'Por ahora no se puede guardar nada. La lectura sigue funcionando.',
    listsBusy: 'Se están enviando demasiadas listas. Inténtelo de nuevo en un momento.',
  },
  code: 'No se pudo cargar esta página',
  screen: 'Esta pantalla dejó de funcionar. Todo lo que la rodea sigue funcionando.',
  startUp: {
    heading: 'El portal no puede iniciar',
    text: 'No se pudo leer su configuración. Puede corregirlo quien administra el portal.',
    unreachable: 'No se pudo obtener {{file}}.',
    notJson: '{{file}} no es JSON válido.',
    missing: '{{file}}: falta la clave {{key}}.',
    wrong: '{{file}}: la clave {{key}} es incorrecta.',
    wrongFile: '{{file}} es incorrecto.',
    unexpected: 'El portal encontró un error al iniciar.',
  },
  session: {
    expired: 'Sesión expirada: ',
    over: 'La sesión expiró. Vuelva a iniciarla.',
    redirecting: 'Redirigiendo al inicio de sesión...',
    loggingOut: 'Cerrando la sesión, espere...',
    awayTitle: '¿Sigue ahí?',
    awayText: 'Hace un rato que nadie usa el portal. La sesión se cerrará cuando se acabe el tiempo.',
  },
};
