import type { alerts as english } from '../en/alerts.ts';
import type { Translated } from '../translated.ts';

/** What users are sent by mail or webhook. */
export const alerts: Translated<typeof english> = {
  heading: 'Suscripciones',
  add: 'Suscribirse',
  change: 'Cambiar',
  changeOf: 'Cambiar: {{name}}',
  resume: 'Volver a enviar',
  remove: 'Eliminar',
  removeOf: 'Eliminar: {{name}}',
  cancel: 'Cancelar',
  save: 'Guardar',
  close: 'Cerrar',
  none: 'Todavía no hay suscripciones',
  noneText:
    'Reciba por correo o webhook las alarmas de sus pozos, una vista guardada o el relevo de turno. La campana muestra lo nuevo sin ninguna.',
  name: 'Nombre',
  nameMissing: 'Ingrese un nombre.',
  what: 'Qué',
  kind: {
    wells: 'Alarmas de mis pozos',
    view: 'Una vista guardada',
    handover: 'El relevo de turno',
  },
  view: 'Vista guardada',
  chooseView: 'Elija una vista',
  viewHint:
    'Se pueden enviar vistas del informe de excepciones, de los puntos de cambio y de la programación.',
  viewMissing: 'Elija una vista.',
  leastSeverity: 'Urgencia',
  least: {
    high: 'Solo las urgentes',
    medium: 'Urgentes y medias',
    low: 'Todas',
  },
  kinds: 'Tipos',
  when: 'Cuándo',
  pace: {
    atOnce: 'De inmediato',
    daily: 'Cada día',
    weekly: 'Cada semana',
  },
  hour: 'Hora',
  weekday: 'Día',
  quiet: 'No enviar nada de noche',
  quietFrom: 'Desde',
  quietTo: 'Hasta',
  how: 'Cómo',
  channel: {
    mail: 'Correo',
    webhook: 'Webhook',
  },
  webhookUrl: 'Dirección del webhook',
  webhookHint:
    'Empieza por https:// y lleva a Internet. Las llamadas se firman como describe Standard Webhooks.',
  webhookMissing: 'Ingrese una dirección que empiece por https://.',
  webhookRefused:
    'No se puede llamar a esta dirección: debe empezar por https:// y no llevar ni a la red de la empresa ni de vuelta al portal.',
  recipient: 'A alguien sin cuenta',
  recipientHint: 'Recibe antes un correo para confirmarlo.',
  recipientInvalid: 'Ingrese una dirección como nombre@empresa.com.',
  recipientLanguage: 'Idioma del correo',
  secretTitle: 'Secreto del webhook',
  secretText: 'Las llamadas se firman con este secreto. Solo se muestra ahora.',
  secret: 'Secreto',
  state: {
    unconfirmed: 'Sin confirmar',
    stopped: 'Detenida',
  },
  lastSent: 'último envío: {{time}}',
  sent: 'Historial de envíos',
  nothingSent: 'Todavía no se ha enviado nada.',
  delivery: {
    waiting: 'En espera',
    sent: 'Enviado',
    failed: 'Fallido',
  },
  notSaved: 'No se pudo guardar la suscripción. Inténtelo de nuevo.',
  notRemoved: 'No se pudo eliminar la suscripción. Inténtelo de nuevo.',
  tooMany: 'Tiene {{most}} suscripciones, el máximo. Elimine antes una.',
};
