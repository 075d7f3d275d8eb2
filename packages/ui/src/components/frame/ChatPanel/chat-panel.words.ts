import type { Words } from '../../../words/words.tsx';

/** UI strings of a `ChatPanel`. */
export interface ChatPanelLabels {
  readonly title: string;
  readonly close: string;
  /** Begins a conversation anew. */
  readonly startNew: string;
  /** Names the field, and stands in it while it is empty. */
  readonly ask: string;
  readonly send: string;
  /** Ends the wait for an answer. */
  readonly stop: string;
  /** Who wrote a message, read aloud before it. */
  readonly person: string;
  readonly assistant: string;
  /** Says that an answer is on its way. */
  readonly thinking: string;
  /** Names the suggestions. */
  readonly suggestions: string;
  /** Below a message that could not be sent or answered. */
  readonly retry: string;
}

/** A `ChatPanel`'s own words. */
export const chatPanelWords: Words<ChatPanelLabels> = {
  en: {
    title: 'Assistant',
    close: 'Close',
    startNew: 'New chat',
    ask: 'Ask about wells and production',
    send: 'Send',
    stop: 'Stop',
    person: 'You',
    assistant: 'Assistant',
    thinking: 'Looking it up…',
    suggestions: 'Suggestions',
    retry: 'Try again',
  },
  es: {
    title: 'Asistente',
    close: 'Cerrar',
    startNew: 'Nuevo chat',
    ask: 'Pregunte sobre pozos y producción',
    send: 'Enviar',
    stop: 'Detener',
    person: 'Usted',
    assistant: 'Asistente',
    thinking: 'Consultando los datos…',
    suggestions: 'Sugerencias',
    retry: 'Reintentar',
  },
  fr: {
    title: 'Assistant',
    close: 'Fermer',
    startNew: 'Nouvelle discussion',
    ask: 'Questions sur les puits et la production',
    send: 'Envoyer',
    stop: 'Arrêter',
    person: 'Vous',
    assistant: 'Assistant',
    thinking: 'Recherche en cours…',
    suggestions: 'Suggestions',
    retry: 'Réessayer',
  },
};
