import type { trouble as english } from '../en/trouble.ts';
import type { Translated } from '../translated.ts';

/** What a person reads when something went wrong, in Spanish. */
export const trouble: Translated<typeof english> = {
  notFound: {
    text: 'No hay nada en esta dirección. Puede que el enlace sea antiguo o esté mal escrito.',
  },
  errorId: 'ID del error {{id}}',
  screen: 'Esta pantalla ha dejado de funcionar. Todo lo que la rodea sigue funcionando.',
  notBuilt: {
    back: 'Volver a la página de inicio',
    open: 'Abrir {{name}}',
    about: {
      optimizationDashboard:
        'Cada oportunidad de producir más con menos energía, ordenada, con sus límites y su resultado.',
      exceptionReport:
        'Una sola lista de caídas, paradas, gas y pozos sin datos, con lo que cuesta cada una y quién se ocupa.',
      userAnalytics: 'Quién usa el portal, qué páginas y con qué frecuencia.',
      statistics: 'La producción por unidad de negocio, área, campo y pozo, por meses y años.',
      settings: 'Su perfil, su contraseña y cómo se ve el portal y cómo le avisa.',
      searchResults: 'Pozos, campos y excepciones que coinciden con su búsqueda.',
      notifications: 'Todas sus alarmas y noticias, de la más nueva a la más antigua.',
      apps: 'Las aplicaciones que puede abrir desde aquí.',
      news: 'Las novedades del portal, versión por versión.',
      support: 'Cómo contactar con quienes mantienen el portal.',
      terms: 'Las condiciones de uso del portal.',
      privacy: 'Qué datos personales guarda el portal, por qué y durante cuánto tiempo.',
    },
    text: 'Esta pantalla todavía no está disponible.',
  },
  startUp: {
    heading: 'El portal no puede arrancar',
    text: 'No se han podido leer sus ajustes. Puede corregirlo quien administra el portal.',
    unreachable: 'No se ha podido obtener {{file}}.',
    notJson: '{{file}} no es JSON válido.',
    missing: '{{file}}: falta la clave {{key}}.',
    wrong: '{{file}}: la clave {{key}} es incorrecta.',
    wrongFile: '{{file}} es incorrecto.',
    unexpected: 'El portal ha encontrado un error al arrancar.',
  },
  session: {
    expired: 'Sesión caducada: ',
    over: 'La sesión ha caducado. Vuelva a iniciarla.',
    redirecting: 'Redirigiendo al inicio de sesión...',
    loggingOut: 'Cerrando la sesión, espere...',
    awayTitle: '¿Sigue ahí?',
    awayText: 'Hace un rato que nadie usa el portal. La sesión se cerrará cuando se acabe el tiempo.',
  },
};
