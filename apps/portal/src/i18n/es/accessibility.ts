import type { accessibility as english } from '../en/accessibility.ts';
import type { Translated } from '../translated.ts';

/** The statement on accessibility, in Spanish. */
export const accessibility: Translated<typeof english> = {
  asOf: 'Situación del {{day}}',
  standard: 'Norma',
  standardText:
    'El portal se orienta por las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA, y por la norma EN 301 549. Las cumple en parte: sus principales límites figuran más abajo.',
  examined: 'Cómo se examinó',
  examinedText:
    'Sus desarrolladores lo revisaron en noviembre de 2026, con el teclado y con el árbol de accesibilidad de Chromium, y todos sus componentes pasan comprobaciones automáticas. Nadie más lo ha evaluado y no se usó ningún lector de pantalla comercial.',
  limits: 'Límites conocidos',
  limit: {
    lines: 'Algunas líneas de un gráfico se distinguen solo por el color. Su cursor y su tabla las nombran.',
    comments: 'Los comentarios quedan en el idioma en que se escribieron, sin indicarlo.',
    lists:
      'Las filas de una lista reciben el foco, sus celdas no: C copia la celda que las flechas han elegido.',
    spacing:
      'Se rechazan los marcadores que cambian el espaciado del texto. Las extensiones del navegador funcionan.',
    decide:
      'Las decisiones tienen efecto de inmediato. Una sobre una excepción o un cambio puede deshacerse hasta que se tome otra; una sobre recomendaciones, trabajos programados o pérdidas reasignadas, durante diez segundos.',
  },
  keys: 'Teclas',
  keysText: 'La tecla ? muestra todas las teclas. Las de una letra se pueden desactivar allí.',
  contact: 'Contacto',
  contactText:
    'Si algo le impide usar el portal, o necesita su contenido en otra forma, escriba al operador.',
  contactOut:
    'Una vez iniciada la sesión, la página de soporte llega al operador. Sin cuenta, pregunte a quien le dio esta dirección.',
};
