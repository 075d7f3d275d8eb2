import type { titles as english } from '../en/titles.ts';
import type { Translated } from '../translated.ts';

/** The title of every screen, in Spanish. */
export const titles: Translated<typeof english> = {
  login: 'Iniciar sesión',
  resetPassword: 'Cambiar contraseña',
  forgotPassword: 'Contraseña olvidada',
  logout: 'Cerrar sesión',
  sso: 'Inicio de sesión único',
  dashboard: 'Panel principal',
  optimizationDashboard: 'Panel de optimización',
  exceptionReport: 'Informe de excepciones',
  userAnalytics: 'Análisis de uso',
  statistics: 'Estadísticas',
  monthlyReport: 'Informe mensual',
  dataHealth: 'Estado de los datos',
  masterData: 'Pozos y campos',
  import: 'Importación',
  administration: 'Administración',
  settings: 'Configuración',
  searchResults: 'Resultados de la búsqueda',
  dashboardUser: 'Inicio',
  notifications: 'Notificaciones',
  apps: 'Mis aplicaciones',
  news: 'Noticias y nuevas versiones',
  support: 'Contactar con soporte',
  link: 'Enlace',
  terms: 'Términos del servicio',
  privacy: 'Política de privacidad',
  accessibility: 'Accesibilidad',
  notFound: 'Página no encontrada',
};
