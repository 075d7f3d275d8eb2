import type { accessibility as english } from '../en/accessibility.ts';
import type { Translated } from '../translated.ts';

/** The statement on accessibility, in French. */
export const accessibility: Translated<typeof english> = {
  asOf: 'État au {{day}}',
  standard: 'Norme',
  standardText:
    'Le portail vise les règles pour l’accessibilité des contenus web (WCAG) 2.2, niveau AA, et la norme EN 301 549. Il y répond en partie\u00a0: ses principales limites figurent ci-dessous.',
  examined: 'Comment il a été examiné',
  examinedText:
    'Ses développeurs l’ont examiné en novembre 2026, au clavier et par l’arbre d’accessibilité de Chromium, et tous ses composants passent des contrôles automatiques. Personne d’autre ne l’a évalué et aucun lecteur d’écran du commerce n’a été utilisé.',
  limits: 'Limites connues',
  limit: {
    lines:
      'Certaines lignes d’un graphique ne diffèrent que par la couleur. Son curseur et son tableau les nomment.',
    comments: 'Les commentaires restent dans la langue où ils ont été écrits, sans la signaler.',
    lists:
      'Les lignes d’une liste prennent le focus, leurs cellules non\u00a0: C copie la cellule choisie par les flèches.',
    spacing:
      'Les favoris qui changent l’espacement du texte sont refusés. Les extensions du navigateur fonctionnent.',
    decide:
      'Les décisions agissent aussitôt. Celle qui porte sur une exception ou un changement peut être annulée tant qu’aucune autre n’est prise\u00a0; celle qui porte sur une recommandation, un travail prévu ou une perte réaffectée, pendant dix secondes.',
  },
  keys: 'Touches',
  keysText: 'La touche\u00a0? affiche toutes les touches. Celles d’une lettre peuvent y être désactivées.',
  contact: 'Nous écrire',
  contactText:
    'Si quelque chose vous empêche d’utiliser le portail, ou si vous avez besoin de son contenu sous une autre forme, écrivez à l’exploitant.',
  contactOut:
    'Une fois connecté, la page de l’assistance joint l’exploitant. Sans compte, demandez à qui vous a donné cette adresse.',
};
