import type { ImportProgress } from '@cnx/api';
import { Card, ProgressBar, VisuallyHidden } from '@cnx/ui';
import { useAtomValue } from 'jotai';
import { useFormats, type Formats } from '../../insight/use-formats.ts';
import { importProgressAtom } from './imports.atoms.ts';

/** Props of {@link ProgressOfFile}. */
export interface ProgressOfFileProps {
  name: string;
  /** What is under way. */
  busy: 'reading' | 'storing';
}

/** How far a file that is being read or stored has come. */
export function ProgressOfFile(props: ProgressOfFileProps) {
  const { data } = useAtomValue(importProgressAtom);
  return <ProgressCard {...props} progress={data?.data} />;
}

/** Props of {@link ProgressCard}. */
export interface ProgressCardProps extends ProgressOfFileProps {
  /** Undefined while it is not known. */
  progress: ImportProgress | undefined;
}

/** How far an import has come, in a bar, rows and per cent; said aloud at its beginning and at each quarter. */
export function ProgressCard({ name, busy, progress }: ProgressCardProps) {
  const formats = useFormats();
  const { t } = formats;
  const stage = progress?.stage ?? null;
  const share = progress && stage !== null && progress.of > 0 ? progress.done / progress.of : null;
  const label =
    stage === 'waiting'
      ? t('imports.progress.waiting')
      : t(`imports.${busy === 'storing' || stage !== 'storing' ? busy : 'checking'}`, { name });
  const quarter = share === null ? 0 : Math.floor(Math.min(share, 1) * 4) * 25;
  return (
    <Card>
      <ProgressBar
        label={label}
        value={stage === 'waiting' || share === null ? null : share * 100}
        figure={progress && share !== null ? figureOf(progress, share, formats) : undefined}
      />
      <VisuallyHidden aria-live="polite">
        {quarter === 0
          ? label
          : t('imports.progress.said', { label, percent: formats.quantities.count(quarter) })}
      </VisuallyHidden>
    </Card>
  );
}

/** Rows that are done of all, which are estimated by what is read of the file until it was read once. */
function figureOf(
  { stage, done, of, rows }: ImportProgress,
  share: number,
  { t, quantities }: Formats,
): string | undefined {
  const percent = quantities.count(Math.floor(Math.min(share, 1) * 100));
  if (stage === 'storing')
    return t('imports.progress.rows', {
      ...{ count: of, done: quantities.count(done), of: quantities.count(of), percent },
    });
  const all = share > 0 ? Math.round(rows / share) : 0;
  // An estimate of many digits says more than is known.
  const digits = 10 ** Math.max(0, String(all).length - 2);
  const about = Math.round(all / digits) * digits;
  // Before the first row is read, nothing is known of their number.
  if (about === 0) return undefined;
  return t('imports.progress.about', {
    ...{ count: about, done: quantities.count(rows), of: quantities.count(about), percent },
  });
}
