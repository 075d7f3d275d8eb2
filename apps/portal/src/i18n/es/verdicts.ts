import type { verdicts as english } from '../en/verdicts.ts';
import type { Translated } from '../translated.ts';

/** Verdicts of people on changes, in Spanish. */
export const verdicts: Translated<typeof english> = {
  label: 'Decidir sobre los cambios',
  accept: 'Aceptar el nuevo nivel',
  explain: 'Explicar',
  dismiss: 'Descartar',
  reopen: 'Reabrir',
  comment: 'Comentar',
  more: 'Más',
  history: 'Decisiones',
  partOf: 'Parte de esta excepción:',
  inReport: 'En el informe de excepciones:',
  noHistory: 'Nadie ha decidido sobre él todavía.',
  effect: {
    accept:
      'Lo esperado sigue el nuevo nivel, y el potencial por declinación también; lo que falta ya no es pérdida.',
    acceptGauge: 'El nuevo nivel cuenta como normal; el potencial no cambia.',
    explain: 'Dice qué lo causó, una entrada del registro o un comentario; el potencial no cambia.',
    dismiss: 'Deja de estar abierto; una falsa alarma cuenta contra la regla.',
  },
  form: {
    event: 'Entrada del registro que lo explica',
    cause: 'Causa',
    causeHint: 'Se escribe en el registro del pozo.',
    noExplanation: 'Elija una entrada o una causa, o escriba qué lo explica.',
    otherEvent: 'Otra cosa',
    otherEventHint: 'Escríbala en el comentario.',
    noEvents:
      'El registro no tiene ninguna entrada de este pozo ni de su campo a menos de 7 días del cambio. Indique la causa o escriba qué lo explica.',
    reason: 'Motivo',
    noReason: 'Elija un motivo.',
  },
  reason: {
    falseAlarm: 'Falsa alarma',
    measurementError: 'Error de medición',
    other: 'Otro motivo',
  },
  reasonHint: {
    falseAlarm: 'El nivel no cambió.',
    measurementError: 'El sensor o el reporte estaba equivocado.',
    other: 'Indíquelo en el comentario.',
  },
  done: {
    accept_one: '{{well}}: nuevo nivel aceptado.',
    accept_many: '{{count}} de nuevos niveles aceptados.',
    accept_other: '{{count}} nuevos niveles aceptados.',
    explain_one: '{{well}}: explicado.',
    explain_many: '{{count}} de cambios explicados.',
    explain_other: '{{count}} cambios explicados.',
    dismiss_one: '{{well}}: descartado.',
    dismiss_many: '{{count}} de cambios descartados.',
    dismiss_other: '{{count}} cambios descartados.',
    reopen_one: '{{well}}: abierto de nuevo.',
    reopen_many: '{{count}} de cambios abiertos de nuevo.',
    reopen_other: '{{count}} cambios abiertos de nuevo.',
    comment_one: '{{well}}: comentario agregado.',
    comment_many: 'Comentario agregado a {{count}} de cambios.',
    comment_other: 'Comentario agregado a {{count}} cambios.',
  },
  sensitivity: {
    title: 'Sensibilidad de {{well}}',
    step: { low: 'Baja', medium: 'Media', high: 'Alta' },
    effect: {
      low: 'Solo encuentra cambios grandes y casi ninguna falsa alarma.',
      medium: 'Encuentra cambios medianos y pocas falsas alarmas.',
      high: 'Encuentra cambios más pequeños y más falsas alarmas.',
    },
    forAll: 'Vale para este pozo y para todos los usuarios.',
    computing: 'Se están buscando de nuevo los cambios de este pozo…',
    history: 'Quién eligió la sensibilidad',
    done: '{{well}}: se han buscado de nuevo sus cambios.',
    chosenSinceBy:
      '{{name}} ha elegido entretanto una sensibilidad, el {{at, datetime(dateStyle: medium; timeStyle: short; timeZone: UTC)}} UTC. No se ha cambiado nada.',
    refused: 'No se pudo guardar la sensibilidad.',
  },
  refusal: {
    changeGone: 'Uno de estos cambios ya no se encuentra: un nuevo cálculo lo ha quitado. No se cambió nada.',
    causeGone: 'Esa causa ya no se puede elegir. Elija otra.',
    eventGone: 'Esa entrada del registro ya no está cerca del cambio. Elija otra.',
    notConfirmed: 'Una alarma sin confirmar solo se puede descartar.',
    noChange: 'Solo los cambios y las caídas de producción se pueden aceptar o explicar. No se cambió nada.',
  },
};
