import type { Word } from './question-words.ts';

const politeness = new Set(
  'please can could would you will kindly i want need to now just go ahead and por favor puedes podrias puede quiero necesito ahora s il te vous plait peux tu pouvez pourrais pourriez je veux voudrais il faut tu l le la les'.split(
    ' ',
  ),
);
/** Verbs with which something is ordered; those that open a page or show something are none. */
const verbs = new Set(
  [
    'shut close stop start restart increase decrease raise lower reduce change set adjust schedule reschedule assign acknowledge accept approve reject dismiss delete remove cancel add create book order send email notify switch turn trip choke open kill bleed inject pump move update edit write store save mark plan replace install pull run',
    'cierra cerrar para parar deten detener arranca arrancar reinicia reiniciar abre abrir aumenta aumentar sube subir baja bajar reduce reducir cambia cambiar ajusta ajustar pon poner programa programar asigna asignar reconoce acepta aceptar rechaza rechazar borra borrar elimina eliminar cancela cancelar crea crear agrega anade envia enviar apaga apagar enciende encender',
    'ferme fermer fermez arrete arreter arretez demarre demarrer demarrez redemarre redemarrer ouvre ouvrir augmente augmenter baisse baisser reduis reduire change changer regle regler mets mettre planifie planifier assigne assigner accepte accepter acquitte acquitter rejette rejeter supprime supprimer annule annuler cree creer ajoute ajouter envoie envoyer',
  ].flatMap((all) => all.split(' ')),
);

/** Whether words order something to be done: they begin with a verb of doing, but for words of politeness. */
export function commandAt(words: readonly Pick<Word, 'key'>[]): boolean {
  const first = words.find(({ key }) => !politeness.has(key));
  return first !== undefined && verbs.has(first.key);
}
