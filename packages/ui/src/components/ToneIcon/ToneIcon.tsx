import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';

/** What a message is about. */
export const messageTones = ['info', 'success', 'warning', 'error'] as const;
/** What a message is about. */
export type MessageTone = (typeof messageTones)[number];

const icons = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
} satisfies Record<MessageTone, unknown>;

/** Props of {@link ToneIcon}. */
export interface ToneIconProps {
  /** Which icon. */
  tone: MessageTone;
  /** Width and height in pixels. @default 16 */
  size?: number;
}

/** The icon of a message's tone: each has a shape of its own, since a hue alone says nothing to many. */
export function ToneIcon({ tone, size = 16 }: ToneIconProps) {
  const Icon = icons[tone];
  return <Icon size={size} aria-hidden="true" />;
}
