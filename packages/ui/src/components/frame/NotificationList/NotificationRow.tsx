import type { ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import type { Tone } from '../../props.ts';
import { unbrokenNames } from '../../unbroken-names.tsx';
import { toneIcons } from '../../showing/tone-icons.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';

/** One notification. */
export interface NotificationItem {
  readonly id: string;
  /** What happened. */
  readonly label: string;
  /** One or two sentences more. */
  readonly description?: string;
  /** When, in full; an age alone is not true any more in a picture or on a page that was left open. */
  readonly time: string;
  /** When, in the reader's words, behind the time: `3 min ago`. */
  readonly age: string;
  /** What stands before the time, in a few words: its kind and how urgent it is. */
  readonly kind?: string;
  /** How many events it stands for; said where it is more than one. @default 1 */
  readonly count?: number;
  /** What it means. @default info */
  readonly tone?: Tone;
  readonly read: boolean;
  /** Where it leads. */
  readonly href?: string;
  /** Earlier ones of its group, newest first: shown when the reader asks for them. */
  readonly earlier?: readonly NotificationItem[];
}

const Line = styled('div', {
  display: 'flex',
  alignItems: 'flex-start',
  '& > :first-child': { flex: 1, minWidth: 0 },
});
const Actions = styled('span', { display: 'flex', flex: 'none', padding: '$1' });
const rowRules = {
  display: 'grid',
  gridTemplateColumns: '18px minmax(0, 1fr) 8px',
  gap: '$1 $3',
  width: '100%',
  padding: '$3',
  border: 0,
  borderRadius: '$control',
  backgroundColor: 'transparent',
  color: '$text',
  fontSize: '$body',
  lineHeight: '$snug',
  textAlign: 'start',
  textDecoration: 'none',
  focusRing: -2,
  '&:is(a, button)': { cursor: 'pointer' },
  '&:is(a, button):hover': { backgroundColor: '$hover' },
} as const;
const Anchor = styled('a', rowRules);
const Press = styled('button', rowRules);
const Plain = styled('div', rowRules);
const Picture = styled('span', {
  paddingTop: 1,
  variants: {
    tone: {
      good: { color: '$goodMark' },
      info: { color: '$infoMark' },
      neutral: { color: '$textQuiet' },
      warning: { color: '$warningMark' },
      critical: { color: '$criticalMark' },
    },
  },
});
const Words = styled('span', { minWidth: 0, overflowWrap: 'anywhere' });
const Label = styled('span', { display: 'block', variants: { unread: { true: { fontWeight: '$medium' } } } });
const Description = styled('span', {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  quiet: '$small',
});
const Facts = styled('span', { display: 'block', marginTop: '$half', quiet: '$caption' });
// Apart by room: a sign between the two would stand alone at the end of a line.
const About = styled('span', { marginInlineEnd: '$2' });
const Whole = styled('span', { whiteSpace: 'nowrap' });
const Dot = styled('span', {
  // In the middle of the title's line.
  marginTop: 6,
  size: 8,
  borderRadius: '$round',
  backgroundColor: '$accentMark',
  '@forced': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
});

/** Props of {@link NotificationRow}. */
export interface NotificationRowProps {
  item: NotificationItem;
  /** Read aloud before one that is unread. */
  unreadLabel: string;
  /** How many events it stands for, in words. */
  countLabel: string | undefined;
  onSelect: ((item: NotificationItem) => void) | undefined;
  /** What can be done with it besides. */
  actions?: ReactNode;
}

/** One notification: a link where it leads somewhere, a button where it only opens. */
export function NotificationRow({ item, unreadLabel, countLabel, onSelect, actions }: NotificationRowProps) {
  const tone = item.tone && item.tone in toneIcons ? item.tone : 'info';
  const Icon = toneIcons[tone];
  const about = [item.kind, countLabel].filter(Boolean).join(' · ');
  const content = (
    <>
      <Picture tone={tone}>
        <Icon size={18} />
      </Picture>
      <Words>
        {!item.read && <VisuallyHidden>{unreadLabel} </VisuallyHidden>}
        <Label unread={!item.read}>{unbrokenNames(item.label)}</Label>
        {item.description && <Description>{unbrokenNames(item.description)}</Description>}
        <Facts>
          {about && <About>{about}</About>}{' '}
          <Whole>
            {item.time} · {item.age}
          </Whole>
        </Facts>
      </Words>
      {!item.read && <Dot />}
    </>
  );
  const select = () => onSelect?.(item);
  return (
    <Line>
      {item.href !== undefined ? (
        <Anchor href={item.href} onClick={select}>
          {content}
        </Anchor>
      ) : onSelect ? (
        <Press type="button" onClick={select}>
          {content}
        </Press>
      ) : (
        <Plain>{content}</Plain>
      )}
      {actions && <Actions>{actions}</Actions>}
    </Line>
  );
}
