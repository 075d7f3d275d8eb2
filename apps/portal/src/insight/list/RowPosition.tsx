import { IconButton, styled, VisuallyHidden } from '@cnx/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useFormats } from '../use-formats.ts';
import type { RowSteps } from './row-steps.ts';

const Position = styled('span', {
  alignSelf: 'center',
  marginInlineEnd: 'auto',
  quiet: '$caption',
  figures: 'tabular',
});

/** Props of {@link RowPosition}. */
export interface RowPositionProps {
  steps: RowSteps;
  /** What the open row is called. */
  name: string;
  /** Opens the row before, or the one after. */
  onStep: (by: -1 | 1) => void;
}

/** Which of the rows is open, and two buttons to the ones beside it; nothing for a row that the table never had. */
export function RowPosition({ steps: { at, hasLeft, total, next }, name, onStep }: RowPositionProps) {
  const { t, quantities } = useFormats();
  if (at < 0 && !hasLeft) return null;
  return (
    <>
      {/* A step to another row leaves the focus on its button. */}
      <Position aria-live="polite">
        <VisuallyHidden>{`${name}, `}</VisuallyHidden>
        {hasLeft
          ? t('insight.row.left')
          : t('insight.row.position', { at: quantities.count(at + 1), total: quantities.count(total) })}
      </Position>
      <IconButton
        label={t('insight.row.previous')}
        icon={<ChevronLeft size={18} />}
        disabled={next(-1) === null}
        aria-keyshortcuts="ArrowLeft K"
        onClick={() => onStep(-1)}
      />
      <IconButton
        label={t('insight.row.next')}
        icon={<ChevronRight size={18} />}
        disabled={next(1) === null}
        aria-keyshortcuts="ArrowRight J"
        onClick={() => onStep(1)}
      />
    </>
  );
}
