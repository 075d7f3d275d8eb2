import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from '../../../themes/stitches.ts';
import { IconButton } from '../../inputs/IconButton/IconButton.tsx';
import { useWords } from '../../../words/words.tsx';
import type { RootProps, Tone } from '../../props.ts';
import { ToneIcon } from '../ToneIcon/ToneIcon.tsx';
import { bannerWords, type BannerLabels } from './banner.words.ts';

const Root = styled('div', {
  display: 'flex',
  alignItems: 'flex-start',
  gap: '$3',
  padding: '$3 $4',
  border: '1px solid',
  borderRadius: '$control',
  lineHeight: '$body',
  color: '$text',
  variants: {
    tone: {
      neutral: {
        backgroundColor: '$neutralSubtle',
        borderColor: '$neutralBorder',
        '& > svg': { color: '$textQuiet' },
      },
      info: { backgroundColor: '$infoSubtle', borderColor: '$infoBorder', '& > svg': { color: '$infoText' } },
      good: {
        backgroundColor: '$goodSubtle',
        borderColor: '$goodBorder',
        '& > svg': { color: '$goodText' },
      },
      warning: {
        backgroundColor: '$warningSubtle',
        borderColor: '$warningBorder',
        '& > svg': { color: '$warningText' },
      },
      critical: {
        backgroundColor: '$criticalSubtle',
        borderColor: '$criticalBorder',
        '& > svg': { color: '$criticalText' },
      },
    },
  },
  '& > svg': { flex: 'none', marginTop: 2 },
});
const Message = styled('div', { flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
const Title = styled('strong', { display: 'block', fontWeight: '$strong' });
const Aside = styled('div', { row: '$2', marginBlock: -4 });

/** Props of {@link Banner}; its element's besides. */
export interface BannerProps extends RootProps {
  /** What the message is about. @default info */
  tone?: Tone;
  /** The message in few words, where the text below it is longer. */
  title?: ReactNode;
  /** What happened, then what to do. */
  children: ReactNode;
  /** Buttons or links that help. */
  actions?: ReactNode;
  /** Called by the closing button. Without it there is none, and the banner stays. */
  onDismiss?: (() => void) | undefined;
  /** Words instead of its own. */
  labels?: Partial<BannerLabels>;
}

/** A message to the whole view or form. A critical one interrupts what a screen reader says, others wait their turn. */
export function Banner(props: BannerProps) {
  const { tone = 'info', title, children, actions, onDismiss, labels, ...rest } = props;
  const { dismiss } = useWords(bannerWords, labels);
  return (
    <Root role={tone === 'critical' ? 'alert' : 'status'} {...rest} tone={tone}>
      <ToneIcon tone={tone} width={18} />
      <Message>
        {title && <Title>{title}</Title>}
        {children}
      </Message>
      {(actions || onDismiss) && (
        <Aside>
          {actions}
          {onDismiss && <IconButton size="sm" label={dismiss} icon={<X size={16} />} onClick={onDismiss} />}
        </Aside>
      )}
    </Root>
  );
}
