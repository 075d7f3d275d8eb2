import type { support as english } from '../en/support.ts';
import type { Translated } from '../translated.ts';

/** Messages to the people who run the portal, in Spanish. */
export const support: Translated<typeof english> = {
  text: 'Escriba a las personas que mantienen este portal.',
  subject: 'Asunto',
  subjectMissing: 'Diga en pocas palabras de qué se trata',
  message: 'Mensaje',
  messageMissing: 'Escriba un mensaje',
  messageHint: 'No envíe contraseñas. Lo más útil es qué hizo, qué esperaba y qué ocurrió.',
  context: 'Se envía junto con el mensaje',
  contextText: 'Exactamente esto acompaña a su mensaje para que pueda entenderse.',
  parts: {
    account: 'Cuenta',
    page: 'Página de la que viene',
    version: 'Versión del portal',
    language: 'Idioma',
    timeZone: 'Zona horaria',
    userAgent: 'Navegador',
  },
  noPage: 'Ninguna: llegó aquí directamente',
  send: 'Enviar',
  sent: 'Su mensaje se ha enviado',
  receipt: { subject: 'Asunto', sentAt: 'Enviado', answerTo: 'La respuesta llegará a' },
  another: 'Escribir otro mensaje',
  failed: 'Su mensaje no se ha enviado. Lo que escribió sigue aquí: inténtelo de nuevo.',
  tooMany: 'Ha enviado muchos mensajes. Espere un rato y envíe este después.',
  notOffered: 'Desde aquí no se pueden enviar mensajes',
  notOfferedText:
    'Este portal no tiene dirección de soporte. Contacte a su administrador del sistema y comuníquele los datos de abajo.',
  passOn: 'Datos que debe comunicar',
  copy: 'Copiar',
  copied: 'Copiado',
  notCopied: 'El navegador no permitió copiar. Seleccione las líneas y cópielas.',
};
