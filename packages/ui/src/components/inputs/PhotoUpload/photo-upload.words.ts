import type { Words } from '../../../words/words.tsx';

/** A {@link PhotoUpload}'s own words. Sizes are given as they are written: `5 MB`. */
export interface PhotoUploadLabels {
  /** On the button that opens the browser's choice of files. */
  readonly choose: string;
  /** Beside it: a picture may also be dropped here. */
  readonly drop: string;
  /** Which files are taken: `PNG, JPEG or WebP, up to 5 MB`. */
  readonly rules: (maxSize: string) => string;
  /** Says that the file is no picture of a kind that is taken. */
  readonly wrongKind: string;
  readonly tooLarge: (maxSize: string) => string;
  /** Says that the picture could not be read. */
  readonly unreadable: string;
  /** Says that the code that crops could not be fetched. */
  readonly notLoaded: string;
  /** Names the picture and explains the keys: drag, or arrow keys. */
  readonly move: string;
  /** Name the buttons that move the picture, and their group. */
  readonly moveBy: string;
  readonly left: string;
  readonly right: string;
  readonly up: string;
  readonly down: string;
  readonly zoom: string;
  /** Announces where the picture stands: from 0 at the left and the top to 100. Both come as text. */
  readonly place: (across: string, down: string) => string;
  readonly take: string;
  readonly cancel: string;
}

/** The words of a {@link PhotoUpload}. */
export const photoUploadWords: Words<PhotoUploadLabels> = {
  en: {
    choose: 'Choose a photo',
    drop: 'or drop it here',
    rules: (maxSize) => `PNG, JPEG or WebP, up to ${maxSize}`,
    wrongKind: 'This is not a PNG, JPEG or WebP picture.',
    tooLarge: (maxSize) => `This picture is larger than ${maxSize}. Choose a smaller one.`,
    unreadable: 'This picture could not be read. Choose another one.',
    notLoaded: 'A part of this page could not be loaded. Try again.',
    move: 'Photo; drag it, or move it with the arrow keys',
    moveBy: 'Move the photo',
    left: 'To the left',
    right: 'To the right',
    up: 'Up',
    down: 'Down',
    zoom: 'Zoom',
    place: (across, down) => `${across} from the left, ${down} from the top`,
    take: 'Use this photo',
    cancel: 'Cancel',
  },
  es: {
    choose: 'Elegir una foto',
    drop: 'o suéltela aquí',
    rules: (maxSize) => `PNG, JPEG o WebP, hasta ${maxSize}`,
    wrongKind: 'Este archivo no es una imagen PNG, JPEG ni WebP.',
    tooLarge: (maxSize) => `Esta imagen supera ${maxSize}. Elija una más pequeña.`,
    unreadable: 'No se pudo leer esta imagen. Elija otra.',
    notLoaded: 'No se pudo cargar una parte de esta página. Inténtelo de nuevo.',
    move: 'Foto; arrástrela o muévala con las teclas de flecha',
    moveBy: 'Mover la foto',
    left: 'A la izquierda',
    right: 'A la derecha',
    up: 'Arriba',
    down: 'Abajo',
    zoom: 'Zoom',
    place: (across, down) => `${across} desde la izquierda, ${down} desde arriba`,
    take: 'Usar esta foto',
    cancel: 'Cancelar',
  },
  fr: {
    choose: 'Choisir une photo',
    drop: 'ou déposez-la ici',
    rules: (maxSize) => `PNG, JPEG ou WebP, ${maxSize} au plus`,
    wrongKind: 'Ce fichier n’est pas une image PNG, JPEG ou WebP.',
    tooLarge: (maxSize) => `Cette image dépasse ${maxSize}. Choisissez-en une plus petite.`,
    unreadable: 'Cette image n’a pas pu être lue. Choisissez-en une autre.',
    notLoaded: 'Une partie de cette page n’a pas pu être chargée. Réessayez.',
    move: 'Photo\u00a0; faites-la glisser ou déplacez-la avec les flèches',
    moveBy: 'Déplacer la photo',
    left: 'Vers la gauche',
    right: 'Vers la droite',
    up: 'Vers le haut',
    down: 'Vers le bas',
    zoom: 'Zoom',
    place: (across, down) => `${across} depuis la gauche, ${down} depuis le haut`,
    take: 'Utiliser cette photo',
    cancel: 'Annuler',
  },
};
