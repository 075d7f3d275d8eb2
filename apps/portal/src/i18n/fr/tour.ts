import type { tour as english } from '../en/tour.ts';
import type { Translated } from '../translated.ts';

/** The tour that is offered to a new user, in French. */
export const tour: Translated<typeof english> = {
  again: 'Faire la visite',
  unavailable: 'La visite n’a pas pu être chargée. Rechargez la page et réessayez.',
  welcome: 'Bienvenue dans CNX',
  welcomeText:
    'Une courte visite montre où se trouve chaque chose. Vous pouvez utiliser la page en même temps, passer la visite et la retrouver dans l’aide.',
  filters: 'Un filtre pour tous les chiffres',
  filtersText:
    'Choisissez ici les jours et les unités opérationnelles, zones, champs ou puits\u00a0: tous les chiffres et toutes les listes suivent. L’adresse garde ce choix\u00a0; un lien montre donc la même chose.',
  assistant: 'Posez vos questions',
  assistantText:
    'L’assistant répond à des questions comme «\u00a0Quels puits de Sundrift ont perdu le plus d’huile en octobre\u00a0?\u00a0» et cite les enregistrements d’où viennent ses chiffres.',
  search: 'Tout retrouver',
  searchText:
    'Puits, champs et exceptions par une partie de leur nom, et pages par leur titre. Ctrl ou ⌘ avec K lance la recherche depuis n’importe quelle page.',
  bell: 'Ce qui demande votre attention',
  bellText:
    'Les nouvelles alarmes apparaissent ici. Dans Paramètres, Notifications, vous choisissez celles qui vous sont envoyées par e-mail.',
  bellWithoutMail:
    'Les nouvelles alarmes apparaissent ici : ce qui a été fermé, ce qui perd le plus et ce que rien n’explique.',
  display: 'À votre goût',
  displayText: 'Thème, langue et unités. Vos choix sont gardés pour tous vos appareils.',
  help: 'Termes et touches',
  helpText: 'Ce que les termes veulent dire, ce que font les touches, et cette visite à nouveau.',
};
