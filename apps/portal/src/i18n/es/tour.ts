import type { tour as english } from '../en/tour.ts';
import type { Translated } from '../translated.ts';

/** The tour that is offered to a new user, in Spanish. */
export const tour: Translated<typeof english> = {
  again: 'Hacer el recorrido',
  unavailable: 'No se ha podido cargar el recorrido. Vuelva a cargar la página e inténtelo de nuevo.',
  welcome: 'Le damos la bienvenida a CNX',
  welcomeText:
    'Un recorrido breve muestra dónde está cada cosa. Mientras tanto puede usar la página, omitir el recorrido y volver a encontrarlo en Ayuda.',
  filters: 'Un filtro para todas las cifras',
  filtersText:
    'Elija aquí los días y las unidades de negocio, áreas, campos o pozos: todas las cifras y listas los siguen. La dirección guarda la selección, de modo que un enlace muestra lo mismo.',
  assistant: 'Pregunte con sus palabras',
  assistantText:
    'El asistente responde a preguntas como «¿Qué pozos de Sundrift perdieron más petróleo en octubre?» e indica los registros en que se basan sus cifras.',
  search: 'Encuentre lo que busca',
  searchText:
    'Pozos, campos y excepciones por una parte de su nombre, y páginas por su título. Ctrl o ⌘ con K busca desde cualquier página.',
  bell: 'Lo que requiere atención',
  bellText:
    'Aquí aparecen las alarmas nuevas. En Configuración, Notificaciones, elige cuáles se le envían por correo.',
  bellWithoutMail:
    'Aquí aparecen las alarmas nuevas: lo que se cerró, lo que más pierde y lo que nada explica.',
  display: 'A su gusto',
  displayText: 'Tema, idioma y unidades. Se conservan para usted en todos sus dispositivos.',
  help: 'Términos y teclas',
  helpText: 'Qué significan los términos, qué hacen las teclas y, otra vez, este recorrido.',
};
