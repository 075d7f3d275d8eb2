import type { titles as english } from '../en/titles.ts';
import type { Translated } from '../translated.ts';

/** The title of every screen, in French. */
export const titles: Translated<typeof english> = {
  login: 'Connexion',
  resetPassword: 'Modifier le mot de passe',
  forgotPassword: 'Mot de passe oublié',
  logout: 'Déconnexion',
  sso: 'Authentification unique',
  dashboard: 'Tableau de bord',
  optimizationDashboard: 'Tableau de bord d’optimisation',
  exceptionReport: 'Rapport d’exceptions',
  userAnalytics: 'Analyse d’utilisation',
  statistics: 'Statistiques',
  monthlyReport: 'Rapport mensuel',
  dataHealth: 'État des données',
  masterData: 'Puits et champs',
  import: 'Importation',
  administration: 'Administration',
  settings: 'Paramètres',
  searchResults: 'Résultats de la recherche',
  dashboardUser: 'Accueil',
  notifications: 'Notifications',
  apps: 'Mes applications',
  news: 'Actualités et nouvelles versions',
  support: 'Contacter l’assistance',
  link: 'Lien',
  terms: 'Conditions d’utilisation',
  privacy: 'Politique de confidentialité',
  accessibility: 'Accessibilité',
  notFound: 'Page introuvable',
};
