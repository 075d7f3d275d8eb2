import type { Tone } from '@cnx/ui';

/** What the spec's kinds of a message mean in the components' words. */
export const messageTones = {
  error: 'critical',
  success: 'good',
  info: 'info',
} as const satisfies Record<string, Tone>;
/** The spec's kind of a message. */
export type MessageType = keyof typeof messageTones;
